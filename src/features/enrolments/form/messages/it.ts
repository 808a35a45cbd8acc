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
  confirmed: 'Ti abbiamo inviato una conferma per e-mail.',
  summary: 'La tua richiesta',
  nextTitle: 'Che cosa succede adesso',
  nextCheck: 'La scuola verifica che ci sia un posto per te in queste date.',
  nextAnswerOne: 'Risponde per e-mail entro un giorno lavorativo.',
  nextAnswerOther: 'Risponde per e-mail entro {count} giorni lavorativi.',
  nextPay: 'Quando il posto è confermato, la scuola ti spiega come pagare. Fino ad allora non paghi niente.',
  openQuote: 'Apri il preventivo',
  calendar: 'Aggiungi le date al calendario',
  questionsText: 'Contatta {school} e indica il riferimento.',
}
