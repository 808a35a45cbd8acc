import type { BillingMessages } from './en'

export const ca: BillingMessages = {
  invoice: 'Factura',
  number: 'Número',
  date: 'Data',
  payBy: 'A pagar fins al',
  recipient: 'Factura a',
  replaces: 'Substitueix la factura {number}.',
  cancelled: 'Anul·lada el {date}.',
  taxId: 'Número fiscal',
  alreadyPaid: 'Ja pagat',
  toPay: 'A pagar',
  howToPay: 'Com pagar',
  invoiceSaysHow: 'La factura indica com pagar.',
  scan: 'Escaneja el codi amb l’aplicació del teu banc o fes servir aquestes dades.',
  holder: 'Titular del compte',
  bank: 'Banc',
  purpose: 'Concepte',
  codeAlt: 'Codi QR per a una transferència de {amount} a {holder}',
  course: 'Curs',
  accommodation: 'Allotjament',
  receivedOn: 'Rebut el',
  way: 'Pagat amb',
  balance: 'Pendent de pagament',
  leftOut: 'Aquest document no pot imprimir alguns caràcters, que s’han omès.',
  ways: { transfer: 'Transferència', card: 'Targeta', cash: 'Efectiu', other: 'Altres' },
  letterDocument: {
    title: 'Carta d’acceptació',
    text: 'Confirmem que {name} té plaça a {school} per al curs {course}, {weeks}, del {start} al {end}.\n\nPer a qualsevol pregunta sobre aquesta confirmació, poseu-vos en contacte amb nosaltres indicant la referència {reference}.',
  },
  invoiceDocument: {
    title: 'Factura proforma',
    before: 'Gràcies per la matrícula. Aquests són els serveis i els seus preus.',
    after:
      'Preguem el pagament fins al {payBy}, indicant el concepte perquè el puguem assignar. Les comissions del banc ordenant no hi estan incloses.',
  },
  receiptDocument: { title: 'Rebut', text: 'Hem rebut aquest pagament. Gràcies.' },
  mails: {
    letter: {
      subject: 'La teva carta d’acceptació ({reference})',
      text: 'Hola, {name}:\n\nT’adjuntem la carta d’acceptació per a {course} a partir del {start}.\n\nSi alguna cosa no és correcta, respon a aquest correu.\n\nCordialment,\n{staff}\n{school}',
    },
    invoice: {
      subject: 'La teva factura {invoice} ({reference})',
      text: 'Hola, {name}:\n\nT’adjuntem la factura {invoice} de {course} a partir del {start}. Si us plau, paga {balance} fins al {payBy}. {howToPay}\n\nSi tens cap pregunta, respon a aquest correu.\n\nCordialment,\n{staff}\n{school}',
    },
    receipt: {
      subject: 'El teu rebut ({reference})',
      text: 'Hola, {name}:\n\nHem rebut el teu pagament de {amount}. T’adjuntem el rebut.\n\nGràcies.\n\nCordialment,\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Recordatori: factura {invoice} ({reference})',
      text: 'Hola, {name}:\n\nLa factura {invoice} s’havia de pagar fins al {payBy}. Encara no hem rebut {balance}. Tornem a adjuntar la factura. {howToPay}\n\nSi mentrestant ja has pagat, no facis cas d’aquest correu.\n\nCordialment,\n{staff}\n{school}',
    },
  },
}
