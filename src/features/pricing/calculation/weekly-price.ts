import { MAX_WEEKS, type OfferKind, type PublishedList } from '../model'
import { MINOR } from '../money/money'
import { listOn } from './price'
import { nearestLength, type PricedItem, type Segment, totalFor } from './price-list'

// "From CA$ 110 a week": the lowest price per week of an offer, from the list in force or the next one that has the offer.

/** The lists that visitors see prices from: the one in force, then those that begin later. */
const presentLists = (lists: readonly PublishedList[], today: string): PublishedList[] => {
  const now = listOn(lists, today)
  const later = lists.filter(({ validFrom }) => validFrom > today)
  return [...(now ? [now] : []), ...later.sort((a, b) => a.validFrom.localeCompare(b.validFrom))]
}

/** Within a segment the price per week only rises or only falls, so its first and last lengths are enough. */
const lengthsToCompare = ({ from, to }: Segment) => [from, Math.min(to, MAX_WEEKS)]

/** The lowest price per week of all lengths that are offered, rounded up to a whole unit, so that it is never too low. */
export const lowestWeeklyPrice = (segments: readonly Segment[]): number | undefined => {
  const perWeek = segments
    .flatMap(lengthsToCompare)
    .map((weeks) => (totalFor(segments, weeks) ?? 0) / weeks)
    .filter((amount) => amount > 0)
  return perWeek.length ? Math.ceil(Math.min(...perWeek) / MINOR) * MINOR : undefined
}

/** Price of an offer's cheapest week, and its shortest stay: the calculator opens with it. */
export interface WeeklyPrice {
  kind: OfferKind
  number: number
  amount: number
  weeks: number
}

const weeklyPriceOf = ({ kind, number, segments }: PricedItem): WeeklyPrice[] => {
  const amount = lowestWeeklyPrice(segments)
  const weeks = nearestLength(segments, 1)
  return amount !== undefined && weeks !== undefined ? [{ kind, number, amount, weeks }] : []
}

/** The weekly price of every offer, from the first list that has one. An offer that is missing has no price. */
export const weeklyPrices = (lists: readonly PublishedList[], today: string): WeeklyPrice[] => {
  const found = new Map<string, WeeklyPrice>()
  for (const { items } of presentLists(lists, today))
    for (const price of items.flatMap(weeklyPriceOf)) {
      const key = `${price.kind} ${price.number}`
      if (!found.has(key)) found.set(key, price)
    }
  return [...found.values()]
}
