import type { Payload, Where } from 'payload'
import { readRows, sql, t } from '../../../platform/database/statement'
import { findAll } from '../../../platform/payload/find-documents'
import type { Accommodation, Course, School } from '../../../platform/payload/payload-types'
import type { OwnSchools } from '../../../platform/payload/school-scope'
import { documentId } from '../../../shared/id'
import type { Locale } from '../../../shared/locale'
import { selectFields } from '../../../shared/pick-fields'
import { addDays, isWithin, toMonday } from '../../../shared/time/days'
import type { Closure, OfferKind } from '../../pricing/contract'
import {
  type Capacity,
  fullestDay,
  offerKinds,
  type PlaceDays,
  type StartCapacity,
  startPlacesOn,
} from '../../pricing/contract'
import { closureSchoolFields, isStartDay, openCalendar } from '../../pricing/queries.server'
import { openStates } from '../request/request-rules'
import { capacityOf, type StartLimits, startCapacityOf } from './capacity'
import type { OfficeCapacity, PlacesBoard, StartCount } from './capacity-contract'

const ep = t.enrolment_places
const e = t.enrolments

// Counts capacity for the office: for one request, and for all limited offers week by week.

/** In days, with the nights before and after the course. */
export const LONGEST_STAY = 54 * 7

export interface Booking extends PlaceDays {
  enrolment: number
  school: number
  kind: OfferKind
  offer: number
  isConfirmed: boolean
}

const toBooking = (row: Record<string, unknown>): Booking => ({
  enrolment: Number(row.enrolment),
  school: Number(row.school),
  kind: row.kind === 'course' ? 'course' : 'accommodation',
  offer: Number(row.offer),
  from: String(row.first_day),
  to: String(row.last_day),
  isConfirmed: row.state === 'confirmed',
})

/** The places that requests of a time ask for: confirmed ones and those that are not answered yet. */
export const readBookings = async (
  payload: Payload,
  { from, to }: PlaceDays,
  school?: number,
): Promise<Booking[]> => {
  // With all its columns the index leads to the places of these days: without them SQLite begins with the requests of a state.
  const ofSchool =
    school === undefined
      ? sql``
      : sql`and p.${ep.school} = ${school} and p.${ep.kind} in ${[...offerKinds]}
        and p.${ep.offer} in (select distinct o.${ep.offer} from ${ep} o where o.${ep.school} = ${school})
        and p.${ep.last_day} <= ${addDays(to, LONGEST_STAY)}`
  const rows = await readRows(
    payload,
    sql`select p.${ep.enrolment}, p.${ep.school}, p.${ep.kind}, p.${ep.offer}, p.${ep.first_day}, p.${ep.last_day}, e.${e.state}
      from ${ep} p join ${e} e on e.${e.id} = p.${ep.enrolment}
      where e.${e.state} in ${['confirmed', ...openStates]} and p.${ep.first_day} <= ${to} and p.${ep.last_day} >= ${from} ${ofSchool}`,
  )
  return rows.map(toBooking)
}

interface LimitedOffer {
  id: number
  school: number
  kind: OfferKind
  offer: number
  title: string
  capacity?: Capacity | undefined
  starts?: StartCapacity | undefined
  /** On which days the course starts. */
  isStart: (day: string, closures: readonly Closure[]) => boolean
}

export const readOffers = async (
  payload: Payload,
  locale: Locale,
  school?: number,
): Promise<LimitedOffer[]> => {
  const where: Where = school === undefined ? {} : { school: { equals: school } }
  const shared = { school: true, number: true, title: true, places: true, placesAtTimes: true } as const
  const [courses, rooms] = await Promise.all([
    findAll(payload, 'courses', where, {
      select: { ...shared, placesPerStart: true, placesAtStarts: true, startsOn: true, startDates: true },
      sort: 'position',
      locale,
    }),
    findAll(payload, 'accommodation', where, { select: shared, sort: 'position', locale }),
  ])
  const toOffer = (
    kind: OfferKind,
    doc: Pick<Course | Accommodation, 'id' | 'school' | 'number' | 'title' | 'places' | 'placesAtTimes'> &
      StartLimits &
      Partial<Pick<Course, 'startsOn' | 'startDates'>>,
  ): LimitedOffer[] =>
    typeof doc.number === 'number'
      ? [
          {
            id: doc.id,
            school: documentId(doc.school),
            kind,
            offer: doc.number,
            title: doc.title,
            capacity: capacityOf(doc),
            starts: startCapacityOf(doc),
            isStart: (day, closures) =>
              kind === 'course' &&
              isStartDay(
                { startsOn: doc.startsOn ?? 'every-monday', startDates: doc.startDates },
                day,
                closures,
              ),
          },
        ]
      : []
  return [
    ...courses.flatMap((doc) => toOffer('course', doc)),
    ...rooms.flatMap((doc) => toOffer('accommodation', doc)),
  ]
}

export const isOf = (offer: Pick<LimitedOffer, 'school' | 'kind' | 'offer'>) => (booking: Booking) =>
  booking.school === offer.school && booking.kind === offer.kind && booking.offer === offer.offer

const countRequests = (bookings: readonly Booking[]): number =>
  new Set(bookings.map(({ enrolment }) => enrolment)).size

export const countsDuring = (
  days: PlaceDays,
  bookings: readonly Booking[],
  capacity: Capacity | undefined,
) => {
  const confirmed = bookings.filter(({ isConfirmed }) => isConfirmed)
  const { taken, places } = fullestDay(days, confirmed, capacity)
  const waiting = countRequests(
    bookings.filter(({ isConfirmed, from, to }) => !isConfirmed && from <= days.to && to >= days.from),
  )
  return { taken, waiting, ...(places !== undefined && { places }) }
}

/** How many begin on a limited day; nothing if it is not limited. */
const startCount = (day: string, bookings: readonly Booking[], starts: StartCapacity): StartCount[] => {
  const places = startPlacesOn(day, starts)
  const taken = bookings.filter(({ isConfirmed, from }) => isConfirmed && from === day).length
  return places === undefined ? [] : [{ day, taken, places }]
}

/**
 * The limited days of a week on which the course starts or somebody begins all the same, e.g. by a correction of the office, and
 * whether none of its starts has a place left.
 */
const startsOfWeek = (
  monday: string,
  { starts, isStart }: LimitedOffer,
  bookings: readonly Booking[],
  closures: readonly Closure[],
): { starts: StartCount[]; areFull: boolean } => {
  if (!starts) return { starts: [], areFull: false }
  const week = { from: monday, to: addDays(monday, 6) }
  const own = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter((day) =>
    isStart(day, closures),
  )
  const begun = bookings
    .filter(({ isConfirmed, from }) => isConfirmed && isWithin(from, week))
    .map(({ from }) => from)
  const counts = [...new Set([...own, ...begun])].sort().flatMap((day) => startCount(day, bookings, starts))
  const full = new Set(counts.filter(({ taken, places }) => taken >= places).map(({ day }) => day))
  return { starts: counts, areFull: own.length > 0 && own.every((day) => full.has(day)) }
}

/** How full the course and the accommodation of a request are while the student is there. */
export const readPlacesOf = async (
  payload: Payload,
  enrolment: number,
  school: number | undefined,
  locale: Locale,
): Promise<OfficeCapacity[]> => {
  if (school === undefined) return []
  const rows = await readRows(
    payload,
    sql`select p.${ep.enrolment}, p.${ep.school}, p.${ep.kind}, p.${ep.offer}, p.${ep.first_day}, p.${ep.last_day}, e.${e.state}
      from ${ep} p join ${e} e on e.${e.id} = p.${ep.enrolment} where p.${ep.enrolment} = ${enrolment} order by p.${ep.id}`,
  )
  const own = rows.map(toBooking)
  const [first] = own
  if (!first) return []
  const whole = {
    from: own.reduce((day, { from }) => (from < day ? from : day), first.from),
    to: own.reduce((day, { to }) => (to > day ? to : day), first.to),
  }
  const [bookings, offers] = await Promise.all([
    readBookings(payload, whole, school),
    readOffers(payload, locale, school),
  ])
  return own.flatMap(({ kind, offer: number, from, to }) => {
    const offer = offers.find((each) => each.kind === kind && each.offer === number)
    if (!offer) return []
    const ofOffer = bookings.filter(isOf(offer))
    const [start] = offer.starts ? startCount(from, ofOffer, offer.starts) : []
    const counts = countsDuring({ from, to }, ofOffer, offer.capacity)
    return [{ kind, title: offer.title, from, to, ...counts, ...(start && { start }) }]
  })
}

/** How many weeks the board shows. */
const BOARD_WEEKS = 26

/** All offers with a limited number of places, week by week. */
export const readPlacesBoard = async (
  payload: Payload,
  today: string,
  locale: Locale,
  { count = BOARD_WEEKS, schools: own }: { count?: number; schools: OwnSchools },
): Promise<PlacesBoard> => {
  const thisWeek = addDays(toMonday(addDays(today, 1)), -7)
  const weeks = Array.from({ length: count }, (_, index) => addDays(thisWeek, index * 7))
  const [offers, bookings, schools] = await Promise.all([
    readOffers(payload, locale),
    readBookings(payload, { from: thisWeek, to: addDays(thisWeek, count * 7) }),
    findAll(payload, 'schools', own ? { id: { in: [...own] } } : {}, {
      select: selectFields(['name', ...closureSchoolFields]),
      sort: 'name',
    }),
  ])
  const calendar = await openCalendar()
  const limited = offers.filter(({ capacity, starts }) => capacity || starts)
  return (schools as School[]).flatMap((school) => {
    const { id, name } = school
    const own = limited.filter(({ school }) => school === id)
    if (!own.length) return []
    const closures = calendar.closures(school, today, locale)
    const shown = own.map((offer) => {
      const asked = bookings.filter(isOf(offer))
      return {
        kind: offer.kind,
        id: offer.id,
        offer: offer.offer,
        title: offer.title,
        weeks: weeks.map((monday) => {
          // Nobody has lessons at the weekend, but rooms are taken.
          const days = { from: monday, to: addDays(monday, offer.kind === 'course' ? 4 : 6) }
          const counts = countsDuring(days, asked, offer.capacity)
          const { starts, areFull } = startsOfWeek(monday, offer, asked, closures)
          const isTaken = counts.places !== undefined && counts.taken >= counts.places
          return { monday, ...counts, starts, isFull: isTaken || areFull }
        }),
      }
    })
    return [{ school: id, name: name ?? `${id}`, offers: shown }]
  })
}
