import type { BillingMessages } from './en'

export const it: BillingMessages = {
  invoice: 'Fattura',
  number: 'Numero',
  date: 'Data',
  payBy: 'Da pagare entro il',
  recipient: 'Fattura a',
  replaces: 'Sostituisce la fattura {number}.',
  cancelled: 'Annullata il {date}.',
  taxId: 'Numero fiscale',
  alreadyPaid: 'Già pagato',
  toPay: 'Da pagare',
  howToPay: 'Come pagare',
  invoiceSaysHow: 'La fattura indica come pagare.',
  scan: 'Scansiona il codice con l’app della tua banca, o usa questi dati.',
  holder: 'Intestatario del conto',
  bank: 'Banca',
  purpose: 'Causale',
  codeAlt: 'Codice QR per un bonifico di {amount} a {holder}',
  course: 'Corso',
  accommodation: 'Alloggio',
  receivedOn: 'Ricevuto il',
  way: 'Pagato con',
  balance: 'Ancora da pagare',
  leftOut: 'Questo documento non può stampare alcuni caratteri, che sono stati omessi.',
  ways: { transfer: 'Bonifico', card: 'Carta', cash: 'Contanti', other: 'Altro' },
  letterDocument: {
    title: 'Lettera di ammissione',
    text: 'Confermiamo che {name} ha un posto presso {school} per il corso {course}, {weeks}, dal {start} al {end}.\n\nPer domande su questa conferma ci contatti indicando il riferimento {reference}.',
  },
  invoiceDocument: {
    title: 'Fattura pro forma',
    before: 'Grazie per l’iscrizione. Questi sono i servizi e i loro prezzi.',
    after:
      'Si prega di pagare entro il {payBy} indicando la causale, così possiamo attribuire il pagamento. Le spese della banca ordinante non sono incluse.',
  },
  receiptDocument: { title: 'Ricevuta', text: 'Abbiamo ricevuto questo pagamento. Grazie.' },
  mails: {
    letter: {
      subject: 'La tua lettera di ammissione ({reference})',
      text: 'Ciao {name},\n\nin allegato trovi la tua lettera di ammissione per {course} dal {start}.\n\nSe qualcosa non è corretto, rispondi a questa e-mail.\n\nCordiali saluti,\n{staff}\n{school}',
    },
    invoice: {
      subject: 'La tua fattura {invoice} ({reference})',
      text: 'Ciao {name},\n\nin allegato trovi la fattura {invoice} per {course} dal {start}. Ti preghiamo di pagare {balance} entro il {payBy}. {howToPay}\n\nPer domande rispondi a questa e-mail.\n\nCordiali saluti,\n{staff}\n{school}',
    },
    receipt: {
      subject: 'La tua ricevuta ({reference})',
      text: 'Ciao {name},\n\nabbiamo ricevuto il tuo pagamento di {amount}. La ricevuta è allegata.\n\nGrazie.\n\nCordiali saluti,\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Promemoria: fattura {invoice} ({reference})',
      text: 'Ciao {name},\n\nla fattura {invoice} era da pagare entro il {payBy}. Non abbiamo ancora ricevuto {balance}. Alleghiamo di nuovo la fattura. {howToPay}\n\nSe nel frattempo hai pagato, ignora questa e-mail.\n\nCordiali saluti,\n{staff}\n{school}',
    },
  },
}
