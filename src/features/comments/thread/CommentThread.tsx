import { localePath } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { plural } from '../../../shared/text/plural'
import { threadPath } from '../contract'
import { CommentList, type ThreadProps } from './CommentList'
import { ratingText } from './ratings/rating-text'

/** Plain links, so that crawlers reach every comment. */
function CommentPager({ locale, t, document, thread }: ThreadProps) {
  const { page, pages } = thread
  if (pages <= 1) return null
  const href = (number: number) => localePath(locale, threadPath(document, number))
  return (
    <nav className="pager comment-pager" aria-label={t.pager}>
      {page > 1 && (
        <a className="button button-quiet" rel="prev" href={href(page - 1)}>
          {t.previousPage}
        </a>
      )}
      <span>{fill(t.pageOf, { page, pages })}</span>
      {page < pages && (
        <a className="button button-quiet" rel="next" href={href(page + 1)}>
          {t.nextPage}
        </a>
      )}
    </nav>
  )
}

const canWrite = ({ settings }: ThreadProps) => settings.enabled && !settings.staffOnly

function Rating({ locale, t, thread }: ThreadProps) {
  if (!thread.rating) return null
  return (
    <p className="comment-rating">
      <span className="stars" aria-hidden="true">
        ★
      </span>{' '}
      {ratingText(locale, t, thread.rating)}
    </p>
  )
}

/** One page of a document's comments. The dialog shows it too. */
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
