import { defaultLocale, type Locale, languageTag, territoryTag } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { fill } from '../../../shared/text/message'
import type { PriceCatalogue, PriceLine } from '../model'
import type { Currency } from './money'

// How lines, percentages and days are written, the same in the calculator and in quotes.

type Titles = Pick<PriceCatalogue, 'courses' | 'accommodation' | 'extras' | 'adjustments'>

export const lineTitle = (
  { kind, code }: Pick<PriceLine, 'kind' | 'code'>,
  { courses, accommodation, extras, adjustments }: Titles,
  registrationFee: string,
): string => {
  const offer = (offers: Titles['courses']) => offers.find(({ number }) => String(number) === code)
  const named = (things: { code: string; title: string }[]) => things.find((thing) => thing.code === code)
  if (kind === 'registration') return registrationFee
  if (kind === 'course') return offer(courses)?.title ?? code
  if (kind === 'accommodation') return offer(accommodation)?.title ?? code
  return named(kind === 'extra' ? extras : adjustments)?.title ?? code
}

/** Not formatted by Intl: browsers that lack a language would render other text than the server. */
const percentForms: Record<Locale, string> = {
  ca: '{number}\u00a0%',
  de: '{number}\u00a0%',
  en: '{number}%',
  es: '{number}\u00a0%',
  eu: '%\u00a0{number}',
  fr: '{number}\u00a0%',
  gl: '{number}\u00a0%',
  it: '{number}%',
  pt: '{number}%',
  'pt-br': '{number}%',
}

/** The percentage of a line; empty if the title contains it already, or if it is 100 % or more. */
export const percentText = (
  locale: Locale,
  { title, percent }: { title: string; percent?: number | undefined },
): string => {
  if (percent === undefined || percent >= 100 || title.includes('%')) return ''
  const number = String(percent).replace('.', locale === 'en' ? '.' : ',')
  return fill(percentForms[locale], { number })
}

/** A day in words. Days that the server has formatted are taken from `known`, so that both render the same text. */
export const writeDay = (day: string, known: Record<string, string>, locale: Locale): string =>
  known[day] ?? dayText(locale, day)

/**
 * The name of a currency in a language. English pages have the name that staff have entered, as do currencies without an ISO
 * code. Only for the server: browsers may know other names.
 */
export const currencyName = (locale: Locale, { iso, name }: Pick<Currency, 'iso' | 'name'>): string => {
  if (locale === defaultLocale || !iso) return name
  // With the territory: Portugal and Brazil have different names.
  const tag = territoryTag(locale).replace('_', '-')
  const known = new Intl.DisplayNames([tag], { type: 'currency', fallback: 'none' }).of(iso)
  return known ? known.charAt(0).toLocaleUpperCase(tag) + known.slice(1) : name
}

/** Some days as a short list, e.g. `December 7 and January 4, 2027`: only days of another year name it. */
export const writeDays = (days: readonly string[], today: string, locale: Locale): string => {
  const tag = languageTag(locale)
  const write = (day: string) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'long',
      ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
      timeZone: 'UTC',
    })
      .format(new Date(`${day}T00:00:00Z`))
      // A day stays on one line.
      .replaceAll(' ', '\u00a0')
  return new Intl.ListFormat(tag).format(days.map(write))
}
