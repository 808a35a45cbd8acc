import { readRows, sql } from '../../../platform/database/statement'
import type { Accommodation, Course } from '../../../platform/payload/payload-types'
import type { QueryContext } from '../../../platform/payload/query'
import { documentId } from '../../../shared/id'
import { freeSteps, type PlaceDays } from '../calculation/free-places'
import type { FreeStep, OfferKind } from '../contract'
import { placesTag } from '../tags'
import { capacityOf } from './capacity'

type OfferDoc = Pick<Course | Accommodation, 'school' | 'number' | 'places' | 'placesAtTimes'>

export type FreePlaces = (kind: OfferKind, offer: OfferDoc, today: string) => { free?: FreeStep[] }

const keyOf = (school: unknown, kind: unknown, number: unknown) => `${school} ${kind} ${number}`

/** How many places these offers have left. Without limits nothing is read. `since` is not after today at any of the schools. */
export const readFreePlaces = async (
  ctx: Pick<QueryContext, 'payload' | 'tag'>,
  offers: readonly OfferDoc[],
  since: string,
): Promise<FreePlaces> => {
  const limited = offers.filter((offer) => capacityOf(offer) && typeof offer.number === 'number')
  const schools = [...new Set(limited.map(({ school }) => documentId(school)))]
  if (!schools.length) return () => ({})
  for (const school of schools) ctx.tag(placesTag(school))
  const rows = await readRows(
    ctx.payload,
    sql`select p.school, p.kind, p.offer, p.first_day, p.last_day, count(*) as total
      from enrolment_places p join enrolments e on e.id = p.enrolment
      where e.state = 'confirmed' and p.school in ${schools} and p.last_day >= ${since}
      group by p.school, p.kind, p.offer, p.first_day, p.last_day`,
  )
  const taken = new Map<string, (PlaceDays & { count: number })[]>()
  for (const { school, kind, offer, first_day, last_day, total } of rows) {
    const key = keyOf(school, kind, offer)
    const days = { from: String(first_day), to: String(last_day), count: Number(total) }
    taken.set(key, [...(taken.get(key) ?? []), days])
  }
  return (kind, offer, today) => {
    const capacity = capacityOf(offer)
    const key = keyOf(documentId(offer.school), kind, offer.number)
    return capacity ? { free: freeSteps(capacity, taken.get(key) ?? [], today) } : {}
  }
}
