import type { CaptchaMessages } from './en'

export const it: CaptchaMessages = {
  question: 'Quanto fa {a} più {b}?',
  hint: 'Rispondi con un numero. Così i programmi non ci sommergono.',
  working: 'In sottofondo si controlla che a compilare sia una persona. Niente esce da questo sito.',
  done: 'Controllato: compila una persona.',
  wrong: 'Rispondi alla domanda con il numero giusto.',
  used: 'Quella risposta è già stata usata o è troppo vecchia. Rispondi alla nuova domanda.',
  numbers: 'uno due tre quattro cinque sei sette otto nove',
  away: 'Al momento non è stato possibile completare la verifica che sei una persona. Invia di nuovo il modulo tra poco.',
  notDone: 'Completa la verifica che sei una persona.',
  notLoaded:
    'La verifica che sei una persona non si carica. Controlla la connessione o riprova più tardi. Ciò che hai scritto è ancora qui.',
  notAnswered: 'La verifica non è stata completata in tempo. Completala e invia di nuovo il modulo.',
  noScript: 'Questa verifica richiede JavaScript. Attivalo o scrivici per e-mail.',
}
