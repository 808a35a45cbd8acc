// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../../shared/messages/define-messages'
import type { Translator } from '../../../shared/messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import eu from './eu.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import gl from './gl.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ptBr from './pt-br.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type BillingParams = {
  invoice: []
  number: []
  date: []
  payBy: []
  recipient: []
  replaces: [{ number: string | number }]
  cancelled: [{ date: string | number }]
  taxId: []
  alreadyPaid: []
  toPay: []
  howToPay: []
  invoiceSaysHow: []
  scan: []
  holder: []
  bank: []
  purpose: []
  codeAlt: [{ amount: string | number; holder: string | number }]
  course: []
  accommodation: []
  receivedOn: []
  way: []
  balance: []
  leftOut: []
  'ways.transfer': []
  'ways.card': []
  'ways.cash': []
  'ways.other': []
  'letterDocument.title': []
  'letterDocument.text': [{ course: string | number; end: string | number; name: string | number; reference: string | number; school: string | number; start: string | number; weeks: string | number }]
  'invoiceDocument.title': []
  'invoiceDocument.before': []
  'invoiceDocument.after': [{ payBy: string | number }]
  'receiptDocument.title': []
  'receiptDocument.text': []
  'mails.letter.subject': [{ reference: string | number }]
  'mails.letter.text': [{ course: string | number; name: string | number; school: string | number; staff: string | number; start: string | number }]
  'mails.invoice.subject': [{ invoice: string | number; reference: string | number }]
  'mails.invoice.text': [{ balance: string | number; course: string | number; howToPay: string | number; invoice: string | number; name: string | number; payBy: string | number; school: string | number; staff: string | number; start: string | number }]
  'mails.receipt.subject': [{ reference: string | number }]
  'mails.receipt.text': [{ amount: string | number; name: string | number; school: string | number; staff: string | number }]
  'mails.reminder.subject': [{ invoice: string | number; reference: string | number }]
  'mails.reminder.text': [{ balance: string | number; howToPay: string | number; invoice: string | number; name: string | number; payBy: string | number; school: string | number; staff: string | number }]
}

export type BillingMessages = Translator<BillingParams>

export const billingMessages = /* @__PURE__ */ defineMessages<BillingParams>({
  ca,
  de,
  en,
  es,
  eu,
  fr,
  gl,
  it,
  'pt-br': ptBr,
  pt,
})
