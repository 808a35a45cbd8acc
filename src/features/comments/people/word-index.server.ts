import type { PayloadRequest } from 'payload'
import { named, readRowsIn, runStatementIn, sql } from '../../../platform/database/statement'

/** Small steps, because each blocks other requests; all at once takes four seconds for 100,000 comments. */
const pagesPerStep = 200

const changes = async (req: PayloadRequest) =>
  Number((await readRowsIn(req, sql`select total_changes() ${named('changes')}`))[0]?.changes)

/**
 * Merges a piece of SQLite's full-text index, which otherwise keeps the words of deleted texts until a later merge; true if there is
 * more to merge. PostgreSQL removes such words when it vacuums.
 */
export const mergeWordIndex = async (req: PayloadRequest, isFirst: boolean): Promise<boolean> => {
  if (req.payload.db.name !== 'sqlite') return false
  // A negative number starts a full merge; it is complete when a step changes only its own row.
  const pages = isFirst ? -pagesPerStep : pagesPerStep
  const before = await changes(req)
  await runStatementIn(
    req,
    sql`insert into comments_search (comments_search, rank) values ('merge', ${pages})`,
  )
  return (await changes(req)) - before >= 2
}

/** Merges all of it in the transaction of `req`. */
export const tidyWordIndex = async (req: PayloadRequest): Promise<void> => {
  for (let isFirst = true; await mergeWordIndex(req, isFirst); ) isFirst = false
}
