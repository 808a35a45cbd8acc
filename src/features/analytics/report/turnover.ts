import type { TurnoverEntry } from '../../billing/queries.server'
import type { Currency } from '../../pricing/contract'
import type { Periods } from './months'

/** What was invoiced or paid in one currency. */
export interface TurnoverRow {
  kind: TurnoverEntry['kind']
  currency: Currency
  /** In minor units. */
  now: number
  before: number
}

const kinds = ['invoiced', 'received'] as const

/** A row for each currency and kind: amounts of different currencies are never added up. */
export const sumTurnover = (
  entries: readonly TurnoverEntry[],
  { first, last, firstBefore, comparedTo }: Periods,
): TurnoverRow[] => {
  const currencies = new Map(entries.map(({ currency }) => [currency.code, currency]))
  return [...currencies].flatMap(([code, currency]) =>
    kinds.map((kind) => {
      const sum = (from: string, to: string) =>
        entries.reduce(
          (total, entry) =>
            entry.kind === kind && entry.currency.code === code && entry.day >= from && entry.day <= to
              ? total + entry.amount
              : total,
          0,
        )
      return { kind, currency, now: sum(first, last), before: sum(firstBefore, comparedTo) }
    }),
  )
}
