import { languageTag } from '../../../shared/locale'
import { plural } from '../../../shared/message'
import { CommentList } from './CommentList'
import { CommentPager } from './CommentPager'
import type { ThreadProps } from './thread-props'

const canWrite = ({ settings }: ThreadProps) => settings.enabled && !settings.staffOnly

function Rating({ locale, t, thread }: ThreadProps) {
  if (!thread.rating) return null
  const { average, count } = thread.rating
  const number = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }).format(average)
  const text = plural(locale, count, t.ratingOne, t.ratingOther).replace('{average}', number)
  return (
    <p className="comment-rating">
      <span className="stars" aria-hidden="true">
        ★
      </span>{' '}
      {text}
    </p>
  )
}

/** One page of a school's comments, which the lightbox shows too. */
export function CommentThread(props: ThreadProps) {
  const { locale, t, thread } = props
  return (
    <div className="comment-thread" data-thread="">
      <Rating {...props} />
      {thread.total > 0 ? (
        <p className="comment-count">{plural(locale, thread.total, t.countOne, t.countOther)}</p>
      ) : (
        <p className="comment-none">{canWrite(props) ? t.none : t.noneClosed}</p>
      )}
      <CommentList {...props} />
      <CommentPager {...props} />
    </div>
  )
}
