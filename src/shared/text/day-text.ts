import { type Locale, languageTag } from '../locale'
import { asWritten } from '../time/local-date'

/** Creating a formatter is slow, and a list of starts writes a hundred days. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A day or moment as a date in words: 'January 11, 2027', or 'Monday, January 11, 2027' in full. The time zone is fixed, so
 * that the text does not depend on the server's.
 */
export const dayText = (locale: Locale, day: string, dateStyle: 'long' | 'full' = 'long'): string =>
  formatDate(locale, day, { dateStyle })

/** The month of a day: 'January 2027'. */
export const monthText = (locale: Locale, day: string): string =>
  formatDate(locale, day, { year: 'numeric', month: 'long' })

const formatDate = (locale: Locale, day: string, style: Intl.DateTimeFormatOptions): string => {
  const key = `${locale} ${style.dateStyle}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(languageTag(locale), { ...style, timeZone: 'UTC' })
  formats.set(key, format)
  return asWritten(locale, format.format(new Date(day)))
}
