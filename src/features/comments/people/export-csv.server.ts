import type { Payload, PayloadRequest } from 'payload'
import { csvWriter } from '../../../platform/csv/csv-table'
import { readRows, sql, t } from '../../../platform/database/statement'
import { schoolsOf } from '../../../platform/payload/school-scope'
import type { CommentState, DocumentAddress } from '../contract'
import { documentColumns, documentOfRow, readDocuments } from '../documents.server'
import { csvCells, csvColumns, csvDocument } from '../import/comment-csv'
import { ofSchools } from '../moderation/list/list-queries.server'

const c = t.comments

const batch = 1000

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** All comments that the user may see as a CSV stream; memory does not grow with their number. */
export async function* exportCsv(
  payload: Payload,
  { user }: Pick<PayloadRequest, 'user'>,
): AsyncGenerator<string> {
  const { head, rows: lines } = csvWriter()
  const own = ofSchools(schoolsOf(user)).map((condition) => sql` and ${condition}`)
  yield head(csvColumns)
  for (let last = 0; ; ) {
    const rows = await readRows(
      payload,
      sql`select ${c.id}, ${c.parent}, ${documentColumns}, ${c.author}, ${c.email}, ${c.url}, ${c.content}, ${c.state}, ${c.rating}, ${c.language}, ${c.created_at},
        ${c.user_id}, ${c.verified}, ${c.erased} from ${c} where ${c.id} > ${last}${sql.join(own, sql``)} order by ${c.id} limit ${batch}`,
    )
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.id)
    const documentNamed = await readDocuments(payload, rows.map(documentOfRow))
    yield lines(rows.map((row) => toCells(row, documentNamed(documentOfRow(row)))))
  }
}

const toCells = (row: Record<string, unknown>, document: DocumentAddress): string[] =>
  csvCells({
    id: Number(row.id),
    parent: Number(row.parent),
    school: csvDocument(document),
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
