import { type Locale, localePath } from '../../../shared/locale'
import { CommentItem } from '../comment/CommentItem'
import {
  type CommentedDocument,
  type CommentSettings,
  type CommentThread,
  commentAnchor,
  commentsPath,
  type PublicComment,
  threadPath,
} from '../contract'
import type { CommentsMessages } from '../messages/messages'
import { type CommentTree, toTree } from './comment-tree'

/** Props that all parts of a thread share. */
export interface ThreadProps {
  locale: Locale
  t: CommentsMessages
  document: CommentedDocument
  settings: CommentSettings
  thread: CommentThread
}

type CommentListProps = Pick<ThreadProps, 'locale' | 't' | 'document' | 'settings' | 'thread'>

/** Nested lists of comments and replies, which screen readers announce with their level. */
export function CommentList(props: CommentListProps) {
  return <Level {...props} entries={toTree(props.thread.comments)} />
}

function Level({ entries, ...props }: CommentListProps & { entries: CommentTree[] }) {
  if (!entries.length) return null
  return (
    <ol className="comments">
      {entries.map(({ comment, replies }) => (
        <li key={comment.id}>
          <Entry {...props} comment={comment} />
          <Level {...props} entries={replies} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ comment, ...props }: CommentListProps & { comment: PublicComment }) {
  const { locale, t, document, settings, thread } = props
  const on = (page: number, id: number) =>
    `${localePath(locale, threadPath(document, page))}#${commentAnchor(id)}`
  return (
    <CommentItem
      comment={comment}
      locale={locale}
      t={t}
      avatars={settings.avatars}
      permalink={on(comment.page ?? thread.page, comment.id)}
      parentHref={comment.inReplyTo && on(comment.inReplyTo.page, comment.inReplyTo.id)}
      replyHref={
        settings.enabled ? localePath(locale, `${commentsPath(document)}/reply/${comment.id}`) : undefined
      }
    />
  )
}
