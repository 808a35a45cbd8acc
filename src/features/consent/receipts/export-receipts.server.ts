import type { Payload } from 'payload'
import { csvWriter } from '../../../platform/csv/csv-table'
import { readRows, sql, t } from '../../../platform/database/statement'
import { namesOf } from './receipts.server'

const cr = t.consent_receipts

const batch = 1000

const columns = ['receipt', 'time', 'method', 'allowed', 'refused', 'language', 'version'] as const

/** SQLite returns JSON as text, PostgreSQL as a list. */
const listOf = (value: unknown): string =>
  namesOf(typeof value === 'string' ? JSON.parse(value) : value).join('; ')

const toCells = (row: Record<string, unknown>): string[] => [
  String(row.receipt),
  new Date(String(row.decided_at)).toISOString(),
  String(row.method),
  listOf(row.allowed),
  listOf(row.refused),
  String(row.language),
  String(row.version),
]

/** Streams all receipts as one table. */
export async function* exportReceipts(payload: Payload): AsyncGenerator<string> {
  const { head, rows: lines } = csvWriter()
  yield head(columns)
  for (let last = 0; ; ) {
    const rows = await readRows(
      payload,
      sql`select ${cr.id}, ${cr.receipt}, ${cr.decided_at}, ${cr.method}, ${cr.allowed}, ${cr.refused}, ${cr.language}, ${cr.version} from ${cr}
        where ${cr.id} > ${last} order by ${cr.id} limit ${batch}`,
    )
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.id)
    yield lines(rows.map(toCells))
  }
}
