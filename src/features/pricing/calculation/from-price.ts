import { isUnlimited } from '../../../shared/time/days'
import type { Adjustment, OfferKind, Price, PriceCatalogue } from '../model'
import { offeredStarts } from './offered-starts'
import { isBookable, price } from './price'
import { emptyRequest } from './request'

// "4 weeks from CA$ 640, all fees": what one offer costs, as the calculator shows it before a start is chosen. If every start costs
// more, because the offer can only be booked in a season with a supplement, it is the price of the cheapest start.

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
  /** The part of it that is the registration fee. */
  fee: number
  /** The start that has this price, if stays without a chosen start seem cheaper than any. */
  start?: string
}

type Offered = Pick<FromPrice, 'kind' | 'number'>

const isSeasonal = ({ kind, start, stay }: Adjustment) =>
  kind === 'supplement' && !(isUnlimited(start) && isUnlimited(stay))

/**
 * The cheapest start and its price, if no start is as cheap as the price without one. Starts are tried until one is, which in most
 * schools is the first.
 */
const inSeason = (
  catalogue: PriceCatalogue,
  usual: Price,
  kind: OfferKind,
  number: number,
  weeks: number,
): Pick<FromPrice, 'amount' | 'start'> | undefined => {
  // A hint says that the price depends on the start; discounts make it only lower.
  const seasonal = new Set(catalogue.adjustments.filter(isSeasonal).map(({ code }) => code))
  if (
    !usual.reasons.some(({ code, about }) => code === 'depends_on_start' && seasonal.has(about?.code ?? ''))
  )
    return undefined
  const request = { ...emptyRequest, [kind]: number, weeks }
  let cheapest: Required<Pick<FromPrice, 'amount' | 'start'>> | undefined
  for (const start of offeredStarts(request, catalogue).priced) {
    const found = price({ ...request, start }, catalogue, catalogue.today)
    if (!isBookable(found)) continue
    if (found.total <= usual.total) return undefined
    if (!cheapest || found.total < cheapest.amount) cheapest = { amount: found.total, start }
  }
  return cheapest
}

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
  if (!isBookable(found)) return undefined
  const fee = catalogue.registrationFee
  return {
    kind,
    number,
    weeks: length,
    amount: found.total,
    fee,
    ...inSeason(catalogue, found, kind, number, length),
  }
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
