import type { Payload } from 'payload'
import type { Enrolment, Invoice, Payment } from '../../platform/payload/payload-types'
import { type Locale, panelLocale } from '../../shared/locale'
import { accountState, balanceOf, type NextStep, OFFICE_API, type OfficeEvent } from '../enrolments/contract'
import type { OfficePart } from '../enrolments/queries.server'
import { type Currency, formatExact, formatExactIn } from '../pricing/contract'
import {
  contentOf,
  currencyOf,
  findInvoices,
  findPayments,
  isValid,
  moneyValues,
  receiptOf,
} from './account/accounts.server'
import type { OfficeBilling } from './account/billing-contract'
import { paymentWays } from './account/billing-contract'
import { hasReceipt, payByDay, reversedIds } from './account/billing-rules'
import { mailTexts } from './account/mail-texts'
import { readSettings } from './account/settings.server'
import { documentFiles } from './documents/document-mail.server'
import { billingMessages } from './messages/messages'
import { type BillingPanelMessages, billingPanelMessages } from './messages/panel/messages'

/** Maps amounts as the timeline stores them to amounts as its reader sees them. */
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

/** The money of a request for its screen, in the language of the panel. */
const readBilling = async (
  payload: Payload,
  doc: Enrolment,
  currency: Currency,
  { today, locale }: { today: string; locale: Locale },
): Promise<{ billing: OfficeBilling; amounts: ReadonlyMap<string, string>; invoices: Invoice[] }> => {
  const [invoices, payments, settings] = await Promise.all([
    findInvoices(payload, doc.id),
    findPayments(payload, doc.id),
    readSettings(payload, 'en'),
  ])
  const money = (minor: number, of: Currency = currency) => formatExactIn(locale, minor, of)
  const reversed = reversedIds(payments)
  const hasInvoice = typeof doc.invoiced === 'number'
  const billing: OfficeBilling = {
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
  return { billing, amounts: translateAmounts(invoices, payments, locale), invoices }
}

const wayText = (t: BillingPanelMessages, way: string): string => {
  const known = paymentWays.find((each) => each === way)
  return known ? t(`billing.ways.${known}`) : way
}

/** The events that billing has noted, in the language of the panel. */
const describeIn =
  (t: BillingPanelMessages, amounts: ReadonlyMap<string, string>, invoices: readonly Invoice[] = []) =>
  (event: OfficeEvent): OfficeEvent => {
    const { kind, from, to, text } = event
    const money = (amount: string) => amounts.get(amount) ?? amount
    if (kind === 'invoice') {
      const invoice = invoices.find(({ number }) => number === to)
      return {
        ...event,
        title: t('billing.events.invoice', { number: to }),
        text: money(text),
        ...(invoice && {
          file: { name: `${t('billing.pdf')} ${to}`, href: `${OFFICE_API}/invoices/${invoice.id}/pdf` },
        }),
      }
    }
    if (kind === 'cancelled') return { ...event, title: t('billing.events.cancelled', { number: to }) }
    if (kind !== 'payment' && kind !== 'reversed') return event
    return {
      ...event,
      to: money(to),
      title: t(`billing.events.${kind}`, {
        amount: money(to),
        way: wayText(t, from),
      }),
    }
  }

const nextOf = ({ state }: OfficeBilling, t: BillingPanelMessages): NextStep | undefined => {
  if (state === 'none') return { text: t('billing.issue'), target: 'billing-issue' }
  if (state === 'overdue') return { text: t('billing.remind'), target: 'billing-remind' }
  return state === 'paid' ? undefined : { text: t('billing.note'), target: 'billing-payment' }
}

export const billingPanel = '/features/billing/admin/Billing#Billing'

/** Adds invoices and payments to the office's handling of enrolment requests. */
export const billingPart: OfficePart = {
  mailTexts,
  readMailValues: async (payload, doc, quotes, locale) => {
    const invoice = (await findInvoices(payload, doc.id)).find(isValid)
    return {
      ...moneyValues(doc, currencyOf(quotes), locale, {
        ...(invoice && { invoice: invoice.number }),
        // Filled in when the payment is chosen.
        amount: '{amount}',
      }),
      howToPay: invoice && contentOf(invoice).bank ? billingMessages(locale)('invoiceSaysHow') : '',
    }
  },
  attachFiles: documentFiles,
  read: async (payload, doc, quotes, { today, locale }) => {
    const texts = billingPanelMessages(panelLocale(locale))
    const currency = currencyOf(quotes)
    // Without its quotes a request has no currency.
    if (!currency) return { describeEvent: describeIn(texts, new Map()) }
    const { billing, amounts, invoices } = await readBilling(payload, doc, currency, { today, locale })
    const next = nextOf(billing, texts)
    return {
      panel: { component: billingPanel, props: { billing } },
      ...(next && { next }),
      describeEvent: describeIn(texts, amounts, invoices),
    }
  },
}
