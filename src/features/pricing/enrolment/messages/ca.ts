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
}
