import type { Payload } from 'payload'
import { readRows, sql } from '../../../platform/database/statement'
import { writeTable } from '../../../shared/text/csv'
import type { CommentState } from '../contract'
import { csvCells, csvColumns } from '../import/comment-csv'

const batch = 1000

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** All comments as a CSV stream; memory does not grow with their number. */
export async function* exportCsv(payload: Payload): AsyncGenerator<string> {
  yield writeTable([csvColumns])
  for (let last = 0; ; ) {
    const rows = await readRows(
      payload,
      sql`select comments.id, parent, schools.slug as school, author, comments.email, url, content, state, rating,
        language, comments.created_at, user_id, verified, erased from comments
        left join schools on schools.id = comments.school_id where comments.id > ${last}
        order by comments.id limit ${batch}`,
    )
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.id)
    // The byte-order mark is written once, at the beginning of the file.
    yield writeTable(rows.map(toCells)).slice(1)
  }
}

const toCells = (row: Record<string, unknown>): string[] =>
  csvCells({
    id: Number(row.id),
    parent: Number(row.parent),
    school: text(row.school),
    author: text(row.author),
    email: text(row.email),
    url: text(row.url),
    content: text(row.content),
    state: row.state as CommentState,
    rating: row.rating === null ? undefined : Number(row.rating),
    language: text(row.language),
    created: new Date(String(row.created_at)).toISOString(),
    staff: row.user_id !== null,
    verified: Boolean(row.verified),
    erased: Boolean(row.erased),
  })
