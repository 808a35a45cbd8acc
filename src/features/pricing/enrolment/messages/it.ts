import type { EnrolMessages } from './en'

export const it: EnrolMessages = {
  keptGone:
    'Quello che avevi scritto non c’è più. Lo conserviamo per 30 minuti, o finché la richiesta non è inviata.',
  sentBefore: 'Hai già inviato questa richiesta',
  sentBeforeText:
    'La scuola ha già una richiesta della stessa persona per lo stesso soggiorno. Non serve inviarla di nuovo.',
  sentOn: 'Inviata il {date}',
  sendAgain: 'Invia un’altra richiesta',
  sendAgainText:
    'Vuoi fare una seconda richiesta separata, per esempio per qualcuno che usa il tuo stesso indirizzo e-mail?',
}
