import { type Locale, languageTag } from '../locale'
import { asWritten } from './local-date'

/** Creating a formatter is slow, and a list writes ten days. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The name of a time zone in words: 'Pacific Time', all year round. Zones without such a name have one like 'Coordinated Universal
 * Time'. In a sentence the languages that Intl capitalises write it as the others do: 'ora del Pacifico'.
 */
export const zoneName = (locale: Locale, timeZone: string, at = new Date()): string => {
  const named = (timeZoneName: 'long' | 'longGeneric') => {
    const key = `${locale} ${timeZone} ${timeZoneName}`
    const format =
      formats.get(key) ?? new Intl.DateTimeFormat(languageTag(locale), { timeZone, timeZoneName })
    formats.set(key, format)
    return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }
  const generic = named('longGeneric')
  const name = asWritten(locale, /\d/.test(generic) ? named('long') : generic)
  return name.replace(/^(Ora|Hora|Horário)\b/, (word) => word.toLowerCase())
}
