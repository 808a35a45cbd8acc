import type { BillingMessages } from './en'

export const es: BillingMessages = {
  invoice: 'Factura',
  number: 'Número',
  date: 'Fecha',
  payBy: 'A pagar antes del',
  recipient: 'Factura a',
  replaces: 'Sustituye a la factura {number}.',
  cancelled: 'Anulada el {date}.',
  taxId: 'Número fiscal',
  alreadyPaid: 'Ya pagado',
  toPay: 'A pagar',
  howToPay: 'Cómo pagar',
  invoiceSaysHow: 'La factura indica cómo pagar.',
  scan: 'Escanea el código con la aplicación de tu banco o usa estos datos.',
  holder: 'Titular de la cuenta',
  bank: 'Banco',
  purpose: 'Concepto',
  codeAlt: 'Código QR para una transferencia de {amount} a {holder}',
  course: 'Curso',
  accommodation: 'Alojamiento',
  receivedOn: 'Recibido el',
  way: 'Pagado con',
  balance: 'Pendiente de pago',
  leftOut: 'Este documento no puede imprimir algunos caracteres, que se han omitido.',
  ways: { transfer: 'Transferencia', card: 'Tarjeta', cash: 'Efectivo', other: 'Otro' },
  letterDocument: {
    title: 'Carta de aceptación',
    text: 'Confirmamos que {name} tiene plaza en {school} para el curso {course}, {weeks}, del {start} al {end}.\n\nPara cualquier pregunta sobre esta confirmación, contacte con nosotros indicando la referencia {reference}.',
  },
  invoiceDocument: {
    title: 'Factura proforma',
    before: 'Gracias por la matrícula. Estos son los servicios y sus precios.',
    after:
      'Rogamos el pago antes del {payBy}, indicando el concepto para que podamos asignarlo. Las comisiones del banco ordenante no están incluidas.',
  },
  receiptDocument: { title: 'Recibo', text: 'Hemos recibido este pago. Gracias.' },
  mails: {
    letter: {
      subject: 'Tu carta de aceptación ({reference})',
      text: 'Hola, {name}:\n\nAdjuntamos tu carta de aceptación para {course} a partir del {start}.\n\nSi algo no es correcto, responde a este correo.\n\nUn cordial saludo,\n{staff}\n{school}',
    },
    invoice: {
      subject: 'Tu factura {invoice} ({reference})',
      text: 'Hola, {name}:\n\nAdjuntamos la factura {invoice} de {course} a partir del {start}. Por favor, paga {balance} antes del {payBy}. {howToPay}\n\nSi tienes alguna pregunta, responde a este correo.\n\nUn cordial saludo,\n{staff}\n{school}',
    },
    receipt: {
      subject: 'Tu recibo ({reference})',
      text: 'Hola, {name}:\n\nHemos recibido tu pago de {amount}. Adjuntamos el recibo.\n\nGracias.\n\nUn cordial saludo,\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Recordatorio: factura {invoice} ({reference})',
      text: 'Hola, {name}:\n\nLa factura {invoice} debía pagarse antes del {payBy}. Todavía no hemos recibido {balance}. Volvemos a adjuntar la factura. {howToPay}\n\nSi ya has pagado, no tengas en cuenta este correo.\n\nUn cordial saludo,\n{staff}\n{school}',
    },
  },
}
