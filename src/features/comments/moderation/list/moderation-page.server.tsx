import type { FastifyReply } from 'fastify'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SendPrivatePage } from '../../../../platform/http/pages'
import { SESSION } from '../../../../platform/http/staff-session'
import { UNDO_OFFERED_MS } from '../../../../platform/panel/work-queue/undo-offer'
import { findAll } from '../../../../platform/payload/find-documents'
import type { User } from '../../../../platform/payload/payload-types'
import type { AppError } from '../../../../shared/errors'
import type { Locale } from '../../../../shared/locale'
import { MODERATION_PATH, type ModeratedComment } from '../../contract'
import { commentsMessages } from '../../messages/messages'
import { explainRefusal } from '../refusal'
import { MODERATION_ENDPOINT } from '../request-fields'
import { CommentRow } from './CommentRow'

/** A row as HTML; null for a comment that is gone. */
export const rowAsHtml = (row: ModeratedComment | null): string | null =>
  row && renderToStaticMarkup(<CommentRow row={row} now={new Date()} back={MODERATION_ENDPOINT} />)

/** The past tense of an action. */
const did: Record<string, string> = {
  approve: 'approved',
  unapprove: 'unapproved',
  spam: 'marked as spam',
  remove: 'deleted',
  edit: 'edited',
  reply: 'wrote',
  undo: 'restored',
}

/** Describes an action: “You approved a comment and wrote a comment.” */
const doneSentence = (actions: string[]): string => {
  const parts = [...new Set(actions)].map((action) => {
    const { length } = actions.filter((other) => other === action)
    return `${did[action] ?? 'changed'} ${length === 1 ? 'a comment' : `${length} comments`}`
  })
  return `You ${parts.join(' and ')}.`
}

/** Shows the last action with its undo button. */
export const doneNotice = async (payload: Payload, user: User, batch: string): Promise<ReactNode> => {
  if (!/^[\w-]{36}$/.test(batch)) return null
  const docs = await findAll(
    payload,
    'comment-actions',
    { batch: { equals: batch }, by: { equals: user.id } },
    { sort: 'id' },
  )
  const [step] = docs
  if (!step) return null
  const canUndo = step.before && Date.now() - new Date(step.createdAt).getTime() < UNDO_OFFERED_MS
  return (
    <div className="moderation-done" role="status">
      <p>{doneSentence(docs.map(({ action }) => action))}</p>
      {canUndo && (
        <form method="post" action={MODERATION_ENDPOINT}>
          <input type="hidden" name="batch" value={batch} />
          <button type="submit" name="task" value="undo">
            Undo
          </button>{' '}
          within 10 seconds
        </form>
      )}
    </div>
  )
}

interface ModerationPage {
  title: string
  body: ReactNode
  status?: number
}

/** A page of moderation in the site's own frame. */
export const sendModerationPage = (
  sendPage: SendPrivatePage,
  reply: FastifyReply,
  { title, body, status }: ModerationPage,
) =>
  sendPage(reply, 'en', {
    title,
    path: '/',
    status,
    body: (
      <div className="wrap moderation-page">
        <h1>{title}</h1>
        {body}
        <p>
          <a href={MODERATION_PATH}>Open the admin panel</a>, where keys and undo make this quicker.
        </p>
      </div>
    ),
  })

/** Says what went wrong, where to log in, and how to get back. */
export const RefusalBody = ({ error, url, locale }: { error: AppError; url: string; locale: Locale }) => {
  const t = commentsMessages(locale)
  return (
    <div className="moderation-done" role="alert">
      <p>{explainRefusal(error, locale)}</p>
      {error.field === SESSION ? (
        <p>
          <a href={`/admin/login?redirect=${encodeURIComponent(url)}`}>{t('logIn')}</a>
        </p>
      ) : (
        <p>
          <a href={MODERATION_ENDPOINT}>{t('backToComments')}</a>
        </p>
      )}
    </div>
  )
}
