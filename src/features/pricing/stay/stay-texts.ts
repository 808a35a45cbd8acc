import { type Locale, languageTag } from '../../../shared/locale'
import type { Translator } from '../../../shared/messages/translator'
import { dayText, monthText } from '../../../shared/text/day-text'
import { asWritten } from '../../../shared/time/local-date'
import type { PricingParams } from '../messages/messages'
import type { StayClosure, StayDates } from '../model'

/** The messages about the days of a stay. */
export type StayMessages = Translator<Pick<PricingParams, Extract<keyof PricingParams, `stay.${string}`>>>

// The days of a stay in words. `known` holds days that the server has formatted, so that browser and server render the
// same text; everybody else leaves it out.

/** A day in words. Days that the server has formatted are taken from `known`, so that both render the same text. */
export const writeDay = (day: string, known: Record<string, string>, locale: Locale): string =>
  known[day] ?? dayText(locale, day)

/** The month of a day: 'January 2027'. */
export const writeMonth = (day: string, known: Record<string, string>, locale: Locale): string =>
  known[day.slice(0, 7)] ?? monthText(locale, day)

/** These days and their months, formatted for `known`. */
export const knownStarts = (locale: Locale, days: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    days.flatMap((day) => [
      [day.slice(0, 7), monthText(locale, day)],
      [day, dayText(locale, day)],
    ]),
  )

type Known = Record<string, string>

const weekdayKey = (day: string) => `full ${day}`

/** A day with its weekday: 'Monday, January 11, 2027'. */
const weekdayText = (locale: Locale, day: string, known: Known = {}): string =>
  known[weekdayKey(day)] ?? dayText(locale, day, 'full')

export const rangeText = (
  locale: Locale,
  { from, to }: Pick<StayClosure, 'from' | 'to'>,
  known: Known = {},
): string => {
  const first = writeDay(from, known, locale)
  return from === to ? first : `${first} – ${writeDay(to, known, locale)}`
}

/** Which days the school is closed, and what that means for the stay. */
export const closureText = (
  locale: Locale,
  t: StayMessages,
  closure: StayClosure,
  hasRoom: boolean,
  known: Known = {},
): string => {
  const { title, movedWeeks } = closure
  const effect = movedWeeks ? t('stay.closureMoves', { count: movedWeeks }) : t('stay.closureCounts')
  const room = movedWeeks && hasRoom ? ` ${t('stay.roomPauses')}` : ''
  return `${rangeText(locale, closure, known)} (${title}). ${effect}${room}`
}

/** Why a stay must be booked earlier. `title` is the accommodation that needs these days; without it the school does. */
export const tooSoonText = (
  t: StayMessages,
  { days, title }: { days: number; title?: string | undefined },
): string => {
  const values = { days: t('stay.days', { count: days }) }
  return title ? t('stay.tooSoonFor', { ...values, title }) : t('stay.tooSoon', values)
}

interface StayRow {
  label: string
  value: string
  /** Title of the closure that the row is about; part of the value, in the language of the quote. */
  closure?: string
}

/** Which days have no lessons, and whether these are made up. */
export const holidaysText = (
  locale: Locale,
  t: StayMessages,
  { days, lessons }: NonNullable<StayDates['holidays']>,
  known: Known = {},
): string => {
  const named = days.map(({ day, title }) => `${writeDay(day, known, locale)} (${title})`)
  const effect = t(lessons === 'lost' ? 'stay.lessonsLost' : 'stay.lessonsMadeUp', { count: days.length })
  return `${named.join(', ')}. ${effect}`
}

/** Arrival, first day, last day, departure and holidays. */
export const stayDayRows = (
  locale: Locale,
  t: StayMessages,
  { firstDay, lastDay, arrival, departure, holidays }: StayDates,
  known: Known = {},
): StayRow[] => {
  const row = (label: string, day: string | undefined): StayRow[] =>
    day ? [{ label, value: weekdayText(locale, day, known) }] : []
  return [
    ...row(t('stay.arrival'), arrival),
    ...row(t('stay.firstDay'), firstDay),
    ...row(t('stay.lastDay'), lastDay),
    ...row(t('stay.departure'), departure),
    ...(holidays ? [{ label: t('stay.holidays'), value: holidaysText(locale, t, holidays, known) }] : []),
  ]
}

/** Only the days themselves. */
export const withoutClosures = ({ holidays: _, ...stay }: StayDates): StayDates => ({ ...stay, closures: [] })

/** The days of a stay and the closures during it: for lists on pages, in the PDF and in mails. */
export const stayRows = (locale: Locale, t: StayMessages, stay: StayDates, known: Known = {}): StayRow[] => [
  ...stayDayRows(locale, t, stay, known),
  ...stay.closures.map((closure) => ({
    label: t('stay.closed'),
    value: closureText(locale, t, closure, stay.arrival !== undefined, known),
    closure: closure.title,
  })),
]

/** The formatted days that `stayRows` looks up. */
export const knownStayDays = (
  locale: Locale,
  { firstDay, lastDay, arrival, departure, closures, holidays }: StayDates,
): Known => {
  const days = [firstDay, lastDay, arrival, departure].flatMap((day) => day ?? [])
  return Object.fromEntries([
    ...days.map((day) => [weekdayKey(day), weekdayText(locale, day)]),
    ...[
      ...closures.flatMap(({ from, to }) => [from, to]),
      ...(holidays?.days ?? []).map(({ day }) => day),
    ].map((day) => [day, writeDay(day, {}, locale)]),
  ])
}

/** Some days as a short list, e.g. `December 7 and January 4, 2027`: only days of another year name it. */
export const writeDays = (days: readonly string[], today: string, locale: Locale): string => {
  const tag = languageTag(locale)
  const write = (day: string) =>
    asWritten(
      locale,
      new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        month: 'long',
        ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`)),
    )
      // A day stays on one line.
      .replaceAll(' ', '\u00a0')
  return new Intl.ListFormat(tag).format(days.map(write))
}
