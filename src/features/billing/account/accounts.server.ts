import type { Payload, PayloadRequest } from 'payload'
import { findAll, findById } from '../../../platform/payload/find-documents'
import type { Enrolment, Invoice, Payment } from '../../../platform/payload/payload-types'
import type { Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { balanceOf } from '../../enrolments/contract'
import { type Currency, formatExactIn } from '../../pricing/contract'
import type { Quote } from '../../quotes/contract'
import type { InvoiceContent, ReceiptContent } from './billing-contract'

// The invoices and payments of enrolment requests.

/** Written by `issueInvoice` and `notePayment` alone. */
export const contentOf = ({ content }: Invoice): InvoiceContent => content as unknown as InvoiceContent
export const receiptOf = ({ content }: Payment): ReceiptContent => content as unknown as ReceiptContent

/** With a request, in its transaction. */
export const findInvoices = (from: Payload | PayloadRequest, enrolment: number): Promise<Invoice[]> =>
  findAll(from, 'invoices', { enrolment: { equals: enrolment } }, { sort: '-id' })

export const findPayments = (from: Payload | PayloadRequest, enrolment: number): Promise<Payment[]> =>
  findAll(from, 'payments', { enrolment: { equals: enrolment } }, { sort: '-id' })

export const isValid = ({ state }: Invoice): boolean => state === 'valid'

/** The invoice of a request that is neither paid in full nor cancelled, in the transaction of `req`. */
export const findOpenInvoice = async (req: PayloadRequest, id: number): Promise<Invoice | undefined> => {
  const doc = await findById(req, 'enrolments', id)
  if (!doc || balanceOf(doc) <= 0) return undefined
  return (await findInvoices(req, id)).find(isValid)
}

/** The currency of a request: that of its quotes, which are of one school. */
export const currencyOf = (quotes: readonly Quote[]): Currency | undefined => quotes[0]?.content.currency

/** Values of the placeholders about money in texts to students. Without an invoice, its placeholders are empty. */
export const moneyValues = (
  doc: Enrolment,
  currency: Currency | undefined,
  locale: Locale,
  { invoice = '', amount = '' }: { invoice?: string; amount?: number | string } = {},
) => {
  const money = (minor: number) => (currency ? formatExactIn(locale, minor, currency) : '')
  const payBy = doc.payBy?.slice(0, 10)
  return {
    invoice,
    amount: typeof amount === 'number' ? money(amount) : amount,
    paid: money(doc.paid ?? 0),
    balance: money(Math.max(balanceOf(doc), 0)),
    payBy: payBy ? dayText(locale, payBy) : '',
  }
}
