import { type Locale, languageTag } from '../locale'

/** Creating a formatter is slow, and a list of starts writes a hundred days. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A day or moment as a date in words: 'January 11, 2027', or 'Monday, January 11, 2027' in full. The time zone is fixed, so
 * that the text does not depend on the server's.
 */
export const dayText = (locale: Locale, day: string, dateStyle: 'long' | 'full' = 'long'): string => {
  const key = `${locale} ${dateStyle}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(languageTag(locale), { dateStyle, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(day))
}
