import type { Payload, PayloadRequest } from 'payload'
import { lockRows, runStatementIn, sql, t } from '../../../platform/database/statement'
import { asStaff, lockDocuments } from '../../../platform/panel/work-queue/change-as-staff.server'
import { findEntry } from '../../../platform/panel/work-queue/change-history.server'
import type { Comment, User } from '../../../platform/payload/payload-types'
import { invalidateTags } from '../../../platform/transaction/invalidate-tags'
import { type CommentState, commentedTypes, mailAbout } from '../contract'
import { ownersOf } from '../documents.server'
import { moderatedTag } from '../tags'
import type { ModerationStep } from './cms-history'
import { type Conflict, conflictOf } from './conflict'
import { refusal } from './refusal'

const om = t.outgoing_mail

/**
 * Content of `comment-actions.before`: only the fields needed to undo the step. A type alias, because an interface would not fit
 * the type that Payload gives to JSON fields.
 */
export type UndoData = {
  state: CommentState
  /** How the spam filter had been trained with it. */
  learned?: Comment['learned']
  fields?: Partial<Pick<Comment, 'author' | 'email' | 'url' | 'content' | 'verified'>>
  /** The replies that moved to the parent when the comment was removed. */
  replies?: number[]
  /** The parent they moved to; it may differ from the parent at the time of undo. */
  handedTo?: number
}

/** Runs a transaction as a moderator, so that the hooks of the collection know who does what. */
export const asModerator = <T>(
  payload: Payload,
  user: User,
  moderationStep: ModerationStep & { before?: Map<number, UndoData> },
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> =>
  asStaff(
    payload,
    user,
    async (req) => {
      await invalidateTags(req, [moderatedTag])
      return work(req)
    },
    { moderationStep },
  )

export const lockComments = (req: PayloadRequest, ids: number[]): Promise<Map<number, Comment>> =>
  lockDocuments(req, 'comments', ids)

/** Locks the threads of these comments, because subtrees may move. Visitors can still post. */
export const lockThreads = async (req: PayloadRequest, ids: number[]): Promise<void> => {
  for (const type of commentedTypes)
    await lockRows(req, sql`${ownersOf(type, ids)} order by ${t[type].id} for no key update`)
}

/** Who has changed a comment since the moderator saw it. A comment that was never there is an error. */
export const conflictAbout = async (
  req: PayloadRequest,
  id: number,
  comment: Comment | undefined,
): Promise<Conflict> => {
  const step = await findEntry(req, 'comment-actions', { comment: { equals: id } }, '-id')
  if (!comment && !step) throw missingComment(id, 'cid')
  return conflictOf(
    id,
    comment,
    step ?? { byName: 'the site', action: 'change', createdAt: comment?.updatedAt ?? '' },
  )
}

export const missingComment = (id: number, field: string) =>
  refusal('not_found', { code: 'refusal.missing', params: { id } }, field)

/** Deletes the queued mail about a reply. True if it had not been sent, so that it may be sent later. */
export const cancelReplyMail = async (req: PayloadRequest, comment: number): Promise<boolean> =>
  (await runStatementIn(
    req,
    sql`delete from ${om} where ${om.about} = ${mailAbout(comment, 'reply')} and ${om.state} = 'queued'`,
  )) > 0
