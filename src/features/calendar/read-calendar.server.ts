import type { Payload, PayloadRequest } from 'payload'
import { findAll, findById } from '../../platform/payload/find-documents'
import type { School } from '../../platform/payload/payload-types'
import { ownDocuments } from '../../platform/payload/school-scope'
import type { Locale } from '../../shared/locale'
import { selectFields } from '../../shared/pick-fields'
import { addDays, isWithin } from '../../shared/time/days'
import { type OfferOccupancy, readComings, readOccupancy } from '../enrolments/queries.server'
import { eventsOfDays } from '../news/queries.server'
import { closureSchoolFields, openCalendar } from '../pricing/queries.server'
import { CALENDAR_WEEKS } from './contract'

/** A closure, a public holiday or an event. */
export interface Happening {
  from: string
  to: string
  title: string
  /** Its form in the panel. Public holidays have none. */
  href?: string
  isClosed: boolean
}

export interface CalendarDay {
  day: string
  arrivals: number
  departures: number
  /** Why nobody has lessons. */
  closed?: string
}

export interface CalendarData {
  mondays: string[]
  offers: OfferOccupancy[]
  /** Of each week, from Monday to Sunday. */
  days: CalendarDay[][]
  happenings: Happening[]
}

const datesFrom = (monday: string) => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

const readClosures = async (payload: Payload, school: number, from: string, locale: Locale) => {
  const doc = await findById(payload, 'schools', school, {
    select: selectFields(closureSchoolFields),
    locale,
  })
  return doc ? (await openCalendar()).closures(doc as School, from, locale) : []
}

/** Occupancy, comings and goings, closures and events of a school, for some weeks from a Monday on. */
export const readCalendar = async (
  payload: Payload,
  { school, from }: { school: number; from: string },
  locale: Locale,
): Promise<CalendarData> => {
  const mondays = Array.from({ length: CALENDAR_WEEKS }, (_, week) => addDays(from, week * 7))
  const all = { from, to: addDays(from, CALENDAR_WEEKS * 7 - 1) }
  const [offers, stays, closures, events] = await Promise.all([
    readOccupancy(payload, school, mondays, locale),
    readComings(payload, school, all),
    readClosures(payload, school, from, locale),
    eventsOfDays(payload, school, all, locale),
  ])
  const countBy = (kind: 'arrival' | 'departure') => {
    const counts = new Map<string, number>()
    for (const stay of stays) counts.set(stay[kind], (counts.get(stay[kind]) ?? 0) + 1)
    return counts
  }
  const [arrivals, departures] = [countBy('arrival'), countBy('departure')]
  const during = closures.filter((closure) => closure.from <= all.to && closure.to >= all.from)
  return {
    mondays,
    offers,
    days: mondays.map((monday) =>
      datesFrom(monday).map((day) => {
        const closed = during.find((closure) => isWithin(day, closure))
        return {
          day,
          arrivals: arrivals.get(day) ?? 0,
          departures: departures.get(day) ?? 0,
          ...(closed && { closed: closed.title || '–' }),
        }
      }),
    ),
    happenings: [
      ...during.map((closure) => ({
        from: closure.from,
        to: closure.to,
        title: closure.title,
        isClosed: true,
        ...(closure.weeks !== 'holiday' && { href: `/admin/collections/schools/${school}` }),
      })),
      ...events.map((event) => ({
        from: event.from,
        to: event.to,
        title: event.title,
        isClosed: false,
        href: `/admin/collections/posts/${event.id}`,
      })),
    ],
  }
}

/** The schools of the user by name. */
export const readSchools = async ({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) =>
  (
    await findAll(payload, 'schools', ownDocuments(payload.collections.schools.config, user) ?? {}, {
      select: { name: true },
      sort: 'name',
    })
  ).map(({ id, name }) => ({
    id,
    name: name ?? `${id}`,
  }))
