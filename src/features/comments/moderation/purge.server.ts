import type { Payload, PayloadRequest } from 'payload'
import { runStatementIn, sql } from '../../../platform/database/statement'
import type { Comment } from '../../../platform/payload/payload-types'
import { inTransaction } from '../../../platform/transaction/transaction'
import { lockComments, lockThreads } from './lock-comments.server'
import { UNDO_ACCEPTED_MS } from './moderation-tasks'
import { reattachReplies } from './reattach-replies.server'

const hourMs = 3_600_000

/** `everything`: also clears old history rows, at the start. Later only those of the last hour can need it. */
interface PurgeOptions {
  everything?: boolean
}

/** Locked, so that a comment is either purged or restored, never both. */
const findRemoved = async (req: PayloadRequest, before: string): Promise<Comment[]> => {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: { state: { equals: 'removed' }, updatedAt: { less_than: before } },
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  const ids = docs.map(({ id }) => id)
  if (!ids.length) return []
  await lockThreads(req, ids)
  const held = [...(await lockComments(req, ids)).values()]
  return held.filter(({ state, updatedAt }) => state === 'removed' && updatedAt < before)
}

/** Deletes removed comments that can no longer be restored, and clears the undo data of old history entries. */
export const purgeRemoved = (
  payload: Payload,
  now: Date,
  { everything = false }: PurgeOptions = {},
): Promise<number> =>
  inTransaction(payload, async (req) => {
    const before = new Date(now.getTime() - UNDO_ACCEPTED_MS).toISOString()
    const removed = await findRemoved(req, before)
    for (const comment of removed) {
      // A reply may have been posted after the comment was removed.
      await reattachReplies(req, comment)
      await payload.delete({ collection: 'comments', id: comment.id, depth: 0, req })
    }
    const since = new Date(everything ? 0 : now.getTime() - hourMs).toISOString()
    await runStatementIn(
      req,
      sql`update comment_actions set before = null
        where created_at < ${before} and created_at >= ${since} and before is not null`,
    )
    return removed.length
  })

/** A little longer than the time in which undo is accepted. */
const waitMs = UNDO_ACCEPTED_MS + 5_000

const timers = new WeakMap<Payload, NodeJS.Timeout>()

const purge = (payload: Payload, options?: PurgeOptions) =>
  purgeRemoved(payload, new Date(), options).catch((err) => {
    // The next run finds them again.
    payload.logger.warn({ err, msg: 'removed comments could not be deleted yet' })
  })

/** Schedules a purge for when the latest action can no longer be undone. */
export const purgeSoon = (payload: Payload): void => {
  clearTimeout(timers.get(payload))
  const timer = setTimeout(() => void purge(payload), waitMs)
  timer.unref()
  timers.set(payload, timer)
}

/** Purges at the start what a previous run left behind. Returns a function that stops purging. */
export const startPurging = (payload: Payload): (() => Promise<void>) => {
  purgeSoon(payload)
  const first = purge(payload, { everything: true })
  return async () => {
    clearTimeout(timers.get(payload))
    await first
  }
}
