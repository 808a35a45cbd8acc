import { type Locale, writePercent } from '../../../shared/locale'
import type { PriceCatalogue, PriceLine } from '../model'

// How lines and percentages are written, the same in the calculator and in quotes.

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

/** The percentage of a line; empty if the title contains it already, or if it is 100 % or more. */
export const percentText = (
  locale: Locale,
  { title, percent }: { title: string; percent?: number | undefined },
): string => {
  if (percent === undefined || percent >= 100 || title.includes('%')) return ''
  return writePercent(locale, percent)
}
