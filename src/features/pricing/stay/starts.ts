import { addDays, addMonths, isWithin, toLessonWeek, toWorkingDay } from '../../../shared/time/days'
import { nextByRule, type StartRule } from '../../../shared/time/start-rule'
import type { Closure, Offer, PriceCatalogue, PriceRequest, RoomOffer } from '../model'
import { startsLeftOn } from './start-places'

// On which days a stay can begin. Each course has its own rule; without a course, stays begin on any Monday. If that is a holiday, they
// begin on the next working day of the week.

type StayChoice = Pick<PriceRequest, 'course' | 'accommodation'>
type LeadTimes = Pick<PriceCatalogue, 'leadDays' | 'accommodation'>
/** Parts of a catalogue that determine the start days of a stay. */
export type StartCatalogue = LeadTimes & Pick<PriceCatalogue, 'courses' | 'closures' | 'today'>

/** A start with places left is looked for among this many, so that a course without any is not searched for ever. */
export const STARTS_TRIED = 104

const everyMonday: StartRule = { on: 'every-monday' }

/** The start rule of the requested course. */
export const startRuleFor = (
  { course }: Pick<PriceRequest, 'course'>,
  { courses }: Pick<PriceCatalogue, 'courses'>,
): StartRule => courses.find(({ number }) => number === course)?.starts ?? everyMonday

export const closureOn = (day: string, closures: readonly Closure[]): Closure | undefined =>
  closures.find((closure) => isWithin(day, closure))

export const isHoliday = ({ weeks }: Closure): boolean => weeks === 'holiday'

/** The day of a start's first lessons: after holidays the next working day of that week. Undefined if the school is closed. */
const firstLessons = (ruled: string, closures: readonly Closure[]): string | undefined => {
  let day = ruled
  for (let closed = closureOn(day, closures); closed; closed = closureOn(day, closures)) {
    day = toWorkingDay(addDays(closed.to, 1))
    if (!isHoliday(closed) || toLessonWeek(day) !== toLessonWeek(ruled)) return undefined
  }
  return day
}

/** The last day that one rule can move a start by. */
const DAYS_MOVED = 6

/** The first possible start from `day` on. */
export const nextStart = (rule: StartRule, day: string, closures: readonly Closure[]): string | undefined => {
  // A start that a holiday moves may follow the rule some days earlier.
  let ruled = nextByRule(rule, closures.some(isHoliday) ? addDays(day, -DAYS_MOVED) : day)
  while (ruled) {
    const start = firstLessons(ruled, closures)
    if (start && start >= day) return start
    const closed = closureOn(ruled, closures)
    ruled = nextByRule(rule, addDays(closed && !isHoliday(closed) ? closed.to : ruled, 1))
  }
  return undefined
}

/** Whether a stay can begin on a day. */
export const isStart = (rule: StartRule, day: string, closures: readonly Closure[]): boolean =>
  nextStart(rule, day, closures) === day

/** How many days before its start a stay must be booked, and the accommodation that needs more days than the school. */
export const leadTimeFor = (
  { accommodation: number }: Pick<PriceRequest, 'accommodation'>,
  { leadDays, accommodation }: LeadTimes,
): { days: number; room?: RoomOffer } => {
  const room = accommodation.find((offer) => offer.number === number)
  return room?.leadDays !== undefined && room.leadDays > leadDays
    ? { days: room.leadDays, room }
    : { days: leadDays }
}

/** The first day on which a stay that is booked today can begin, whatever its course. It is never today. */
export const earliestStart = (
  request: Pick<PriceRequest, 'accommodation'>,
  catalogue: LeadTimes,
  today: string,
): string => addDays(today, Math.max(1, leadTimeFor(request, catalogue).days))

/** The last day on which a stay with this start can be booked. */
export const lastBookingDay = (
  request: Pick<PriceRequest, 'accommodation'>,
  catalogue: LeadTimes,
  start: string,
): string => addDays(start, -Math.max(1, leadTimeFor(request, catalogue).days))

/** The first possible start of a stay that is booked today; undefined if the course has none left. */
export const firstStart = (request: StayChoice, catalogue: StartCatalogue): string | undefined =>
  nextStart(
    startRuleFor(request, catalogue),
    earliestStart(request, catalogue, catalogue.today),
    catalogue.closures,
  )

/** How far ahead stays can be booked. */
const MONTHS_AHEAD = 18

/** The possible starts of a stay that is booked today: those of 18 months, and all listed dates. */
export const startDays = (request: StayChoice, catalogue: StartCatalogue): string[] => {
  const { closures, today } = catalogue
  const rule = startRuleFor(request, catalogue)
  const days: string[] = []
  const until = rule.on === 'dates' ? undefined : addMonths(today, MONTHS_AHEAD)
  let day = firstStart(request, catalogue)
  while (day && isWithin(day, { to: until })) {
    days.push(day)
    day = nextStart(rule, addDays(day, 1), closures)
  }
  return days
}

/** Whether the course has no place left for who begins on a day. */
const isFullOn = (day: string, { free, freeStarts }: Pick<Offer, 'free' | 'freeStarts'>): boolean =>
  free?.findLast(({ from }) => from <= day)?.left === 0 || startsLeftOn(day, freeStarts) === 0

/** The next days on which any course of a school starts and has places left, if booked today without accommodation. */
export const nextStarts = (
  { courses, closures, leadDays, today }: Omit<StartCatalogue, 'accommodation'>,
  limit: number,
): string[] => {
  const days = new Set<string>()
  for (const course of courses) {
    const { starts = everyMonday } = course
    let day = nextStart(starts, addDays(today, Math.max(1, leadDays)), closures)
    for (let found = 0, tried = 0; day && found < limit && tried < STARTS_TRIED; tried++) {
      if (!isFullOn(day, course)) {
        days.add(day)
        found++
      }
      day = nextStart(starts, addDays(day, 1), closures)
    }
  }
  return [...days].sort().slice(0, limit)
}
