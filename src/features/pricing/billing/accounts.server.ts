import type { Payload, PayloadRequest } from 'payload'
import type { Enrolment, Invoice, Payment } from '../../../platform/payload/payload-types'
import type { Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import type { Quote } from '../../quotes/contract'
import { formatExactIn } from '../calculation/local-money'
import { type Currency, formatExact } from '../calculation/money'
import type { DeskBilling, InvoiceContent, ReceiptContent } from './billing-contract'
import { accountState, balanceOf, hasReceipt, payByDay, reversedIds } from './billing-rules'
import { readSettings } from './settings.server'

// The invoices and payments of enrolment requests.

type Reader = { payload: Payload; req?: PayloadRequest }

/** Written by `issueInvoice` and `notePayment` alone. */
export const contentOf = ({ content }: Invoice): InvoiceContent => content as unknown as InvoiceContent
export const receiptOf = ({ content }: Payment): ReceiptContent => content as unknown as ReceiptContent

export const findInvoices = async ({ payload, req }: Reader, enrolment: number): Promise<Invoice[]> => {
  const { docs } = await payload.find({
    collection: 'invoices',
    where: { enrolment: { equals: enrolment } },
    sort: '-id',
    depth: 0,
    pagination: false,
    ...(req && { req }),
  })
  return docs
}

export const findPayments = async ({ payload, req }: Reader, enrolment: number): Promise<Payment[]> => {
  const { docs } = await payload.find({
    collection: 'payments',
    where: { enrolment: { equals: enrolment } },
    sort: '-id',
    depth: 0,
    pagination: false,
    ...(req && { req }),
  })
  return docs
}

export const isValid = ({ state }: Invoice): boolean => state === 'valid'

/** The invoice of a request that is neither paid in full nor cancelled, in the transaction of `req`. */
export const findOpenInvoice = async (req: PayloadRequest, id: number): Promise<Invoice | undefined> => {
  const { payload } = req
  const doc = await payload.findByID({ collection: 'enrolments', id, depth: 0, disableErrors: true, req })
  if (!doc || balanceOf(doc) <= 0) return undefined
  return (await findInvoices({ payload, req }, id)).find(isValid)
}

/** The currency of a request: that of its quotes, which are of one school. */
export const currencyOf = (quotes: readonly Quote[]): Currency | undefined => quotes[0]?.content.currency

/** What the timeline stores of amounts, and what its reader sees instead. */
const translateAmounts = (
  invoices: readonly Invoice[],
  payments: readonly Payment[],
  locale: Locale,
): ReadonlyMap<string, string> =>
  new Map(
    [
      ...invoices.map((invoice) => [invoice.total, contentOf(invoice).currency] as const),
      ...payments.map((payment) => [payment.amount, receiptOf(payment).currency] as const),
    ].map(([minor, currency]) => [formatExact(minor, currency), formatExactIn(locale, minor, currency)]),
  )

/** The money of a request for the screen of the desk, in the language of the panel. Without a bill if its quotes are gone. */
export const readBilling = async (
  payload: Payload,
  doc: Enrolment,
  quotes: readonly Quote[],
  { today, locale }: { today: string; locale: Locale },
): Promise<{ billing?: DeskBilling; amounts?: ReadonlyMap<string, string> }> => {
  const currency = currencyOf(quotes)
  if (!currency) return {}
  const [invoices, payments, settings] = await Promise.all([
    findInvoices({ payload }, doc.id),
    findPayments({ payload }, doc.id),
    readSettings(payload, 'en'),
  ])
  const money = (minor: number, of: Currency = currency) => formatExactIn(locale, minor, of)
  const reversed = reversedIds(payments)
  const hasInvoice = typeof doc.invoiced === 'number'
  const billing: DeskBilling = {
    state: accountState(doc, today),
    invoiced: hasInvoice ? money(doc.invoiced ?? 0) : '',
    paid: money(doc.paid ?? 0),
    // Without an invoice, money that was paid is to be paid back.
    balance: hasInvoice || doc.paid ? money(balanceOf(doc)) : '',
    payBy: doc.payBy?.slice(0, 10) ?? '',
    currency: currency.format.symbol,
    owed: Math.max(balanceOf(doc), 0),
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      issuedOn: invoice.issuedOn.slice(0, 10),
      payBy: invoice.payBy.slice(0, 10),
      total: money(invoice.total, contentOf(invoice).currency),
      isCancelled: !isValid(invoice),
      reason: invoice.cancelReason ?? '',
    })),
    payments: payments.map((payment) => ({
      id: payment.id,
      day: payment.day.slice(0, 10),
      way: payment.way,
      amount: money(payment.amount, receiptOf(payment).currency),
      note: payment.note ?? '',
      by: payment.byName ?? '',
      isReversed: reversed.has(payment.id),
      isReversal: typeof payment.reverses === 'number',
      hasReceipt: hasReceipt(payment, payments),
    })),
    suggested: {
      // A corrected invoice goes to whom the last one went.
      recipient: invoices[0] ? contentOf(invoices[0]).recipient : doc.name,
      payBy: payByDay(today, doc.start.slice(0, 10), settings.payDays),
      today,
    },
    hasBank: settings.bank !== undefined,
  }
  return { billing, amounts: translateAmounts(invoices, payments, locale) }
}

/** What the words in braces about money stand for, in texts to students. Without an invoice its words are empty. */
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
