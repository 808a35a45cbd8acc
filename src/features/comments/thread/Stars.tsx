import { fill } from '../../../shared/message'
import type { CommentMessages } from '../messages/en'

const MOST = 5

export function Stars({ rating, t }: { rating: number; t: CommentMessages }) {
  return (
    <p className="stars">
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(Math.max(0, MOST - rating))}</span>
      <span className="visually-hidden">{fill(t.stars, { count: rating })}</span>
    </p>
  )
}
