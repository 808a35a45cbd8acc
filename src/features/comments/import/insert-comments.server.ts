import type { PayloadRequest } from 'payload'
import { readRowsIn, sql, t } from '../../../platform/database/statement'
import { rootOf } from '../comment/thread-path'
import type { DocumentReference, StoredContent } from '../contract'
import { documentColumns, documentValues } from '../documents.server'
import { toSearchColumns } from '../moderation/list/search-terms'

const c = t.comments

/** A comment with its position, as it is inserted. */
export interface PlacedComment extends StoredContent {
  document: DocumentReference
  parent: number
  path: string
  /** A permanent name, so that it is stored once. */
  once: string
  ipHash?: string
}

/** SQLite limits the number of parameters of a statement. */
const batch = 500

/**
 * Inserts comments in bulk, without mails, history and spam filter. Triggers of the database update the full-text index.
 * Returns their ids by `once`.
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
      sql`insert into ${c} (${documentColumns}, ${c.parent}, ${c.path}, ${c.root}, ${c.author}, ${c.email}, ${c.url}, ${c.content}, ${c.state}, ${c.rating},
        ${c.language}, ${c.created_at}, ${c.updated_at}, ${c.once}, ${c.ip_hash}, ${c.author_text}, ${c.search_text}, ${c.version})
        values ${sql.join(values, sql`, `)} returning ${c.id}, ${c.once}`,
    )
    for (const { id, once } of rows) ids.set(String(once), Number(id))
  }
  return ids
}

const rowOf = (comment: PlacedComment) => {
  const { authorText, searchText } = toSearchColumns(comment)
  const { document, parent, path, author, email, url, content, state, rating, language, createdAt } = comment
  const { once, ipHash } = comment
  return sql`(${documentValues(document)}, ${parent}, ${path}, ${rootOf(path)}, ${author || null}, ${email || null}, ${url || null},
    ${content}, ${state}, ${rating ?? null}, ${language}, ${createdAt}, ${createdAt}, ${once}, ${ipHash ?? null},
    ${authorText}, ${searchText}, 1)`
}
