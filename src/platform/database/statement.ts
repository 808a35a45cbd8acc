// Statements of our own on Payload's database. `sql` writes them for both dialects.
import type { Payload, PayloadRequest } from 'payload'
import { adapterOf, type DrizzleAdapter, isPostgres, sessionOf } from './connection'

export { sql } from '@payloadcms/db-sqlite'

const changedRows = ({ rowsAffected, rowCount }: Awaited<ReturnType<DrizzleAdapter['execute']>>): number =>
  rowsAffected ?? rowCount ?? 0

/** What a query finds, outside any transaction. */
export const readRows = async (payload: Payload, query: unknown): Promise<Record<string, unknown>[]> => {
  const db = adapterOf(payload)
  return (await db.execute({ drizzle: db.drizzle, sql: query })).rows
}

const executeIn = async (req: PayloadRequest, statement: unknown) => {
  const session = await sessionOf(req)
  if (!session) throw new Error('there is no transaction to run this in')
  const db = adapterOf(req.payload)
  return db.execute({ db: session.db, drizzle: db.drizzle, sql: statement })
}

/** Runs a statement in the transaction of `req` and tells how many rows it changed. */
export const runStatementIn = async (req: PayloadRequest, statement: unknown): Promise<number> =>
  changedRows(await executeIn(req, statement))

/** What a query, or a statement that returns rows, finds in the transaction of `req`. */
export const readRowsIn = async (req: PayloadRequest, query: unknown): Promise<Record<string, unknown>[]> =>
  (await executeIn(req, query)).rows

/** Locks the rows that a `select ... for update` names. SQLite has one writer anyway. */
export const lockRows = async (req: PayloadRequest, statement: unknown): Promise<void> => {
  if (isPostgres(req.payload) && (await req.transactionID)) await runStatementIn(req, statement)
}

/**
 * Runs one statement in a transaction of its own, taking its turn as a writer, and tells how many rows it changed. For
 * what must be decided by the database itself because several nodes do it at once.
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
