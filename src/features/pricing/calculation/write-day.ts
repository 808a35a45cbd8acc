import { type Locale, languageTag } from '../../../shared/locale'

/** A day as people of that language write it. Known ones come from the server, so that its markup and ours agree. */
export const writeDay = (day: string, known: Record<string, string>, locale: Locale): string =>
  known[day] ??
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
