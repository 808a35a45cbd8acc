import type { CourseOffer } from '../../schools/contract'
import { listOn } from '../calculation/price'
import { totalFor } from '../calculation/price-list'
import { courseStarts } from '../calculator/calculator-options'
import type { PriceCatalogue } from '../model'

/** Offers of each course for booking, by number. A course without a price or a start is missing. */
export const courseOffers = (catalogue: PriceCatalogue, mostStarts: number): Map<number, CourseOffer> => {
  const currency = catalogue.currencies.find(({ code }) => code === catalogue.currency)?.iso
  const offers = new Map<number, CourseOffer>()
  for (const { number } of catalogue.courses) {
    const segmentsOn = (day: string) =>
      listOn(catalogue.lists, day)?.items.find((item) => item.kind === 'course' && item.number === number)
        ?.segments ?? []
    const all = courseStarts(catalogue, number)
    const first = all.findIndex((day) => segmentsOn(day).length)
    const starts = first < 0 ? [] : all.slice(first, first + mostStarts)
    const segments = segmentsOn(starts[0] ?? catalogue.today)
    const weeks = Math.min(...segments.map(({ from }) => from))
    const amount = totalFor(segments, weeks)
    if (currency && amount && starts.length) offers.set(number, { weeks, amount, currency, starts })
  }
  return offers
}
