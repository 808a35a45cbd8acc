import type { Payload } from 'payload'
import { named, readRows, sql } from '../../database/statement'

type Sql = ReturnType<typeof sql>

/**
 * The stored texts or blocks, in all languages, that may contain something embedded: the column `stored` of the rows of `from`, which
 * ends with a condition. The database leaves out the others, because a large site has gigabytes of them and few with embedded content.
 */
export const readWithEmbeds = async (payload: Payload, stored: Sql, from: Sql): Promise<unknown[]> => {
  const rows = await readRows(
    payload,
    // Every embed has its code under this name.
    sql`select ${stored} ${named('stored')} from ${from} and cast(${stored} as text) like '%"code"%'`,
  )
  // PostgreSQL reads JSON itself.
  return rows.map(({ stored: found }) => (typeof found === 'string' ? JSON.parse(found) : found))
}
