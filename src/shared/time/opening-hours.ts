import { type Locale, languageTag } from '../locale'
import { addDays } from './days'
import { asWritten } from './local-date'
import { instantIn, wallTimeIn } from './zoned-time'

// When an office is open, at its own place.

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** A time of day, `08:30`. */
export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/

/** From a day of the week to another, which may be in the next week (`sat` to `mon`). */
export interface OpeningHours {
  firstDay: Weekday
  lastDay?: Weekday | null
  opens: string
  closes: string
}

const daysOf = ({ firstDay, lastDay }: OpeningHours): Weekday[] => {
  const first = weekdays.indexOf(firstDay)
  const count = (weekdays.indexOf(lastDay ?? firstDay) - first + 7) % 7
  return Array.from({ length: count + 1 }, (_, index) => weekdays[(first + index) % 7] as Weekday)
}

const weekdayOf = (day: string): Weekday =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday

export interface OpeningState {
  isOpen: boolean
  /** Day and time, at the place of the office, when this changes; absent if it does not within nine months. */
  next?: { day: string; time: string; isToday: boolean }
  /** When the state must be calculated again. */
  validUntil: Date
}

/** Longer than the season in which a school is closed. */
const DAYS_AHEAD = 270

/** Whether an office is open, and until or from when. `isClosed` knows holidays and other days on which it is not. */
export const openingState = (
  hours: OpeningHours[],
  timeZone: string,
  isClosed: (day: string) => boolean,
  now: Date,
): OpeningState => {
  const [today, time] = [wallTimeIn(timeZone, now).slice(0, 10), wallTimeIn(timeZone, now).slice(11, 16)]
  const spansOn = (day: string) =>
    isClosed(day)
      ? []
      : hours
          .filter((row) => daysOf(row).includes(weekdayOf(day)))
          .sort((a, b) => (a.opens < b.opens ? -1 : 1))
  const at = (day: string, clock: string) => ({
    next: { day, time: clock, isToday: day === today },
    validUntil: instantIn(timeZone, `${day}T${clock}`),
  })
  const open = spansOn(today).find(({ opens, closes }) => opens <= time && time < closes)
  if (open) return { isOpen: true, ...at(today, open.closes) }
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead)
    const next = spansOn(day).find(({ opens }) => ahead > 0 || opens > time)
    if (!next) continue
    const state = at(day, next.opens)
    // "Opens on Monday at 8:30" becomes "opens at 8:30" at midnight.
    return {
      isOpen: false,
      next: state.next,
      validUntil: ahead === 0 ? state.validUntil : midnight(timeZone, today),
    }
  }
  return { isOpen: false, validUntil: midnight(timeZone, today) }
}

const midnight = (timeZone: string, today: string): Date => instantIn(timeZone, `${addDays(today, 1)}T00:00`)

// 2024-01-01 was a Monday.
const dateOf = (day: Weekday, clock = '00:00') =>
  new Date(`2024-01-${String(weekdays.indexOf(day) + 1).padStart(2, '0')}T${clock}:00Z`)

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(locale), { ...options, timeZone: 'UTC' })

/** As in the other texts of a school: `8:30`, also where Intl writes `08:30`. */
const written = (locale: Locale, text: string): string => asWritten(locale, text).replace(/\b0(?=\d:)/g, '')

/** Days and times of a row in words. */
export const openingText = (locale: Locale, { firstDay, lastDay, opens, closes }: OpeningHours) => {
  const weekday = format(locale, { weekday: 'long' })
  const names = [firstDay, ...(lastDay && lastDay !== firstDay ? [lastDay] : [])].map((day) =>
    weekday.format(dateOf(day)),
  )
  return {
    days: names.join(' – '),
    times: written(
      locale,
      format(locale, { hour: 'numeric', minute: '2-digit' }).formatRange(
        dateOf('mon', opens),
        dateOf('mon', closes),
      ),
    ),
  }
}

/** `5:00 PM`, and of another day `Monday, 8:30 AM` or, later than in a week, with its date. */
export const changeText = (locale: Locale, { next }: OpeningState, today: string): string => {
  if (!next) return ''
  const isNear = next.day < addDays(today, 7)
  const change = format(locale, {
    ...(next.isToday ? {} : { weekday: 'long' }),
    ...(next.isToday || isNear ? {} : { day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  })
  return written(locale, change.format(new Date(`${next.day}T${next.time}:00Z`)))
}

const schemaDays: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

export const openingJsonLd = (hours: OpeningHours[]): object[] =>
  hours.map((row) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(row).map((day) => schemaDays[day]),
    opens: row.opens,
    closes: row.closes,
  }))
