import { formatMoney } from '../calculation/money'
import type { Quote } from '../quotes/quote'

/** What quotes come to, written once per currency: amounts of different currencies do not add up. */
export const cartSums = (quotes: readonly Quote[]): string[] => {
  const sums = new Map<string, { total: number; currency: Quote['content']['currency'] }>()
  for (const { content } of quotes) {
    // Two schools may write the same currency differently; what is shown together must be the same in all.
    const key = JSON.stringify([content.currency.code, content.currency.iso, content.currency.format])
    sums.set(key, { total: (sums.get(key)?.total ?? 0) + content.total, currency: content.currency })
  }
  return [...sums.values()].map(({ total, currency }) => formatMoney(total, currency))
}
