import { type Locale, localePath } from '../../../shared/locale'
import { CommentItem } from '../CommentItem'
import { commentsPath, type PublicComment } from '../contract'
import type { CommentMessages } from '../messages/en'

interface SentPageProps {
  locale: Locale
  t: CommentMessages
  slug: string
  /** The visitor's own comments that wait, the newest first. */
  comments: PublicComment[]
  avatars: boolean
  /** A mail asks whether the address is the visitor's. */
  confirm: boolean
}

export function SentPage({ locale, t, slug, comments, avatars, confirm }: SentPageProps) {
  const back = localePath(locale, commentsPath(slug))
  return (
    <div className="wrap comment-page">
      <header className="paper-heading">
        <h1>{comments.length ? t.sentTitle : t.comments}</h1>
        <p className="lead">{comments.length ? t.sentText : t.sentNothing}</p>
        {confirm && <p>{t.sentConfirm}</p>}
      </header>
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} locale={locale} t={t} avatars={avatars} pending />
      ))}
      <p>
        <a className="button button-quiet" href={back}>
          {t.backToComments}
        </a>
      </p>
    </div>
  )
}
