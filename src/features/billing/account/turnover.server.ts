import type { Payload, Where } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import type { Invoice, Payment } from '../../../platform/payload/payload-types'
import type { OwnSchools } from '../../../platform/payload/school-scope'
import type { Currency } from '../../pricing/contract'
import { contentOf, receiptOf } from './accounts.server'

/** Money of one day: what was invoiced, or what came in. Cancelled invoices and money that was paid back are negative. */
export interface TurnoverEntry {
  day: string
  kind: 'invoiced' | 'received'
  /** In minor units. */
  amount: number
  currency: Currency
}

const within = (from: string, to: string) => ({
  greater_than_equal: `${from}T00:00:00.000Z`,
  less_than_equal: `${to}T23:59:59.999Z`,
})

/** An invoice counts on the day of its issue; if it is cancelled, it is taken off on that day, so that no earlier month changes. */
const entriesOf = (invoice: Invoice): TurnoverEntry[] => {
  const { total, issuedOn, cancelledOn } = invoice
  const { currency } = contentOf(invoice)
  const entry = (day: string, amount: number): TurnoverEntry => ({
    day: day.slice(0, 10),
    kind: 'invoiced',
    amount,
    currency,
  })
  return [entry(issuedOn, total), ...(cancelledOn ? [entry(cancelledOn, -total)] : [])]
}

const receivedOf = (payment: Payment): TurnoverEntry => ({
  day: payment.day.slice(0, 10),
  kind: 'received',
  amount: payment.amount,
  currency: receiptOf(payment).currency,
})

/** Everything that was invoiced and paid from the first to the last of these days. */
export const readTurnover = async (
  payload: Payload,
  { from, to, schools }: { from: string; to: string; schools?: OwnSchools },
): Promise<TurnoverEntry[]> => {
  const days = within(from, to)
  const own: Where = schools ? { school: { in: [...schools] } } : {}
  const [invoices, payments] = await Promise.all([
    findAll(payload, 'invoices', { and: [{ or: [{ issuedOn: days }, { cancelledOn: days }] }, own] }),
    findAll(payload, 'payments', { day: days, ...own }),
  ])
  return [...invoices.flatMap(entriesOf), ...payments.map(receivedOf)].filter(
    ({ day }) => day >= from && day <= to,
  )
}
