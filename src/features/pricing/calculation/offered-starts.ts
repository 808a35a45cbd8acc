import type { PriceCatalogue, PriceRequest } from '../model'
import { type StartCatalogue, startDays } from '../stay/starts'
import { listOn } from './price'

/** The starts that visitors choose from, in the calculator and when they enrol. */
export interface OfferedStarts {
  /** With a published price list. */
  priced: string[]
  /** The first start of each year whose prices are not published yet: it can be asked for, but not booked. */
  unpriced: string[]
}

/** The days on which a stay with this course and accommodation can begin, whether or not places are left. */
export const offeredStarts = (
  request: Pick<PriceRequest, 'course' | 'accommodation'>,
  catalogue: StartCatalogue & Pick<PriceCatalogue, 'lists'>,
): OfferedStarts => {
  const priced: string[] = []
  const unpriced = new Map<string, string>()
  for (const day of startDays(request, catalogue))
    if (listOn(catalogue.lists, day)) priced.push(day)
    else if (!unpriced.has(day.slice(0, 4))) unpriced.set(day.slice(0, 4), day)
  return { priced, unpriced: [...unpriced.values()] }
}
