import type { EnrolMessages } from './en'

export const es: EnrolMessages = {
  keptGone:
    'Lo que habías escrito ya no está aquí. Lo guardamos durante 30 minutos, o hasta que se envía la solicitud.',
  sentBefore: 'Ya has enviado esta solicitud',
  sentBeforeText:
    'La escuela ya tiene una solicitud de la misma persona para la misma estancia. No hace falta que la envíes otra vez.',
  sentOn: 'Enviada el {date}',
  sendAgain: 'Enviar otra solicitud',
  sendAgainText:
    '¿Quieres hacer una segunda solicitud aparte, por ejemplo para alguien que comparte tu correo electrónico?',
  confirmed: 'Te hemos enviado una confirmación por correo.',
  summary: 'Tu solicitud',
  nextTitle: 'Qué pasa ahora',
  nextCheck: 'La escuela comprueba que hay plaza para ti en estas fechas.',
  nextAnswerOne: 'Te responde por correo electrónico en un día laborable.',
  nextAnswerOther: 'Te responde por correo electrónico en {count} días laborables.',
  nextPay: 'Cuando tu plaza está confirmada, la escuela te explica cómo pagar. Hasta entonces no pagas nada.',
  openQuote: 'Abrir el presupuesto',
  calendar: 'Añadir las fechas al calendario',
  questionsText: 'Ponte en contacto con {school} e indica la referencia.',
}
