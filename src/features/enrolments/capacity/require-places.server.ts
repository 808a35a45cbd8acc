import type { PayloadRequest } from 'payload'
import { lockRows, readRowsIn, sql, t } from '../../../platform/database/statement'
import { findAll } from '../../../platform/payload/find-documents'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { AppError } from '../../../shared/errors'
import type { OfferKind } from '../../pricing/contract'
import { fullestDay, type PlaceDays, startPlacesOn } from '../../pricing/contract'
import { capacityOf, startCapacityOf } from './capacity'
import type { FullOffer } from './capacity-contract'

const ep = t.enrolment_places
const e = t.enrolments

/** A request cannot be confirmed because an offer is full. */
export class NoPlaceLeft extends AppError {
  constructor(readonly full: FullOffer) {
    super('conflict', `“${full.title}” has no place left on ${full.day}. The request was not confirmed.`, {
      field: 'state',
    })
  }
}

interface Place extends PlaceDays {
  school: number
  kind: OfferKind
  offer: number
}

const toPlace = (row: Record<string, unknown>): Place => ({
  school: Number(row.school),
  kind: row.kind === 'course' ? 'course' : 'accommodation',
  offer: Number(row.offer),
  from: String(row.first_day),
  to: String(row.last_day),
})

const collections = { course: 'courses', accommodation: 'accommodation' } as const

/**
 * The limited offers of these places. They are locked until the transaction ends, so that of two confirmations at the same time
 * the second one counts the first. Always in the same order, so that no two wait for each other.
 */
const lockOffers = async (req: PayloadRequest, school: number, places: readonly Place[]) => {
  const found = []
  for (const kind of ['course', 'accommodation'] as const) {
    const numbers = [...new Set(places.filter((place) => place.kind === kind).map(({ offer }) => offer))]
    if (!numbers.length) continue
    const o = kind === 'course' ? t.courses : t.accommodation
    await lockRows(
      req,
      sql`select ${o.id} from ${o} where ${o.school_id} = ${school} and ${o.number} in ${numbers} order by ${o.id} for update`,
    )
    const docs = await findAll(req, collections[kind], {
      school: { equals: school },
      number: { in: numbers },
    })
    for (const doc of docs) {
      const capacity = capacityOf(doc)
      const starts = startCapacityOf(doc)
      if ((capacity || starts) && typeof doc.number === 'number')
        found.push({ kind, number: doc.number, title: doc.title, capacity, starts })
    }
  }
  return found
}

/**
 * The first offer of a confirmed request that has more students than places because of it; undefined if there is none. The
 * places of the request are counted, so it has to be stored as confirmed in the transaction of `req`.
 */
const findOverbooked = async (req: PayloadRequest, enrolment: number): Promise<FullOffer | undefined> => {
  const own = (
    await readRowsIn(
      req,
      sql`select ${ep.school}, ${ep.kind}, ${ep.offer}, ${ep.first_day}, ${ep.last_day} from ${ep} where ${ep.enrolment} = ${enrolment} order by ${ep.id}`,
    )
  ).map(toPlace)
  const [first] = own
  if (!first) return undefined
  for (const { kind, number, title, capacity, starts } of await lockOffers(req, first.school, own)) {
    const asked = own.filter((place) => place.kind === kind && place.offer === number)
    const from = asked.map((place) => place.from).sort()[0] ?? ''
    const to =
      asked
        .map((place) => place.to)
        .sort()
        .at(-1) ?? ''
    const rows = await readRowsIn(
      req,
      sql`select p.${ep.school}, p.${ep.kind}, p.${ep.offer}, p.${ep.first_day}, p.${ep.last_day}
        from ${ep} p join ${e} e on e.${e.id} = p.${ep.enrolment}
        where e.${e.state} = 'confirmed' and p.${ep.school} = ${first.school} and p.${ep.kind} = ${kind} and p.${ep.offer} = ${number}
          and p.${ep.first_day} <= ${to} and p.${ep.last_day} >= ${from}`,
    )
    const taken = rows.map(toPlace)
    for (const { from: day } of asked) {
      const places = starts && startPlacesOn(day, starts)
      const begun = taken.filter((place) => place.from === day).length
      if (places !== undefined && begun > places)
        return { kind, title, day, taken: begun, places, isStart: true }
    }
    if (!capacity) continue
    for (const place of asked) {
      const fullest = fullestDay(place, taken, capacity)
      const { places = 0 } = fullest
      if (fullest.taken > places) return { kind, title, day: fullest.day, taken: fullest.taken, places }
    }
  }
  return undefined
}

type Changed = Partial<Pick<Enrolment, 'state' | 'start' | 'quotes'>>

/**
 * Refuses a change by which a request takes places that are not there. With `overbook` it is made all the same; then the response
 * is the offer that is overbooked. Call it after the change, in its transaction.
 */
export const requirePlaces = async (
  req: PayloadRequest,
  before: Pick<Enrolment, 'id' | 'state'>,
  changed: Changed,
  overbook = false,
): Promise<FullOffer | undefined> => {
  const isConfirmed = (changed.state ?? before.state) === 'confirmed'
  if (!isConfirmed || !(['state', 'start', 'quotes'] as const).some((name) => name in changed))
    return undefined
  const full = await findOverbooked(req, before.id)
  if (full && !overbook) throw new NoPlaceLeft(full)
  return full
}
