import { type Locale, languageTag } from '../../../../shared/locale'
import type { Translator } from '../../../../shared/messages/translator'
import type { CommentsParams } from '../../messages/messages'

/** E.g. `4.7 of 5 stars, from 12 ratings`. */
export const ratingText = (
  locale: Locale,
  t: Translator<Pick<CommentsParams, 'ratingCount'>>,
  { average, count }: { average: number; count: number },
): string => {
  const number = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }).format(average)
  return t('ratingCount', { count, average: number })
}
