import type { CaptchaMessages } from './en'

export const de: CaptchaMessages = {
  question: 'Wie viel ist {a} plus {b}?',
  hint: 'Antworte mit einer Zahl. So können uns Programme nicht überfluten.',
  working: 'Im Hintergrund wird geprüft, dass ein Mensch das ausfüllt. Nichts davon verlässt diese Website.',
  done: 'Geprüft: Ein Mensch füllt das aus.',
  wrong: 'Beantworte die Frage mit der richtigen Zahl.',
  used: 'Diese Antwort wurde schon verwendet oder ist zu alt. Bitte beantworte die neue Frage.',
  numbers: 'eins zwei drei vier fünf sechs sieben acht neun',
  away: 'Gerade konnte nicht zu Ende geprüft werden, ob du ein Mensch bist. Bitte sende das Formular gleich noch einmal.',
  notDone: 'Schließe die Prüfung ab, ob du ein Mensch bist.',
  notLoaded:
    'Die Prüfung, ob du ein Mensch bist, lädt nicht. Prüfe deine Verbindung, oder versuche es später noch einmal. Was du geschrieben hast, ist noch da.',
  notAnswered:
    'Die Prüfung wurde nicht rechtzeitig abgeschlossen. Schließe sie ab und sende das Formular noch einmal.',
  noScript: 'Diese Prüfung braucht JavaScript. Bitte schalte es ein, oder schreib uns eine E-Mail.',
}
