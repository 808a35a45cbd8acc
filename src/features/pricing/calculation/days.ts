import type { Closure, Days } from '../contract'

// Calendar days as YYYY-MM-DD, which sort as they count. They have no time zone, so they are reckoned in UTC.

const DAY_MS = 86_400_000

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const fromTime = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether this is a day that exists: 2027-02-30 is not. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = toTime(text)
  return !Number.isNaN(time) && fromTime(time) === text
}

export const addDays = (day: string, days: number): string => fromTime(toTime(day) + days * DAY_MS)

export const isMonday = (day: string): boolean => new Date(toTime(day)).getUTCDay() === 1

/** The first Monday from `day` on. */
export const toMonday = (day: string): string => {
  const weekday = new Date(toTime(day)).getUTCDay()
  return addDays(day, (8 - weekday) % 7)
}

export const isWithin = (day: string, { from, to }: Days): boolean =>
  (!from || day >= from) && (!to || day <= to)

export const isOpenEnded = ({ from, to }: Days): boolean => !from && !to

export const closureOn = (day: string, closures: readonly Closure[]): Closure | undefined =>
  closures.find((closure) => isWithin(day, closure))

/** How many weeks of a stay begin on days that count. */
export const weeksWithin = (start: string, weeks: number, days: Days): number => {
  let inside = 0
  for (let week = 0; week < weeks; week++) if (isWithin(addDays(start, week * 7), days)) inside++
  return inside
}

/** Today where the school is. */
export const todayIn = (timeZone: string, now: Date): string =>
  // Sweden writes dates the ISO way.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
