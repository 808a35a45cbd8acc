import type { EnrolMessages } from './en'

export const gl: EnrolMessages = {
  keptGone:
    'O que escribiras xa non está aquí. Gardámolo durante 30 minutos, ou ata que se envía a solicitude.',
  sentBefore: 'Xa enviaches esta solicitude',
  sentBeforeText:
    'A escola xa ten unha solicitude da mesma persoa para a mesma estadía. Non fai falta que a envíes outra vez.',
  sentOn: 'Enviada o {date}',
  sendAgain: 'Enviar outra solicitude',
  sendAgainText:
    'Queres facer unha segunda solicitude á parte, por exemplo para alguén que comparte o teu correo electrónico?',
  confirmed: 'Enviámosche unha confirmación por correo.',
  summary: 'A túa solicitude',
  nextTitle: 'Que pasa agora',
  nextCheck: 'A escola comproba que hai praza para ti nestas datas.',
  nextAnswerOne: 'Respóndeche por correo electrónico nun día laborable.',
  nextAnswerOther: 'Respóndeche por correo electrónico en {count} días laborables.',
  nextPay: 'Cando a túa praza está confirmada, a escola explícache como pagar. Ata entón non pagas nada.',
  openQuote: 'Abrir o orzamento',
  calendar: 'Engadir as datas ao calendario',
  questionsText: 'Ponte en contacto con {school} e indica a referencia.',
}
