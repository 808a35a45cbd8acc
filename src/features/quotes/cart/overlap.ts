import { NO_ACCOMMODATION, NO_COURSE, type OfferKind } from '../../pricing/contract'
import type { Quote } from '../quote/quote'

const hasKind = ({ content: { request } }: Quote, kind: OfferKind): boolean =>
  kind === 'course' ? request.course > NO_COURSE : request.accommodation > NO_ACCOMMODATION

/** First and last day; undefined without a start. */
const daysOf = ({ content: { stay } }: Quote): [string, string] | undefined =>
  stay && [stay.arrival ?? stay.firstDay, stay.departure ?? stay.lastDay]

/**
 * Whether two quotes are alternatives: two courses or two rooms at the same time. A course and a room at the same time belong
 * together. Without a start date they may be at the same time.
 */
const areAlternatives = (one: Quote, other: Quote): boolean => {
  const kinds: OfferKind[] = ['course', 'accommodation']
  if (!kinds.some((kind) => hasKind(one, kind) && hasKind(other, kind))) return false
  const [first, second] = [daysOf(one), daysOf(other)]
  // The day of a departure may be that of the next arrival.
  return !first || !second || (first[0] < second[1] && second[0] < first[1])
}

/** The first two quotes that one person cannot book together. */
export const findAlternatives = (quotes: readonly Quote[]): [Quote, Quote] | undefined => {
  for (const [index, one] of quotes.entries())
    for (const other of quotes.slice(index + 1)) if (areAlternatives(one, other)) return [one, other]
  return undefined
}
