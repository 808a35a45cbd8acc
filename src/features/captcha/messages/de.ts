import type { CaptchaMessages } from './en'

export const de: CaptchaMessages = {
  question: 'Wie viel ist {a} plus {b}?',
  hint: 'Antworte mit einer Zahl. So können uns Programme nicht überfluten.',
  working: 'Im Hintergrund wird geprüft, dass ein Mensch das ausfüllt. Nichts davon verlässt diese Website.',
  done: 'Geprüft: Ein Mensch füllt das aus.',
  wrong: 'Beantworte die Frage mit der richtigen Zahl.',
  used: 'Diese Antwort wurde schon verwendet oder ist zu alt. Bitte beantworte die neue Frage.',
  numbers: 'eins zwei drei vier fünf sechs sieben acht neun',
}
