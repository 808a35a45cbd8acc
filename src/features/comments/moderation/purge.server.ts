import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { runStatementIn } from '../../../shared/statement.server'
import { inTransaction } from '../../../shared/transaction.server'
import { handOver } from './hand-over.server'
import { UNDO_ACCEPTED_MS } from './tasks'

const hourMs = 3_600_000

/** What is removed at once lies in a few of the history's newest rows; at the start all of them are looked through. */
interface PurgeOptions {
  everything?: boolean
}

/** Makes final what can no longer be undone: removed comments go, and what was kept to restore others is forgotten. */
export const purgeRemoved = (
  payload: Payload,
  now: Date,
  { everything = false }: PurgeOptions = {},
): Promise<number> =>
  inTransaction(payload, async (req) => {
    const before = new Date(now.getTime() - UNDO_ACCEPTED_MS).toISOString()
    const { docs } = await payload.find({
      collection: 'comments',
      where: { state: { equals: 'removed' }, updatedAt: { less_than: before } },
      depth: 0,
      pagination: false,
      req,
    })
    // Somebody may have been replying while it was removed.
    for (const comment of docs) await handOver(req, comment)
    const since = new Date(everything ? 0 : now.getTime() - hourMs).toISOString()
    await runStatementIn(
      req,
      sql`update comment_actions set before = null
        where created_at < ${before} and created_at >= ${since} and before is not null`,
    )
    if (!docs.length) return 0
    // Asked again by the database itself: one that was restored this moment stays.
    return runStatementIn(
      req,
      sql`delete from comments where id in ${docs.map(({ id }) => id)}
        and state = 'removed' and updated_at < ${before}`,
    )
  })

/** A moment after the last thing that can be undone. */
const waitMs = UNDO_ACCEPTED_MS + 5_000

const timers = new WeakMap<Payload, NodeJS.Timeout>()

const purge = (payload: Payload, options?: PurgeOptions) =>
  purgeRemoved(payload, new Date(), options).catch((err) => {
    // Nothing is lost: the next one finds them.
    payload.logger.warn({ err, msg: 'removed comments could not be deleted yet' })
  })

/** Comes back when what was done just now can no longer be undone. */
export const purgeSoon = (payload: Payload): void => {
  clearTimeout(timers.get(payload))
  const timer = setTimeout(() => void purge(payload), waitMs)
  timer.unref()
  timers.set(payload, timer)
}

/** Finishes what a stop of the site left unfinished. Returns how to stop. */
export const startPurging = (payload: Payload): (() => Promise<void>) => {
  const first = purge(payload, { everything: true })
  return async () => {
    clearTimeout(timers.get(payload))
    await first
  }
}
