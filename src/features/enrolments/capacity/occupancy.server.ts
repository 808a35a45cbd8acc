import type { Payload } from 'payload'
import { momentOf, readRows, sql, t } from '../../../platform/database/statement'
import type { Locale } from '../../../shared/locale'
import { addDays, isWithin } from '../../../shared/time/days'
import type { OfferKind, PlaceDays } from '../../pricing/contract'
import { enrolmentsPanelMessages } from '../messages/panel/messages'
import { type OfficeState, openStates, stateNames } from '../request/request-rules'
import { countsDuring, isOf, LONGEST_STAY, readBookings, readOffers } from './place-counts.server'

// How many students a school has, by week and by day.

const e = t.enrolments
const ep = t.enrolment_places

interface OccupiedWeek {
  monday: string
  /** Confirmed students on the fullest day. */
  taken: number
  /** Missing if the number is not limited. */
  places?: number
  /** Requests that are not answered yet. */
  waiting: number
}

export interface OfferOccupancy {
  kind: OfferKind
  offer: number
  title: string
  weeks: OccupiedWeek[]
}

/** Nobody has lessons at the weekend, but rooms are taken. */
const weekOf = (kind: OfferKind, monday: string) => ({
  from: monday,
  to: addDays(monday, kind === 'course' ? 4 : 6),
})

/** All courses and rooms of a school, in these weeks. */
export const readOccupancy = async (
  payload: Payload,
  school: number,
  mondays: readonly string[],
  locale: Locale,
): Promise<OfferOccupancy[]> => {
  const [first = '', last = first] = [mondays[0], mondays.at(-1)]
  const [offers, bookings] = await Promise.all([
    readOffers(payload, locale, school),
    readBookings(payload, { from: first, to: addDays(last, 6) }, school),
  ])
  return offers.map((offer) => {
    const { kind, offer: number, title, capacity } = offer
    const own = bookings.filter(isOf(offer))
    const weeks = mondays.map((monday) => ({
      monday,
      ...countsDuring(weekOf(kind, monday), own, capacity),
    }))
    return { kind, offer: number, title, weeks }
  })
}

type Coming = 'arrival' | 'departure'

const startOf = (day: string) => `${day}T00:00:00.000Z`
const endOf = (day: string) => `${day}T23:59:59.999Z`

interface Stay {
  id: number
  name: string
  arrival: string
  departure: string
}

/** Confirmed students who come or go on these days: on the days that they have named, otherwise on those of the course. */
export const readComings = async (payload: Payload, school: number, days: PlaceDays): Promise<Stay[]> => {
  const [from, to] = [startOf(days.from), endOf(days.to)]
  const rows = await readRows(
    payload,
    sql`select ${e.id}, ${e.name}, ${e.arrival}, ${e.start}, ${e.departure}, ${e.last_day} from ${e}
      where ${e.state} = 'confirmed' and ${e.school_id} = ${school}
        and ${e.start} >= ${startOf(addDays(days.from, -LONGEST_STAY))} and ${e.start} <= ${endOf(addDays(days.to, 14))}
        and (coalesce(${e.arrival}, ${e.start}) between ${from} and ${to}
          or coalesce(${e.departure}, ${e.last_day}) between ${from} and ${to})
      order by ${e.name}, ${e.id}`,
  )
  const dayOf = (...moments: unknown[]) => {
    const found = moments.find(Boolean)
    return found ? momentOf(found).slice(0, 10) : ''
  }
  return rows.map(({ id, name, arrival, start, departure, last_day }) => ({
    id: Number(id),
    name: String(name),
    arrival: dayOf(arrival, start),
    departure: dayOf(departure, last_day),
  }))
}

/** What a cell of the calendar counts. */
export type CalendarCell = { kind: OfferKind; offer: number; monday: string } | { kind: Coming; day: string }

export interface StudentBehind {
  id: number
  name: string
  /** In the reader's language. */
  state: string
  from: string
  to: string
}

const MAX_STUDENTS = 500

/** The students whom a cell counts, confirmed ones first. */
export const readStudentsBehind = async (
  payload: Payload,
  school: number,
  cell: CalendarCell,
  locale: Locale,
): Promise<StudentBehind[]> => {
  const texts = enrolmentsPanelMessages(locale)
  if ('day' in cell) {
    const stays = await readComings(payload, school, { from: cell.day, to: cell.day })
    return stays
      .filter((stay) => isWithin(stay[cell.kind], { from: cell.day, to: cell.day }))
      .map(({ id, name, arrival, departure }) => ({
        id,
        name,
        state: texts('office.states.confirmed'),
        from: arrival,
        to: departure,
      }))
  }
  const { from, to } = weekOf(cell.kind, cell.monday)
  const rows = await readRows(
    payload,
    sql`select e.${e.id}, e.${e.name}, e.${e.state}, p.${ep.first_day}, p.${ep.last_day}
      from ${ep} p join ${e} e on e.${e.id} = p.${ep.enrolment}
      where p.${ep.school} = ${school} and p.${ep.kind} = ${cell.kind} and p.${ep.offer} = ${cell.offer}
        and e.${e.state} in ${['confirmed', ...openStates]} and p.${ep.first_day} <= ${to} and p.${ep.last_day} >= ${from}
      order by case when e.${e.state} = 'confirmed' then 0 else 1 end, e.${e.name}, e.${e.id} limit ${MAX_STUDENTS}`,
  )
  const stateOf = (value: unknown): OfficeState => stateNames.find((name) => name === value) ?? 'new'
  return rows.map(({ id, name, state, first_day, last_day }) => ({
    id: Number(id),
    name: String(name),
    state: texts(`office.states.${stateOf(state)}`),
    from: String(first_day),
    to: String(last_day),
  }))
}
