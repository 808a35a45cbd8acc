import { type Locale, languageTag } from '../../../../shared/locale'
import { plural } from '../../../../shared/text/plural'
import type { CommentMessages } from '../../messages/en'

/** E.g. `4.7 of 5 stars, from 12 ratings`. */
export const ratingText = (
  locale: Locale,
  t: Pick<CommentMessages, 'ratingOne' | 'ratingOther'>,
  { average, count }: { average: number; count: number },
): string => {
  const number = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }).format(average)
  return plural(locale, count, t.ratingOne, t.ratingOther).replace('{average}', number)
}
