import type { Locale } from '../../../shared/locale'
import { plural } from '../../../shared/text/plural'
import type { Rating } from '../contract'
import type { SchoolMessages } from '../messages/en'

interface RatingLineProps {
  rating: Rating
  locale: Locale
  texts: Pick<SchoolMessages, 'ratingOne' | 'ratingOther'>
}

/** “★ 4.6 of 5 · 23 ratings” */
export function RatingLine({ rating, locale, texts }: RatingLineProps) {
  const text = plural(locale, rating.count, texts.ratingOne, texts.ratingOther)
  return (
    <span className="rating-line">
      <span className="rating-star" aria-hidden="true">
        ★
      </span>{' '}
      {text.replace('{average}', rating.average)}
    </span>
  )
}
