import { named, readRows, sql, t } from '../../../platform/database/statement'
import { documentId } from '../../../shared/id'
import { freeStarts, freeSteps, type PlaceDays } from '../../pricing/contract'
import type { ReadFreePlaces } from '../../pricing/queries.server'
import { capacityOf, startCapacityOf } from './capacity'
import { capacityTag } from './keep-places.server'

const ep = t.enrolment_places
const e = t.enrolments

const toOfferKey = (school: unknown, kind: unknown, number: unknown) => `${school} ${kind} ${number}`

/** How many places these offers have left. Without limits nothing is read. */
export const readFreePlaces: ReadFreePlaces = async (ctx, offers, since) => {
  const limited = offers.filter(
    (offer) => (capacityOf(offer) || startCapacityOf(offer)) && typeof offer.number === 'number',
  )
  const schools = [...new Set(limited.map(({ school }) => documentId(school)))]
  if (!schools.length) return () => ({})
  for (const school of schools) ctx.tag(capacityTag(school))
  const rows = await readRows(
    ctx.payload,
    sql`select p.${ep.school}, p.${ep.kind}, p.${ep.offer}, p.${ep.first_day}, p.${ep.last_day}, count(*) ${named('total')}
      from ${ep} p join ${e} e on e.${e.id} = p.${ep.enrolment}
      where e.${e.state} = 'confirmed' and p.${ep.school} in ${schools} and p.${ep.last_day} >= ${since}
      group by p.${ep.school}, p.${ep.kind}, p.${ep.offer}, p.${ep.first_day}, p.${ep.last_day}`,
  )
  const taken = new Map<string, (PlaceDays & { count: number })[]>()
  for (const { school, kind, offer, first_day, last_day, total } of rows) {
    const key = toOfferKey(school, kind, offer)
    const days = { from: String(first_day), to: String(last_day), count: Number(total) }
    taken.set(key, [...(taken.get(key) ?? []), days])
  }
  return (kind, offer, today) => {
    const capacity = capacityOf(offer)
    const starts = startCapacityOf(offer)
    const booked = taken.get(toOfferKey(documentId(offer.school), kind, offer.number)) ?? []
    const begun = booked.map(({ from, count }) => ({ day: from, count }))
    return {
      ...(capacity && { free: freeSteps(capacity, booked, today) }),
      ...(starts && { freeStarts: freeStarts(starts, begun, today) }),
    }
  }
}
