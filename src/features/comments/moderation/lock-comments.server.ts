import type { Payload, PayloadRequest } from 'payload'
import { lockRows, runStatementIn, sql } from '../../../platform/database/statement'
import type { Comment, CommentAction, User } from '../../../platform/payload/payload-types'
import { announce } from '../../../platform/transaction/announce'
import { inTransaction } from '../../../platform/transaction/transaction'
import { type CommentState, commentedTypes, mailAbout } from '../contract'
import { ownersOf } from '../documents.server'
import { moderatedTag } from '../tags'
import type { ModerationStep } from './cms-history'
import type { LastStep } from './conflict'

/**
 * What `comment-actions.before` holds: only what is needed to undo the step. A type alias, because an interface would not fit
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
  inTransaction(
    payload,
    async (req) => {
      req.user = { ...user, collection: 'users' }
      await announce(req, [moderatedTag])
      return work(req)
    },
    { moderationStep },
  )

/** Locks the comments until the transaction ends and returns their current versions. */
export const lockComments = async (req: PayloadRequest, ids: number[]): Promise<Map<number, Comment>> => {
  // Always in the same order, to avoid deadlocks.
  await lockRows(req, sql`select id from comments where id in ${ids} order by id for update`)
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/** Locks the threads of these comments, because subtrees may move. Visitors can still post. */
export const lockThreads = async (req: PayloadRequest, ids: number[]): Promise<void> => {
  for (const type of commentedTypes)
    await lockRows(req, sql`${ownersOf(type, ids)} order by id for no key update`)
}

export const lastStepOf = async (req: PayloadRequest, comment: number): Promise<LastStep | undefined> => {
  const { docs } = await req.payload.find({
    collection: 'comment-actions',
    where: { comment: { equals: comment } },
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] as CommentAction | undefined
}

/** Deletes the queued mail about a reply. True if it had not been sent, so that it may be sent later. */
export const cancelReplyMail = async (req: PayloadRequest, comment: number): Promise<boolean> =>
  (await runStatementIn(
    req,
    sql`delete from outgoing_mail where about = ${mailAbout(comment, 'reply')} and state = 'queued'`,
  )) > 0
