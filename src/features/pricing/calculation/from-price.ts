import type { OfferKind, PriceCatalogue } from '../model'
import { isBookable, price } from './price'
import { emptyRequest } from './request'

// "4 weeks from CA$ 640, all fees": what one offer costs, as the calculator shows it before a start is chosen.

/** The length that lists compare prices by. */
const USUAL_WEEKS = 4
/** The lengths that the page of an offer names. */
const SHOWN_WEEKS = [1, USUAL_WEEKS, 12]

export interface FromPrice {
  kind: OfferKind
  number: number
  weeks: number
  /** The total: with the registration fee and everything else that is compulsory, in minor units. */
  amount: number
}

type Offered = Pick<FromPrice, 'kind' | 'number'>

/** The price of about so many weeks: of the nearest length that is offered. Missing if the offer cannot be booked. */
const priceOfAbout = (
  catalogue: PriceCatalogue,
  { kind, number }: Offered,
  weeks: number,
): FromPrice | undefined => {
  const priceOf = (length: number) =>
    price({ ...emptyRequest, [kind]: number, weeks: length }, catalogue, catalogue.today)
  const wanted = priceOf(weeks)
  const nearest = wanted.reasons.find(({ code }) => code === 'length_not_offered')?.nearest
  const length = typeof nearest === 'number' ? nearest : weeks
  const found = length === weeks ? wanted : priceOf(length)
  return isBookable(found) ? { kind, number, weeks: length, amount: found.total } : undefined
}

export const fromPrice = (catalogue: PriceCatalogue, offered: Offered): FromPrice | undefined =>
  priceOfAbout(catalogue, offered, USUAL_WEEKS)

/** The prices of a short, a usual and a long stay. */
export const fromPrices = (catalogue: PriceCatalogue, offered: Offered): FromPrice[] => {
  const found = SHOWN_WEEKS.flatMap((weeks) => priceOfAbout(catalogue, offered, weeks) ?? [])
  return [...new Map(found.map((each) => [each.weeks, each])).values()]
}

/** The courses that can be booked: those of the usual length first, of equal lengths the cheapest first. */
export const coursesFrom = (catalogue: PriceCatalogue): FromPrice[] =>
  catalogue.courses
    .flatMap(({ number }) => fromPrice(catalogue, { kind: 'course', number }) ?? [])
    .sort(
      (one, other) =>
        Math.abs(one.weeks - USUAL_WEEKS) - Math.abs(other.weeks - USUAL_WEEKS) || one.amount - other.amount,
    )
