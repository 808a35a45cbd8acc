import type { PayloadRequest } from 'payload'
import { readRowsIn, runStatementIn, sql } from '../../../platform/database/statement'

/** Small steps: each of them keeps every other request waiting. All at once would be four seconds for 100,000 comments. */
const pagesPerStep = 200

const changes = async (req: PayloadRequest) =>
  Number((await readRowsIn(req, sql`select total_changes() as changes`))[0]?.changes)

const merge = (req: PayloadRequest, pages: number) =>
  runStatementIn(req, sql`insert into comments_search (comments_search, rank) values ('merge', ${pages})`)

/**
 * SQLite's index of words only notes that a text was deleted, and keeps its words until it merges its parts by chance.
 * Here it merges all of them. PostgreSQL forgets what no row refers to when it vacuums, which it does by itself.
 */
export const tidyWordIndex = async (req: PayloadRequest): Promise<void> => {
  if (req.payload.db.name !== 'sqlite') return
  // A negative number puts everything into one merge; it is over when a step changes nothing but its own note.
  for (let pages = -pagesPerStep; ; pages = pagesPerStep) {
    const before = await changes(req)
    await merge(req, pages)
    if ((await changes(req)) - before < 2) return
  }
}
