import type { Translator } from '../../../shared/messages/translator'
import type { Rating } from '../contract'
import type { SchoolsParams } from '../messages/messages'

interface RatingLineProps {
  rating: Rating
  texts: Translator<Pick<SchoolsParams, 'rating'>>
}

/** “★ 4.6 of 5 · 23 ratings” */
export function RatingLine({ rating, texts }: RatingLineProps) {
  return (
    <span className="rating-line">
      <span className="rating-star" aria-hidden="true">
        ★
      </span>{' '}
      {texts('rating', rating)}
    </span>
  )
}
