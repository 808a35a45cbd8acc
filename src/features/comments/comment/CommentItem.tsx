import { Fragment } from 'react'
import type { Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { commentAnchor, type PublicComment } from '../contract'
import type { CommentsMessages } from '../messages/messages'
import { type ContentPart, contentParagraphs } from './content-parts'
import { avatarColour, initialsOf } from './initials'

/** Tells search engines that visitors' links are not ours, and gives the linked page no access to this one. */
const VISITOR_LINK = 'nofollow ugc noopener'

const parts = (line: ContentPart[]) =>
  line.map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place, and never move
      <a key={index} href={href} rel={VISITOR_LINK}>
        {text}
      </a>
    ) : (
      text
    ),
  )

/** The text of a comment with its line breaks; web addresses become links. */
function CommentContent({ content }: { content: string }) {
  return contentParagraphs(content).map((lines, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <p key={index}>
      {lines.map((line, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={number}>
          {number > 0 && <br />}
          {parts(line)}
        </Fragment>
      ))}
    </p>
  ))
}

const MOST = 5

function Stars({ rating, t }: { rating: number; t: CommentsMessages }) {
  return (
    <p className="stars">
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(Math.max(0, MOST - rating))}</span>
      <span className="visually-hidden">{t('stars', { count: rating })}</span>
    </p>
  )
}

export interface CommentItemProps {
  comment: PublicComment
  locale: Locale
  t: CommentsMessages
  /** Waits for a moderator; only its author sees it. */
  pending?: boolean
  avatars?: boolean
  /** Its own address, with the page that it is on. */
  permalink?: string
  /** Where the comment above it is, when that is on another page. */
  parentHref?: string
  replyHref?: string
}

/** `bdi` keeps right-to-left names from reordering the text around them. */
function Author({ comment, t }: Pick<CommentItemProps, 'comment' | 't'>) {
  const name = <bdi>{comment.author || t('anonymous')}</bdi>
  return comment.url ? (
    <a className="comment-author" href={comment.url} rel={VISITOR_LINK}>
      {name}
    </a>
  ) : (
    <span className="comment-author">{name}</span>
  )
}

function Written({ comment, locale, permalink }: Pick<CommentItemProps, 'comment' | 'locale' | 'permalink'>) {
  const time = <time dateTime={comment.createdAt}>{dayText(locale, comment.createdAt)}</time>
  return permalink ? (
    <a className="comment-date" href={permalink}>
      {time}
    </a>
  ) : (
    <span className="comment-date">{time}</span>
  )
}

/** One comment as visitors see it. */
export function CommentItem(props: CommentItemProps) {
  const { comment, locale, t, pending, avatars = true, permalink, parentHref, replyHref } = props
  const author = comment.author || t('anonymous')
  const { inReplyTo } = comment
  return (
    <article id={commentAnchor(comment.id)} className="comment anchor" data-comment={comment.id}>
      <header className="comment-head">
        {avatars && (
          <span className={`avatar avatar-${avatarColour(comment.author)}`} aria-hidden="true">
            {initialsOf(comment.author) || '?'}
          </span>
        )}
        <p className="comment-by">
          <Author comment={comment} t={t} />
          {comment.byStaff && <strong className="comment-badge">{t('fromSchool')}</strong>}
          <Written comment={comment} locale={locale} permalink={permalink} />
        </p>
      </header>
      {pending && <p className="comment-pending">{t('awaiting')}</p>}
      {inReplyTo && parentHref && (
        <p className="comment-above">
          <a href={parentHref}>{t('inReplyTo', { author: inReplyTo.author || t('anonymous') })}</a>
        </p>
      )}
      {comment.rating && <Stars rating={comment.rating} t={t} />}
      <div className="comment-content" dir="auto" lang={comment.erased ? undefined : comment.language}>
        {comment.erased ? <p>{t('erased')}</p> : <CommentContent content={comment.content} />}
      </div>
      {replyHref && (
        <p className="comment-actions">
          <a href={replyHref} rel="nofollow" data-reply={comment.id} aria-label={t('replyTo', { author })}>
            {t('reply')}
          </a>
        </p>
      )}
    </article>
  )
}
