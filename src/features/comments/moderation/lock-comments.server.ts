import type { Payload, PayloadRequest } from 'payload'
import { lockRows, runStatementIn, sql } from '../../../platform/database/statement'
import type { Comment, CommentAction, User } from '../../../platform/payload/payload-types'
import { inTransaction } from '../../../platform/transaction/transaction'
import { type CommentState, mailAbout } from '../contract'
import { auditContext } from './cms-history'
import type { LastStep } from './conflict'

/** What `comment-actions.before` holds: enough to undo a step, and nothing that it did not change. */
export interface Before {
  state: CommentState
  /** What the filter had learned it as. */
  learned?: Comment['learned']
  fields?: Partial<Pick<Comment, 'author' | 'email' | 'url' | 'content' | 'verified'>>
  /** The replies that a deleted comment has handed to its parent. */
  replies?: number[]
  /** That parent, which may have changed by the time the replies are wanted back. */
  handedTo?: number
}

/** What a step is called in the history, and what undoes it. */
interface Step {
  action: string
  batch?: string
  before?: Map<number, Before>
}

/** One transaction in the name of a moderator; the collection's hooks see who does what. */
export const asModerator = <T>(
  payload: Payload,
  user: User,
  { action, batch, before }: Step,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> =>
  inTransaction(
    payload,
    (req) => {
      req.user = { ...user, collection: 'users' }
      return work(req)
    },
    { [auditContext.action]: action, [auditContext.batch]: batch, [auditContext.before]: before },
  )

/** The comments with these numbers as they are now, kept from changing until the transaction ends. */
export const lockComments = async (req: PayloadRequest, ids: number[]): Promise<Map<number, Comment>> => {
  // In one order, so that two who want the same never wait for each other.
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

/** Threads are moved by one at a time: whole branches change their place. Visitors go on posting. */
export const lockThreads = (req: PayloadRequest, ids: number[]): Promise<void> =>
  lockRows(
    req,
    sql`select id from schools where id in (select school_id from comments where id in ${ids})
      order by id for no key update`,
  )

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

/** Takes back the mail about a reply that has not left yet. True: its author may be told another time. */
export const cancelReplyMail = async (req: PayloadRequest, comment: number): Promise<boolean> =>
  (await runStatementIn(
    req,
    sql`delete from outgoing_mail where about = ${mailAbout(comment, 'reply')} and state = 'queued'`,
  )) > 0
