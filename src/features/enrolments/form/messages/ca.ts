import type { EnrolMessages } from './en'

export const ca: EnrolMessages = {
  keptGone:
    'El que havies escrit ja no és aquí. Ho guardem durant 30 minuts, o fins que s’envia la sol·licitud.',
  sentBefore: 'Ja has enviat aquesta sol·licitud',
  sentBeforeText:
    'L’escola ja té una sol·licitud de la mateixa persona per a la mateixa estada. No cal que la tornis a enviar.',
  sentOn: 'Enviada el {date}',
  sendAgain: 'Envia una altra sol·licitud',
  sendAgainText:
    'Vols fer una segona sol·licitud a part, per exemple per a algú que comparteix la teva adreça electrònica?',
  confirmed: 'T’hem enviat una confirmació per correu.',
  summary: 'La teva sol·licitud',
  nextTitle: 'Què passa ara',
  nextCheck: 'L’escola comprova que hi ha plaça per a tu en aquestes dates.',
  nextAnswerOne: 'Et respon per correu electrònic en un dia laborable.',
  nextAnswerOther: 'Et respon per correu electrònic en {count} dies laborables.',
  nextPay: 'Quan la plaça està confirmada, l’escola t’explica com pagar. Fins aleshores no pagues res.',
  openQuote: 'Obre el pressupost',
  calendar: 'Afegeix les dates al calendari',
  questionsText: 'Posa’t en contacte amb {school} i indica la referència.',
}
