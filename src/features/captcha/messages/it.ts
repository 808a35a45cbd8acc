import type { CaptchaMessages } from './en'

export const it: CaptchaMessages = {
  question: 'Quanto fa {a} più {b}?',
  hint: 'Rispondi con un numero. Così i programmi non ci sommergono.',
  working: 'In sottofondo si controlla che a compilare sia una persona. Niente esce da questo sito.',
  done: 'Controllato: compila una persona.',
  wrong: 'Rispondi alla domanda con il numero giusto.',
  used: 'Quella risposta è già stata usata o è troppo vecchia. Rispondi alla nuova domanda.',
  numbers: 'uno due tre quattro cinque sei sette otto nove',
}
