import { localePath } from '../../../shared/locale'
import { Pager } from '../../../ui/Pager'
import { threadPath } from '../contract'
import { CommentList, type ThreadProps } from './CommentList'
import { ratingText } from './ratings/rating-text'

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
  const { locale, t, document, thread } = props
  return (
    <div className="comment-thread" data-thread="">
      <Rating {...props} />
      {thread.total > 0 ? (
        <p className="comment-count">{t('count', { count: thread.total })}</p>
      ) : (
        <p className="comment-none">{canWrite(props) ? t('none') : t('noneClosed')}</p>
      )}
      <CommentList {...props} />
      <Pager
        page={thread.page}
        pages={thread.pages}
        href={(number) => localePath(locale, threadPath(document, number))}
        t={t}
        className="comment-pager"
      />
    </div>
  )
}
