import type { Payload, PayloadRequest } from 'payload'
import { runStatementIn, sql, t } from '../../../platform/database/statement'
import { UNDO_ACCEPTED_MS } from '../../../platform/panel/work-queue/undo-offer'
import { findAll } from '../../../platform/payload/find-documents'
import type { Comment } from '../../../platform/payload/payload-types'
import type { RecurringTask } from '../../../platform/tasks/scheduler'
import { inTransaction } from '../../../platform/transaction/transaction'
import { moderatedTag } from '../tags'
import { lockComments, lockThreads } from './lock-comments.server'
import { reattachReplies } from './reattach-replies.server'

const ca = t.comment_actions

const hourMs = 3_600_000

interface PurgeOptions {
  /** Also clears history rows older than two hours. */
  everything?: boolean
}

/** Locked, so that a comment is either purged or restored, never both. */
const findRemoved = async (req: PayloadRequest, before: string): Promise<Comment[]> => {
  const docs = await findAll(
    req,
    'comments',
    { state: { equals: 'removed' }, updatedAt: { less_than: before } },
    { select: {} },
  )
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
    const since = new Date(everything ? 0 : now.getTime() - 2 * hourMs).toISOString()
    await runStatementIn(
      req,
      sql`update ${ca} set ${ca.before} = null
        where ${ca.created_at} < ${before} and ${ca.created_at} >= ${since} and ${ca.before} is not null`,
    )
    return removed.length
  })

/** A little longer than the time in which undo is accepted. */
const waitMs = UNDO_ACCEPTED_MS + 5_000

/** Purges when the latest action can no longer be undone. The first run also finds what an earlier process has left. */
export const purgeTask = (): RecurringTask => {
  let isFirst = true
  return {
    name: 'deleting removed comments',
    firstMs: waitMs,
    everyMs: hourMs,
    retryMs: 60_000,
    wakeOn: [moderatedTag],
    wakeDelayMs: waitMs,
    run: async (payload) => {
      await purgeRemoved(payload, new Date(), { everything: isFirst })
      isFirst = false
    },
  }
}
