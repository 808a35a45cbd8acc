// Statements of our own on Payload's database. `sql` writes them for both dialects.
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { adapterOf, type DrizzleAdapter, isPostgres, sessionOf } from './connection'
import type { Statement } from './table'
import { type TableName, t } from './tables'

export { named, type Statement, sql } from './table'
export { type TableName, t } from './tables'

const changedRows = ({ rowsAffected, rowCount }: Awaited<ReturnType<DrizzleAdapter['execute']>>): number =>
  rowsAffected ?? rowCount ?? 0

export const tableOf = (slug: CollectionSlug | GlobalSlug) => {
  const name = slug.replaceAll('-', '_')
  const isTable = (known: string): known is TableName => known in t
  if (!isTable(name)) throw new Error(`there is no table ${name}`)
  return name
}

/** Columns of a row, as the statement declares them; any columns if it declares none. */
export type Row<Named> = unknown extends Named ? Record<string, unknown> : Named

/** Rows of a query outside any transaction. */
export const readRows = async <Named>(payload: Payload, query: Statement<Named>): Promise<Row<Named>[]> => {
  const db = adapterOf(payload)
  return (await db.execute({ drizzle: db.drizzle, sql: query })).rows as Row<Named>[]
}

/** A moment as Payload writes it; PostgreSQL has a notation of its own. */
export const momentOf = (value: unknown): string => new Date(String(value)).toISOString()

const executeIn = async (req: PayloadRequest, statement: unknown) => {
  const session = await sessionOf(req)
  if (!session) throw new Error('there is no transaction to run this in')
  const db = adapterOf(req.payload)
  return db.execute({ db: session.db, drizzle: db.drizzle, sql: statement })
}

export const runStatementIn = async (req: PayloadRequest, statement: unknown): Promise<number> =>
  changedRows(await executeIn(req, statement))

/** Rows of a query, or of a statement that returns rows, in the transaction of `req`. */
export const readRowsIn = async <Named>(
  req: PayloadRequest,
  query: Statement<Named>,
): Promise<Row<Named>[]> => (await executeIn(req, query)).rows as Row<Named>[]

/** Locks the rows of a `select ... for update`. On SQLite there is only one writer. */
export const lockRows = async (req: PayloadRequest, statement: unknown): Promise<void> => {
  if (isPostgres(req.payload) && (await req.transactionID)) await runStatementIn(req, statement)
}

/**
 * Runs one statement in its own transaction, queued like every writer, and returns the number of changed rows. For decisions
 * that several nodes make at the same time.
 */
export const runStatement = async (payload: Payload, statement: unknown): Promise<number> => {
  const db = adapterOf(payload)
  const transaction = await db.beginTransaction()
  try {
    const { db: session } = db.sessions[transaction] ?? {}
    const changed = changedRows(await db.execute({ db: session, drizzle: db.drizzle, sql: statement }))
    await db.commitTransaction(transaction)
    return changed
  } catch (error) {
    await db.rollbackTransaction(transaction)
    throw error
  }
}
