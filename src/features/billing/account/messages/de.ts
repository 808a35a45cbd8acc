import type { BillingMessages } from './en'

export const de: BillingMessages = {
  invoice: 'Rechnung',
  number: 'Nummer',
  date: 'Datum',
  payBy: 'Zahlbar bis',
  recipient: 'Rechnung an',
  replaces: 'Ersetzt Rechnung {number}.',
  cancelled: 'Storniert am {date}.',
  taxId: 'Steuernummer',
  alreadyPaid: 'Bereits bezahlt',
  toPay: 'Zu zahlen',
  howToPay: 'So bezahlst du',
  invoiceSaysHow: 'Wie du bezahlst, steht in der Rechnung.',
  scan: 'Scanne den Code mit deiner Banking-App oder verwende diese Angaben.',
  holder: 'Kontoinhaber',
  bank: 'Bank',
  purpose: 'Verwendungszweck',
  codeAlt: 'QR-Code für eine Überweisung von {amount} an {holder}',
  course: 'Kurs',
  accommodation: 'Unterkunft',
  receivedOn: 'Eingegangen am',
  way: 'Bezahlt mit',
  balance: 'Noch zu zahlen',
  leftOut: 'Dieses Dokument kann einige Zeichen nicht drucken; sie wurden weggelassen.',
  ways: { transfer: 'Überweisung', card: 'Karte', cash: 'Bar', other: 'Sonstiges' },
  letterDocument: {
    title: 'Aufnahmebestätigung',
    text: 'Wir bestätigen, dass {name} bei {school} für den Kurs {course}, {weeks}, vom {start} bis {end} aufgenommen ist.\n\nBei Fragen zu dieser Bestätigung stehen wir unter Angabe der Referenznummer {reference} gern zur Verfügung.',
  },
  invoiceDocument: {
    title: 'Pro-forma-Rechnung',
    before: 'Vielen Dank für die Anmeldung. Dies sind die Leistungen und ihre Preise.',
    after:
      'Bitte bis {payBy} bezahlen und den Verwendungszweck angeben, damit wir die Zahlung zuordnen können. Gebühren der eigenen Bank sind nicht enthalten.',
  },
  receiptDocument: { title: 'Quittung', text: 'Wir haben diese Zahlung erhalten. Vielen Dank.' },
  mails: {
    letter: {
      subject: 'Deine Aufnahmebestätigung ({reference})',
      text: 'Hallo {name},\n\nim Anhang findest du deine Aufnahmebestätigung für {course} ab {start}.\n\nFalls etwas nicht stimmt, antworte einfach auf diese E-Mail.\n\nViele Grüße\n{staff}\n{school}',
    },
    invoice: {
      subject: 'Deine Rechnung {invoice} ({reference})',
      text: 'Hallo {name},\n\nim Anhang findest du die Rechnung {invoice} für {course} ab {start}. Bitte bezahle {balance} bis {payBy}. {howToPay}\n\nBei Fragen antworte einfach auf diese E-Mail.\n\nViele Grüße\n{staff}\n{school}',
    },
    receipt: {
      subject: 'Deine Quittung ({reference})',
      text: 'Hallo {name},\n\nwir haben deine Zahlung von {amount} erhalten. Die Quittung ist angehängt.\n\nVielen Dank.\n\nViele Grüße\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Erinnerung: Rechnung {invoice} ({reference})',
      text: 'Hallo {name},\n\ndie Rechnung {invoice} war zahlbar bis {payBy}. Davon sind {balance} noch nicht bei uns eingegangen. Die Rechnung ist noch einmal angehängt. {howToPay}\n\nFalls du inzwischen bezahlt hast, betrachte diese E-Mail als erledigt.\n\nViele Grüße\n{staff}\n{school}',
    },
  },
}
