import type { Payload, PayloadRequest } from 'payload'

/** What we use of Payload's two drizzle adapters. */
interface Database {
  beginTransaction: () => Promise<string>
  commitTransaction: (id: string) => Promise<void>
  rollbackTransaction: (id: string) => Promise<void>
  sessions: Record<string, { db: unknown }>
  drizzle: unknown
  execute: (what: {
    db?: unknown
    drizzle: unknown
    sql: unknown
  }) => Promise<{ rowsAffected?: number; rowCount?: number | null; rows: Record<string, unknown>[] }>
}

const rowsOf = ({ rowsAffected, rowCount }: Awaited<ReturnType<Database['execute']>>): number =>
  rowsAffected ?? rowCount ?? 0

/** What a query finds, outside any transaction. */
export const readRows = async (payload: Payload, query: unknown): Promise<Record<string, unknown>[]> => {
  const db = payload.db as unknown as Database
  return (await db.execute({ drizzle: db.drizzle, sql: query })).rows
}

const executeIn = async (req: PayloadRequest, statement: unknown) => {
  const db = req.payload.db as unknown as Database
  const id = await req.transactionID
  const session = id === undefined ? undefined : db.sessions[String(id)]
  if (!session) throw new Error('there is no transaction to run this in')
  return db.execute({ db: session.db, drizzle: db.drizzle, sql: statement })
}

/** Runs a statement in the transaction of `req` and tells how many rows it changed. */
export const runStatementIn = async (req: PayloadRequest, statement: unknown): Promise<number> =>
  rowsOf(await executeIn(req, statement))

/** What a query, or a statement that gives rows back, finds in the transaction of `req`. */
export const readRowsIn = async (req: PayloadRequest, query: unknown): Promise<Record<string, unknown>[]> =>
  (await executeIn(req, query)).rows

/** Makes others wait for the rows that a `select ... for update` names. SQLite has one writer anyway. */
export const holdRows = async (req: PayloadRequest, statement: unknown): Promise<void> => {
  if (req.payload.db.name === 'postgres' && (await req.transactionID)) await runStatementIn(req, statement)
}

/**
 * Runs one statement in a transaction of its own, taking its turn as a writer, and tells how many rows it changed. For
 * what must be decided by the database itself because several nodes do it at once.
 */
export const runStatement = async (payload: Payload, statement: unknown): Promise<number> => {
  const db = payload.db as unknown as Database
  const transaction = await db.beginTransaction()
  try {
    const { db: session } = db.sessions[transaction] ?? {}
    const changed = rowsOf(await db.execute({ db: session, drizzle: db.drizzle, sql: statement }))
    await db.commitTransaction(transaction)
    return changed
  } catch (error) {
    await db.rollbackTransaction(transaction)
    throw error
  }
}
