import { isUnlimited } from '../../../shared/time/days'
import { USUAL_WEEKS, type WantedStay } from '../../schools/contract'
import {
  type Adjustment,
  NO_ACCOMMODATION,
  type Offer,
  type OfferKind,
  type Price,
  type PriceCatalogue,
  type PriceRequest,
} from '../model'
import { offeredStarts } from './offered-starts'
import { isBookable, price } from './price'
import { emptyRequest } from './request'

// "4 weeks from CA$ 640, all fees": what one offer costs, as the calculator shows it before a start is chosen. If every start costs
// more, because the offer can only be booked in a season with a supplement, it is the price of the cheapest start.

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
  request: PriceRequest,
): Required<Pick<FromPrice, 'amount' | 'start'>> | undefined => {
  // A hint says that the price depends on the start; discounts make it only lower.
  const seasonal = new Set(catalogue.adjustments.filter(isSeasonal).map(({ code }) => code))
  if (
    !usual.reasons.some(({ code, about }) => code === 'depends_on_start' && seasonal.has(about?.code ?? ''))
  )
    return undefined
  let cheapest: Required<Pick<FromPrice, 'amount' | 'start'>> | undefined
  for (const start of offeredStarts(request, catalogue).priced) {
    const found = price({ ...request, start }, catalogue, catalogue.today)
    if (!isBookable(found)) continue
    if (found.total <= usual.total) return undefined
    if (!cheapest || found.total < cheapest.amount) cheapest = { amount: found.total, start }
  }
  return cheapest
}

/** The price of about so many weeks: of the nearest length that is offered. Missing if the stay cannot be booked. */
const priceOfAbout = (
  catalogue: PriceCatalogue,
  wanted: PriceRequest,
): Pick<FromPrice, 'weeks' | 'amount' | 'start'> | undefined => {
  const priceOf = (weeks: number) => price({ ...wanted, weeks }, catalogue, catalogue.today)
  const first = priceOf(wanted.weeks)
  const nearest = first.reasons.find(({ code }) => code === 'length_not_offered')?.nearest
  const weeks = typeof nearest === 'number' ? nearest : wanted.weeks
  const found = weeks === wanted.weeks ? first : priceOf(weeks)
  if (!isBookable(found)) return undefined
  return { weeks, amount: found.total, ...inSeason(catalogue, found, { ...wanted, weeks }) }
}

const priceOfOffer = (
  catalogue: PriceCatalogue,
  { kind, number }: Offered,
  weeks: number,
): FromPrice | undefined => {
  const found = priceOfAbout(catalogue, { ...emptyRequest, [kind]: number, weeks })
  return found && { kind, number, fee: catalogue.registrationFee, ...found }
}

export const fromPrice = (catalogue: PriceCatalogue, offered: Offered): FromPrice | undefined =>
  priceOfOffer(catalogue, offered, USUAL_WEEKS)

/** The prices of a short, a usual and a long stay. */
export const fromPrices = (catalogue: PriceCatalogue, offered: Offered): FromPrice[] => {
  const found = SHOWN_WEEKS.flatMap((weeks) => priceOfOffer(catalogue, offered, weeks) ?? [])
  return [...new Map(found.map((each) => [each.weeks, each])).values()]
}

/** Those whose length is nearest to the wanted one first, of equal lengths the cheapest first. */
const byLengthAndAmount =
  (wanted: number) =>
  (one: Pick<FromPrice, 'weeks' | 'amount'>, other: Pick<FromPrice, 'weeks' | 'amount'>): number =>
    Math.abs(one.weeks - wanted) - Math.abs(other.weeks - wanted) || one.amount - other.amount

/** The courses that can be booked: those of the usual length first, of equal lengths the cheapest first. */
export const coursesFrom = (catalogue: PriceCatalogue): FromPrice[] =>
  catalogue.courses
    .flatMap(({ number }) => fromPrice(catalogue, { kind: 'course', number }) ?? [])
    .sort(byLengthAndAmount(USUAL_WEEKS))

/**
 * The cheapest stay of about so many weeks with one of these courses, and with a room if it is wanted: what schools are compared by.
 * Missing if none can be booked.
 */
export const cheapestStay = (
  catalogue: PriceCatalogue,
  { weeks, room }: Pick<WantedStay, 'weeks' | 'room'>,
  courses: readonly Pick<Offer, 'number'>[] = catalogue.courses,
): { request: PriceRequest; amount: number } | undefined => {
  const rooms = room ? catalogue.accommodation.map(({ number }) => number) : [NO_ACCOMMODATION]
  const [cheapest] = courses
    .flatMap(({ number: course }) =>
      rooms.flatMap((accommodation) => {
        const wanted = { ...emptyRequest, course, accommodation, weeks }
        const found = priceOfAbout(catalogue, wanted)
        return found ? [{ ...wanted, ...found }] : []
      }),
    )
    .sort(byLengthAndAmount(weeks))
  if (!cheapest) return undefined
  const { amount, ...request } = cheapest
  return { request, amount }
}
