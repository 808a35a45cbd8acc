import { type Locale, languageTag } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import type { PriceCatalogue, PriceLine } from '../contract'

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

/** Not by Intl: some browsers lack some of our languages, and React would notice. */
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

/** The share that a line is; empty where the title says it already, or where it is all there is. */
export const shareText = (
  locale: Locale,
  { title, percent }: { title: string; percent?: number | undefined },
): string => {
  if (percent === undefined || percent >= 100 || title.includes('%')) return ''
  const number = String(percent).replace('.', locale === 'en' ? '.' : ',')
  return fill(percentForms[locale], { number })
}

/** A day as people of that language write it. Known ones come from the server, so that its markup and ours agree. */
export const writeDay = (day: string, known: Record<string, string>, locale: Locale): string =>
  known[day] ??
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
