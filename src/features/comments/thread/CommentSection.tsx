import type { ReactNode } from 'react'
import { localePath } from '../../../shared/locale'
import { Fold } from '../../../ui/panels/Fold'
import { clientTexts } from '../browser/client-texts'
import { commentsPath, feedPath } from '../contract'
import { WriteComment } from '../posting/WriteComment'
import type { ThreadProps } from './CommentList'
import { CommentThread } from './CommentThread'

interface CommentSectionProps extends ThreadProps {
  /** The captcha field. */
  captcha: ReactNode
}

/** The comments' place on a document's page: the first page of the thread, and the form. */
export function CommentSection(props: CommentSectionProps) {
  const { locale, t, document, thread } = props
  const all = localePath(locale, commentsPath(document))
  return (
    <section
      id="anc-comments"
      className="section anchor comment-section"
      aria-labelledby="comments-title"
      data-comments={all}
      data-texts={JSON.stringify(clientTexts(t))}
    >
      <div className="section-heading">
        <h2 id="comments-title">
          {t('comments')} {thread.total > 0 && <small className="count">{thread.total}</small>}
        </h2>
      </div>
      <CommentThread {...props} />
      {thread.total > 0 && (
        <ul className="comment-links">
          <li>
            <a href={all} data-all-comments="">
              {t('allComments')}
            </a>
          </li>
          <li>
            <a href={localePath(locale, feedPath(document))} type="application/atom+xml">
              {t('feed')}
            </a>
          </li>
        </ul>
      )}
      <Fold title={t('writeTitle')}>
        <WriteComment {...props} level={3} />
      </Fold>
    </section>
  )
}
