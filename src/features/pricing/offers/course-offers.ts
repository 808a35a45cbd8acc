import type { CourseOffer } from '../../schools/contract'
import { fromPrice } from '../calculation/from-price'
import { listOn } from '../calculation/price'
import { courseStarts } from '../calculator/calculator-options'
import type { PriceCatalogue } from '../model'

/** Price and next starts of each course, by number. A course without a price or a start is missing. */
export const courseOffers = (catalogue: PriceCatalogue, mostStarts: number): Map<number, CourseOffer> => {
  const currency = catalogue.currencies.find(({ code }) => code === catalogue.currency)?.iso
  const offers = new Map<number, CourseOffer>()
  for (const { number } of catalogue.courses) {
    const price = fromPrice(catalogue, { kind: 'course', number })
    const isPriced = (day: string) =>
      listOn(catalogue.lists, day)?.items.some(
        (item) => item.kind === 'course' && item.number === number && item.segments.length > 0,
      )
    const starts = courseStarts(catalogue, number).filter(isPriced).slice(0, mostStarts)
    if (currency && price && starts.length)
      offers.set(number, { weeks: price.weeks, amount: price.amount, currency, starts })
  }
  return offers
}
