import { fullestDay, type OfferKind, type PlaceDays } from '../../../features/pricing/contract'
import { readRowsIn, sql, t } from '../../../platform/database/statement'
import { findAll } from '../../../platform/payload/find-documents'
import { addDays } from '../../../shared/time/days'
import type { Office } from './write-row'

const ep = t.enrolment_places
const e = t.enrolments

/** Days ahead in which places run out: within the ten weeks that the first screen looks ahead. */
const AHEAD_DAYS = 60

/** How many courses and rooms are limited: the first of each is full in its fullest week, the second has a place left. */
const LIMITED = 2

/**
 * Limits the most wanted courses and rooms to as many places as they need, so that places run out as in a good season. Returns what
 * was changed.
 */
export const limitPlaces = async (
  office: Office,
): Promise<(readonly ['courses' | 'accommodation', number])[]> => {
  const { req } = office
  const today = office.now.toISOString().slice(0, 10)
  const ahead = { from: today, to: addDays(today, AHEAD_DAYS) }
  const rows = await readRowsIn(
    req,
    sql`select p.${ep.school}, p.${ep.kind}, p.${ep.offer}, p.${ep.first_day}, p.${ep.last_day} from ${ep} p
      join ${e} e on e.${e.id} = p.${ep.enrolment} where e.${e.state} = 'confirmed'`,
  )
  const stays = new Map<string, PlaceDays[]>()
  for (const { school, kind, offer, first_day, last_day } of rows) {
    const key = `${kind}:${school}:${offer}`
    stays.set(key, [...(stays.get(key) ?? []), { from: String(first_day), to: String(last_day) }])
  }
  const wanted = [...stays]
    .map(([key, days]) => {
      const [kind, school, number] = key.split(':')
      // `most` becomes the limit, so that all confirmed stays fit; `soon` says whether it is reached in the next weeks.
      const whole = { from: addDays(today, -400), to: addDays(today, 400) }
      return {
        kind: kind as OfferKind,
        school: Number(school),
        number: Number(number),
        most: fullestDay(whole, days, undefined).taken,
        soon: fullestDay(ahead, days, undefined).taken,
      }
    })
    // Offers that were fullest in the past are left out: the next weeks do not reach their limit.
    .filter(({ most, soon }) => soon > 1 && soon >= most - 1)
    .toSorted((a, b) => b.soon - a.soon)
  const changed: (readonly ['courses' | 'accommodation', number])[] = []
  for (const kind of ['course', 'accommodation'] as const) {
    const collection = kind === 'course' ? 'courses' : 'accommodation'
    for (const [index, offer] of wanted
      .filter((each) => each.kind === kind)
      .slice(0, LIMITED)
      .entries()) {
      const [doc] = await findAll(
        req,
        collection,
        { school: { equals: offer.school }, number: { equals: offer.number } },
        { limit: 1, select: { number: true } },
      )
      if (!doc) continue
      await req.payload.update({
        collection,
        id: doc.id,
        data: { places: offer.most + index },
        depth: 0,
        req,
      })
      changed.push([collection, doc.id])
    }
  }
  return changed
}
