import type { BillingMessages } from './en'

export const gl: BillingMessages = {
  invoice: 'Factura',
  number: 'Número',
  date: 'Data',
  payBy: 'A pagar antes do',
  recipient: 'Factura a',
  replaces: 'Substitúe a factura {number}.',
  cancelled: 'Anulada o {date}.',
  taxId: 'Número fiscal',
  alreadyPaid: 'Xa pagado',
  toPay: 'A pagar',
  howToPay: 'Como pagar',
  invoiceSaysHow: 'A factura indica como pagar.',
  scan: 'Escanea o código coa aplicación do teu banco ou usa estes datos.',
  holder: 'Titular da conta',
  bank: 'Banco',
  purpose: 'Concepto',
  codeAlt: 'Código QR para unha transferencia de {amount} a {holder}',
  course: 'Curso',
  accommodation: 'Aloxamento',
  receivedOn: 'Recibido o',
  way: 'Pagado con',
  balance: 'Pendente de pagamento',
  leftOut: 'Este documento non pode imprimir algúns caracteres, que se omitiron.',
  ways: { transfer: 'Transferencia', card: 'Tarxeta', cash: 'Efectivo', other: 'Outro' },
  letterDocument: {
    title: 'Carta de aceptación',
    text: 'Confirmamos que {name} ten praza en {school} para o curso {course}, {weeks}, do {start} ao {end}.\n\nPara calquera pregunta sobre esta confirmación, póñase en contacto connosco indicando a referencia {reference}.',
  },
  invoiceDocument: {
    title: 'Factura proforma',
    before: 'Grazas pola matrícula. Estes son os servizos e os seus prezos.',
    after:
      'Rogamos o pagamento antes do {payBy}, indicando o concepto para que o poidamos asignar. As comisións do banco ordenante non están incluídas.',
  },
  receiptDocument: { title: 'Recibo', text: 'Recibimos este pagamento. Grazas.' },
  mails: {
    letter: {
      subject: 'A túa carta de aceptación ({reference})',
      text: 'Ola, {name}:\n\nAchegamos a túa carta de aceptación para {course} a partir do {start}.\n\nSe algo non é correcto, responde a este correo.\n\nUn cordial saúdo,\n{staff}\n{school}',
    },
    invoice: {
      subject: 'A túa factura {invoice} ({reference})',
      text: 'Ola, {name}:\n\nAchegamos a factura {invoice} de {course} a partir do {start}. Por favor, paga {balance} antes do {payBy}. {howToPay}\n\nSe tes algunha pregunta, responde a este correo.\n\nUn cordial saúdo,\n{staff}\n{school}',
    },
    receipt: {
      subject: 'O teu recibo ({reference})',
      text: 'Ola, {name}:\n\nRecibimos o teu pagamento de {amount}. Achegamos o recibo.\n\nGrazas.\n\nUn cordial saúdo,\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Recordatorio: factura {invoice} ({reference})',
      text: 'Ola, {name}:\n\nA factura {invoice} debía pagarse antes do {payBy}. Aínda non recibimos {balance}. Volvemos achegar a factura. {howToPay}\n\nSe xa pagaches, non teñas en conta este correo.\n\nUn cordial saúdo,\n{staff}\n{school}',
    },
  },
}
