// Calendar days as YYYY-MM-DD, which sort by date. They have no time zone, so they are calculated in UTC.

/** Days from `from` to `to`, both included. A missing end is open. */
export interface DayRange {
  from?: string
  to?: string
}

export const DAY_MS = 86_400_000

const writtenAsDay = /^\d{4}-\d{2}-\d{2}$/

const readDay = (day: string) => Date.parse(`${day}T00:00:00Z`)
const writeDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Dates are slow, and a calculator goes through the same few hundred days thousands of times. */
const mostDays = 5000
const times = new Map<string, number>()
const days = new Map<number, string>()

const toTime = (day: string): number => {
  const known = times.get(day)
  if (known !== undefined) return known
  const time = readDay(day)
  if (times.size >= mostDays) times.clear()
  // Nothing else that somebody has typed is kept.
  if (writtenAsDay.test(day)) times.set(day, time)
  return time
}

const fromTime = (time: number): string => {
  const known = days.get(time)
  if (known !== undefined) return known
  const day = writeDay(time)
  if (days.size >= mostDays) days.clear()
  days.set(time, day)
  return day
}

/** Whether this is an existing day: 2027-02-30 is not. */
export const isDay = (text: string): boolean => {
  if (!writtenAsDay.test(text)) return false
  const time = toTime(text)
  return !Number.isNaN(time) && fromTime(time) === text
}

/** The moment as which a day is stored: noon in UTC is the same day in most time zones. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`

export const addDays = (day: string, days: number): string => fromTime(toTime(day) + days * DAY_MS)

/** Finds the same day of a later month, or the first day of the month after it where that one is too short. */
export const addMonths = (day: string, months: number): string => {
  const date = new Date(toTime(day))
  return fromTime(date.setUTCMonth(date.getUTCMonth() + months))
}

export const isMonday = (day: string): boolean => new Date(toTime(day)).getUTCDay() === 1

/** The day itself if it is a Monday, otherwise the next Monday. */
export const toMonday = (day: string): string => {
  const weekday = new Date(toTime(day)).getUTCDay()
  return addDays(day, (8 - weekday) % 7)
}

/** The day itself, or the Monday after a weekend. */
export const toWorkingDay = (day: string): string => {
  const weekday = new Date(toTime(day)).getUTCDay()
  return weekday === 0 || weekday === 6 ? toMonday(day) : day
}

/** The Monday of the week in which lessons on or after this day take place: that of the next week for a weekend. */
export const toLessonWeek = (day: string): string => {
  const workingDay = toWorkingDay(day)
  return addDays(workingDay, 1 - new Date(toTime(workingDay)).getUTCDay())
}

export const isWithin = (day: string, { from, to }: DayRange): boolean =>
  (!from || day >= from) && (!to || day <= to)

/** Whether the range has no limits at all. */
export const isUnlimited = ({ from, to }: DayRange): boolean => !from && !to

/** Whether this is the name of a time zone, such as America/Halifax. */
export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Creating a formatter is slow, so there is one per time zone. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

export const todayIn = (timeZone: string, now: Date): string => {
  // Swedish dates are written as YYYY-MM-DD.
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format.format(now)
}

/** Creating a formatter is slow, so there is one per time zone. */
const momentFormats = new Map<string, Intl.DateTimeFormat>()

/** A moment in a time zone as YYYY-MM-DD hh:mm. */
export const momentIn = (timeZone: string, moment: Date): string => {
  const format =
    momentFormats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  momentFormats.set(timeZone, format)
  return format.format(moment)
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** When a day begins in a time zone. Searched for, because a day can begin at another time than midnight. */
export const startOfDayIn = (timeZone: string, day: string): Date => {
  // No time zone is more than a day away from UTC.
  let [before, inside] = [toTime(day) - 2 * DAY_MS, toTime(day) + 2 * DAY_MS]
  while (inside - before > MINUTE_MS) {
    const between = before + Math.floor((inside - before) / MINUTE_MS / 2) * MINUTE_MS
    if (todayIn(timeZone, new Date(between)) >= day) inside = between
    else before = between
  }
  return new Date(inside)
}

/** Since when daily work of this hour is due today, in a time zone; undefined if the hour has not come yet. */
export const dueSince = (hour: number, timeZone: string, now: Date): Date | undefined => {
  const since = new Date(startOfDayIn(timeZone, todayIn(timeZone, now)).getTime() + hour * HOUR_MS)
  return now >= since ? since : undefined
}

/** The last second of a day in a time zone. */
export const endOfDayIn = (timeZone: string, day: string): Date =>
  new Date(startOfDayIn(timeZone, addDays(day, 1)).getTime() - 1000)

/** Full years from a birth date to a day. A person born on 29 February has a birthday on 1 March in other years. */
export const ageOn = (birthDate: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
