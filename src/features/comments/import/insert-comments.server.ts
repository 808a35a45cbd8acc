import type { PayloadRequest } from 'payload'
import { readRowsIn, sql } from '../../../platform/database/statement'
import type { CommentState } from '../contract'
import { toSearchColumns } from '../moderation/list/search-terms'
import { rootOf } from '../thread/thread-path'

/** A comment with its place, as it goes into the table. */
export interface PlacedComment {
  school: number
  parent: number
  path: string
  author: string
  email: string
  url: string
  content: string
  state: CommentState
  rating?: number
  language: string
  createdAt: string
  /** Names it for ever, so that it is stored once. */
  once: string
  ipHash?: string
}

/** Few enough for the parameters that a statement of SQLite may have. */
const batch = 500

/**
 * Stores comments as they are, hundreds at a time: no mail, no history, no spam filter. The index of words is kept by
 * the database itself. Gives their numbers by what names them.
 */
export const insertComments = async (
  req: PayloadRequest,
  comments: readonly PlacedComment[],
): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (let start = 0; start < comments.length; start += batch) {
    const values = comments.slice(start, start + batch).map(rowOf)
    const rows = await readRowsIn(
      req,
      sql`insert into comments (school_id, parent, path, root, author, email, url, content, state, rating,
        language, created_at, updated_at, once, ip_hash, author_text, search_text, version)
        values ${sql.join(values, sql`, `)} returning id, once`,
    )
    for (const { id, once } of rows) ids.set(String(once), Number(id))
  }
  return ids
}

const rowOf = (comment: PlacedComment) => {
  const { authorText, searchText } = toSearchColumns(comment)
  const { school, parent, path, author, email, url, content, state, rating, language, createdAt } = comment
  const { once, ipHash } = comment
  return sql`(${school}, ${parent}, ${path}, ${rootOf(path)}, ${author || null}, ${email || null}, ${url || null},
    ${content}, ${state}, ${rating ?? null}, ${language}, ${createdAt}, ${createdAt}, ${once}, ${ipHash ?? null},
    ${authorText}, ${searchText}, 1)`
}
