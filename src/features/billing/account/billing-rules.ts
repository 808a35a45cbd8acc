import { readAmount } from '../../../shared/text/amount-text'
import { addDays } from '../../../shared/time/days'

// Until when to pay, how invoices are numbered, and which payments count. Amounts are minor units.

/** The last day to pay an invoice: some days after it was issued, at the latest when the stay begins, but never before today. */
export const payByDay = (issuedOn: string, start: string, payDays: number): string => {
  const after = addDays(issuedOn, payDays)
  const latest = start < after ? start : after
  return latest < issuedOn ? issuedOn : latest
}

/** `2026-0001`: the numbers of a year count from 1 without gaps. */
export const invoiceNumber = (prefix: string, year: number, serial: number): string =>
  `${prefix}${year}-${String(serial).padStart(4, '0')}`

/** How a receipt is identified: by the request and the number of the payment. */
export const receiptNumber = (reference: string, payment: number): string => `${reference}-${payment}`

/** A payment, or with `reverses` what takes it back. */
export interface PaymentEntry {
  id: number
  amount: number
  reverses?: number | null
}

/** The payments that were taken back. */
export const reversedIds = (entries: readonly PaymentEntry[]): ReadonlySet<number> =>
  new Set(entries.flatMap(({ reverses }) => reverses ?? []))

/** Money that was paid back, reversals and what was reversed have no receipt. */
export const hasReceipt = (entry: PaymentEntry, entries: readonly PaymentEntry[]): boolean =>
  entry.amount > 0 && entry.reverses == null && !reversedIds(entries).has(entry.id)

export const sumOf = (entries: readonly Pick<PaymentEntry, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

/** Reads what staff type as the amount of a payment, in minor units. A minus is money that was paid back. */
export const readPaidAmount = (written: string): number | undefined => {
  const text = written.trim()
  const isPaidBack = /^[-−]/.test(text)
  const minor = readAmount(isPaidBack ? text.slice(1) : text)
  if (typeof minor !== 'number' || minor === 0) return undefined
  return isPaidBack ? -minor : minor
}
