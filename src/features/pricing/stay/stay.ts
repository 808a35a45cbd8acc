import { addDays, toLessonWeek } from '../../../shared/time/days'
import {
  type Closure,
  type Holiday,
  NO_ACCOMMODATION,
  type PriceCatalogue,
  type PriceRequest,
  type StayClosure,
  type StayDates,
} from '../model'
import { closureOn, isHoliday } from './starts'

// The days of a stay: first and last day of the course, arrival and departure, and what closures do to them.
//
// A stay is a number of weeks of lessons, Monday to Friday, from the week of its start on. A week in which all five days
// belong to closures that move weeks is skipped: the stay ends one week later, at the same price, and accommodation does
// not include the skipped week. A week that is closed only in part, or by a closure whose weeks count, is not skipped. Holidays cost
// lessons, which a school makes up or not, and never move the end; a week without a day for lessons between closure and holidays does.

/**
 * Closures that move weeks and close the same week become one. Apart, the first would say that the week moves, and the second that
 * it counts.
 */
export const joinClosures = (closures: readonly Closure[]): Closure[] => {
  const joined: Closure[] = []
  for (const closure of [...closures].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const { from, to, title, weeks } = closure
    const last = joined.at(-1)
    const isInItsWeek =
      last && (from <= last.to || (from === addDays(last.to, 1) && toLessonWeek(from) < from))
    if (isInItsWeek && weeks === 'move' && last.weeks === 'move')
      joined.splice(-1, 1, {
        ...last,
        to: to > last.to ? to : last.to,
        title: title === last.title ? title : `${last.title}, ${title}`,
      })
    else joined.push(closure)
  }
  return joined
}

/** More weeks than this are not skipped, so that a closure without a sensible end does not move a stay for ever. */
const MAX_SKIPPED = 104

const isMoving = ({ weeks }: Closure) => weeks === 'move'

/** The first closure of a skipped week; undefined if the week is not skipped. */
const skippedBy = (monday: string, closures: readonly Closure[]): Closure | undefined => {
  if (!closureOn(monday, closures)) return undefined
  const week = [0, 1, 2, 3, 4].map((days) => closureOn(addDays(monday, days), closures))
  return week.every(Boolean) ? week.find((closure) => closure && isMoving(closure)) : undefined
}

interface StayWeeks {
  /** How many weeks after the start each week of the stay begins: 0, 1, 2 without skipped weeks. */
  offsets: number[]
  /** Number of skipped weeks by closure. */
  skipped: Map<Closure, number>
}

const weeksOf = (start: string, weeks: number, closures: readonly Closure[]): StayWeeks => {
  const monday = toLessonWeek(start)
  const moving = closures.some(isMoving)
    ? closures.filter((closure) => isMoving(closure) || isHoliday(closure))
    : []
  const offsets: number[] = []
  const skipped = new Map<Closure, number>()
  for (let offset = 0; offsets.length < weeks; offset++) {
    const closure = offset - offsets.length < MAX_SKIPPED && skippedBy(addDays(monday, offset * 7), moving)
    if (closure) skipped.set(closure, (skipped.get(closure) ?? 0) + 1)
    else offsets.push(offset)
  }
  return { offsets, skipped }
}

/** The days on which the weeks of a stay begin. Weeks that a closure moves are left out. */
export const weekStarts = (start: string, weeks: number, closures: readonly Closure[]): string[] =>
  weeksOf(start, weeks, closures).offsets.map((offset) => addDays(start, offset * 7))

/** The working days without lessons in these weeks. Weekends cost nothing, and what a closure says comes first. */
const holidaysIn = (mondays: readonly string[], closures: readonly Closure[]): Holiday[] =>
  closures.some(isHoliday)
    ? mondays.flatMap((monday) =>
        [0, 1, 2, 3, 4].flatMap((days) => {
          const day = addDays(monday, days)
          const closed = closureOn(day, closures)
          return closed && isHoliday(closed) ? [{ day, title: closed.title }] : []
        }),
      )
    : []

/** The day before which students arrive: holidays at the beginning of a week do not shorten their time in the room. */
const weekBegin = (start: string, closures: readonly Closure[]): string => {
  const monday = toLessonWeek(start)
  let day = start
  for (let before = addDays(day, -1); before >= monday; before = addDays(day, -1)) {
    const closed = closureOn(before, closures)
    if (!closed || !isHoliday(closed)) break
    day = before
  }
  return day
}

/** The parts of a catalogue that determine the days of a stay. */
export type StayRules = Pick<PriceCatalogue, 'accommodation' | 'closures' | 'holidayLessons'>

/** The days of a stay; undefined if it has no start or no length yet. Does not check whether it can start on that day. */
export const stayDates = (
  { start, weeks, accommodation }: Pick<PriceRequest, 'start' | 'weeks' | 'accommodation'>,
  catalogue: StayRules,
): StayDates | undefined => {
  if (!start || weeks <= 0) return undefined
  const { offsets, skipped } = weeksOf(start, weeks, catalogue.closures)
  const monday = toLessonWeek(start)
  const lastDay = addDays(monday, (offsets.at(-1) ?? 0) * 7 + 4)
  const mondays = offsets.map((offset) => addDays(monday, offset * 7))
  const holidays = holidaysIn(mondays, catalogue.closures)
  const room =
    accommodation > NO_ACCOMMODATION
      ? catalogue.accommodation.find(({ number }) => number === accommodation)
      : undefined
  return {
    firstDay: start,
    lastDay,
    ...(room && {
      arrival: addDays(weekBegin(start, catalogue.closures), -(room.arrivalDaysBefore ?? 1)),
      departure: addDays(lastDay, room.departureDaysAfter ?? 1),
    }),
    closures: catalogue.closures
      .filter((closure) => closure.from <= lastDay && closure.to >= start && !isHoliday(closure))
      .map((closure): StayClosure => {
        const { from, to, title } = closure
        return { from, to, title, movedWeeks: skipped.get(closure) ?? 0 }
      })
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
    ...(holidays.length && { holidays: { days: holidays, lessons: catalogue.holidayLessons } }),
  }
}

/** The end of a season that comes before that of the stay. */
export const seasonEnd = (
  { firstDay, lastDay }: Pick<StayDates, 'firstDay' | 'lastDay'>,
  closures: readonly Closure[],
): Closure | undefined =>
  closures.find(({ weeks, from, to }) => weeks === 'end' && from <= lastDay && to >= firstDay)
