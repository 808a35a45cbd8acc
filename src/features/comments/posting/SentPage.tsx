import { type Locale, localePath } from '../../../shared/locale'
import { commentsPath, type PublicComment } from '../contract'
import type { CommentMessages } from '../messages/en'
import { CommentItem } from '../thread/CommentItem'

interface SentComment {
  comment: PublicComment
  /** Where everybody sees it, or will; absent for one that certainly waits for somebody. */
  place?: string
}

interface SentPageProps {
  locale: Locale
  t: CommentMessages
  slug: string
  /** What the visitor has sent, the newest first. */
  sent: SentComment[]
  avatars: boolean
  /** A mail asks whether the address is the visitor's. */
  confirm: boolean
}

export function SentPage({ locale, t, slug, sent, avatars, confirm }: SentPageProps) {
  const back = localePath(locale, commentsPath(slug))
  const [newest] = sent
  const text = newest ? (newest.place ? t.sentSoon : t.sentText) : t.sentNothing
  return (
    <div className="wrap comment-page">
      <header className="paper-heading">
        <h1>{newest ? t.sentTitle : t.comments}</h1>
        <p className="lead">{text}</p>
        {confirm && <p>{t.sentConfirm}</p>}
      </header>
      {sent.map(({ comment, place }) => (
        <div key={comment.id}>
          <CommentItem comment={comment} locale={locale} t={t} avatars={avatars} pending={!place} />
          {place && (
            <p>
              <a href={place}>{t.seeSent}</a>
            </p>
          )}
        </div>
      ))}
      <p>
        <a className="button button-quiet" href={back}>
          {t.backToComments}
        </a>
      </p>
    </div>
  )
}
