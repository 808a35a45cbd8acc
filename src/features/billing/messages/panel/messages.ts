// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../../../shared/messages/define-messages'
import type { Translator } from '../../../../shared/messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type BillingPanelParams = {
  overduePayments: [{ count: number }]
  'billing.title': []
  'billing.invoiced': []
  'billing.paid': []
  'billing.balance': []
  'billing.payBy': []
  'billing.letter': []
  'billing.pdf': []
  'billing.send': []
  'billing.cancelled': []
  'billing.issue': []
  'billing.issueHint': []
  'billing.correct': []
  'billing.correctHint': []
  'billing.recipient': []
  'billing.issueNow': []
  'billing.issued': []
  'billing.noBank': []
  'billing.bankLink': []
  'billing.cancel': []
  'billing.cancelHint': []
  'billing.reason': []
  'billing.cancelNow': []
  'billing.cancelDone': []
  'billing.noPayments': []
  'billing.note': []
  'billing.amount': []
  'billing.amountHint': []
  'billing.badAmount': []
  'billing.day': []
  'billing.remark': []
  'billing.noteNow': []
  'billing.noted': []
  'billing.receipt': []
  'billing.reverse': []
  'billing.reverseHint': []
  'billing.reverseNow': []
  'billing.reversedDone': []
  'billing.isReversed': []
  'billing.isReversal': []
  'billing.remind': []
  'billing.invoice': [{ number: string | number }]
  'billing.way': []
  'billing.ways.transfer': []
  'billing.ways.card': []
  'billing.ways.cash': []
  'billing.ways.other': []
  'billing.events.invoice': [{ number: string | number }]
  'billing.events.cancelled': [{ number: string | number }]
  'billing.events.payment': [{ amount: string | number; way: string | number }]
  'billing.events.reversed': [{ amount: string | number; way: string | number }]
  'invoiceFields.total': []
  'invoiceFields.amount': []
  'invoiceFields.pdf': []
  'errors.holder': []
  'errors.iban': []
  'errors.bic': []
  'errors.prefix': []
  'errors.invoiceChanged': []
  'errors.invoiceDeleted': []
  'errors.paymentChanged': []
  'errors.paymentDeleted': []
  'errors.openInvoice': [{ number: string | number }]
  'today.overdueSince': [{ day: string | number }]
  'today.due': []
  'today.nothingDue': []
  'today.dueOn': [{ day: string | number }]
}

export type BillingPanelMessages = Translator<BillingPanelParams>

export const billingPanelMessages = /* @__PURE__ */ defineMessages<BillingPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
