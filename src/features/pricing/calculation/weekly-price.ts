import { MAX_WEEKS, type OfferKind, type PublishedList } from '../contract'
import { nearestLength, type PricedItem, type Segment, totalFor } from '../price-list/price-list'
import { MINOR } from './money'
import { listOn } from './price'

// "From CA$ 110 a week": the lowest price per week of an offer, from the list in force.

/** The list that visitors see prices from: the one in force, otherwise the next one that begins. */
export const currentOrNextList = (
  lists: readonly PublishedList[],
  today: string,
): PublishedList | undefined =>
  listOn(lists, today) ??
  [...lists]
    .filter(({ validFrom }) => validFrom > today)
    .sort((a, b) => a.validFrom.localeCompare(b.validFrom))[0]

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

/** What the cheapest week of one offer costs, and the shortest stay: the calculator opens with it. */
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

/** The weekly price of every offer of the list in force. An offer that is missing has no price. */
export const weeklyPrices = (lists: readonly PublishedList[], today: string): WeeklyPrice[] =>
  (currentOrNextList(lists, today)?.items ?? []).flatMap(weeklyPriceOf)
