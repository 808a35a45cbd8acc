import type { BillingMessages } from './en'

export const fr: BillingMessages = {
  invoice: 'Facture',
  number: 'Numéro',
  date: 'Date',
  payBy: 'À payer avant le',
  recipient: 'Facture à',
  replaces: 'Remplace la facture {number}.',
  cancelled: 'Annulée le {date}.',
  taxId: 'Numéro fiscal',
  alreadyPaid: 'Déjà payé',
  toPay: 'À payer',
  howToPay: 'Comment payer',
  invoiceSaysHow: 'La facture indique comment payer.',
  scan: 'Scannez le code avec l’application de votre banque, ou utilisez ces données.',
  holder: 'Titulaire du compte',
  bank: 'Banque',
  purpose: 'Motif du virement',
  codeAlt: 'Code QR pour un virement de {amount} à {holder}',
  course: 'Cours',
  accommodation: 'Hébergement',
  receivedOn: 'Reçu le',
  way: 'Payé par',
  balance: 'Reste à payer',
  leftOut: 'Ce document ne peut pas imprimer certains caractères, qui ont été omis.',
  ways: { transfer: 'Virement', card: 'Carte', cash: 'Espèces', other: 'Autre' },
  letterDocument: {
    title: 'Lettre d’admission',
    text: 'Nous confirmons que {name} a une place à {school} pour le cours {course}, {weeks}, du {start} au {end}.\n\nPour toute question sur cette confirmation, veuillez nous contacter en indiquant la référence {reference}.',
  },
  invoiceDocument: {
    title: 'Facture pro forma',
    before: 'Merci pour votre inscription. Voici les prestations et leurs prix.',
    after:
      'Merci de payer avant le {payBy} et d’indiquer le motif du virement, afin que nous puissions attribuer votre paiement. Les frais de votre banque ne sont pas compris.',
  },
  receiptDocument: { title: 'Reçu', text: 'Nous avons reçu ce paiement. Merci.' },
  mails: {
    letter: {
      subject: 'Votre lettre d’admission ({reference})',
      text: 'Bonjour {name},\n\nVous trouverez en pièce jointe votre lettre d’admission pour {course} à partir du {start}.\n\nSi quelque chose n’est pas exact, répondez simplement à cet e-mail.\n\nCordialement,\n{staff}\n{school}',
    },
    invoice: {
      subject: 'Votre facture {invoice} ({reference})',
      text: 'Bonjour {name},\n\nVous trouverez en pièce jointe la facture {invoice} pour {course} à partir du {start}. Merci de payer {balance} avant le {payBy}. {howToPay}\n\nSi vous avez des questions, répondez simplement à cet e-mail.\n\nCordialement,\n{staff}\n{school}',
    },
    receipt: {
      subject: 'Votre reçu ({reference})',
      text: 'Bonjour {name},\n\nNous avons reçu votre paiement de {amount}. Le reçu est joint.\n\nMerci.\n\nCordialement,\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Rappel : facture {invoice} ({reference})',
      text: 'Bonjour {name},\n\nLa facture {invoice} était à payer avant le {payBy}. Nous n’avons pas encore reçu {balance}. Nous joignons à nouveau la facture. {howToPay}\n\nSi vous avez payé entre-temps, ne tenez pas compte de cet e-mail.\n\nCordialement,\n{staff}\n{school}',
    },
  },
}
