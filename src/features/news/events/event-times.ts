import { type Locale, languageTag } from '../../../shared/locale'
import { asWritten } from '../../../shared/time/local-date'
import { zoneName } from '../../../shared/time/zone-name'

/** Creating a formatter is slow, and a list writes ten days. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (locale: Locale, options: Intl.DateTimeFormatOptions & { timeZone: string }) => {
  const key = `${locale} ${options.timeZone} ${options.dateStyle ?? ''}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTag(locale), options)
  formats.set(key, format)
  return format
}

export const longDay = (locale: Locale, iso: string, timeZone: string): string =>
  asWritten(locale, formatOf(locale, { dateStyle: 'long', timeZone }).format(new Date(iso)))

/**
 * When an event takes place, in words. The day is not repeated if the event ends on the day on which it begins. The time zone
 * is named, because readers may live elsewhere.
 */
export const eventTime = (
  locale: Locale,
  { startsAt, endsAt }: { startsAt: string; endsAt?: string | undefined },
  timeZone: string,
): string => {
  const format = formatOf(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  const start = new Date(startsAt)
  const end = endsAt ? new Date(endsAt) : start
  const text = end > start ? format.formatRange(start, end) : format.format(start)
  return asWritten(locale, `${text}, ${zoneName(locale, timeZone, start)}`)
}
