import type { Payload, PayloadRequest } from 'payload'

type Rows = Record<string, unknown>[]

/** A PostgreSQL connection that was taken from the pool. */
export interface PoolConnection {
  query: (sql: string, values?: string[]) => Promise<{ rows: Rows }>
  on: ((event: 'error', handler: (error: Error) => void) => void) &
    ((event: 'notification', handler: (message: { payload?: string }) => void) => void)
  release: (destroy?: boolean) => void
}

interface Pool {
  query: (sql: string, values?: (string | readonly (string | number)[])[]) => Promise<{ rows: Rows }>
  connect: () => Promise<PoolConnection>
  end: () => Promise<void>
  totalCount: number
  idleCount: number
  waitingCount: number
  options: { max: number }
}

interface SqliteClient {
  execute: (sql: string) => Promise<{ rows: Rows }>
  /** Closes all connections and opens new ones when they are needed. */
  reconnect: () => Promise<void>
  close: () => void
}

interface Session {
  db: unknown
  resolve: () => Promise<void>
  reject: () => Promise<void>
}

/** A node's view of its connection to the other nodes. */
export interface ClusterState {
  node: string
  /** Whether it hears of their changes. Always true on SQLite, where there is one node. */
  isConnected: boolean
  lost: number
  lastLostAt?: number
  received: number
  sent: number
}

/** Tasks that run after the end of a transaction. */
export interface TransactionEndings {
  committed: (() => unknown)[]
  rolledBack: (() => unknown)[]
}

/**
 * The internals of Payload's two drizzle adapters that we use. No other file casts `payload.db`;
 * tests/integration/database/database-contract.test.ts fails if an upgrade of Payload changes any of them.
 */
export interface DrizzleAdapter {
  name: string
  drizzle: { transaction: (run: (tx: unknown) => Promise<void>, options?: unknown) => Promise<void> }
  sessions: Record<string, Session>
  transactionOptions?: unknown
  initializing: Promise<void>
  beginTransaction: (options?: unknown) => Promise<string>
  commitTransaction: (id: string | Promise<string>) => Promise<void>
  rollbackTransaction: (id: string | Promise<string>) => Promise<void>
  execute: (what: {
    db?: unknown
    drizzle: unknown
    sql: unknown
  }) => Promise<{ rowsAffected?: number; rowCount?: number | null; rows: Rows }>
  /** The tables that the model describes. */
  rawTables: Record<string, { name: string; columns: Record<string, { name: string }> }>
  /** SQLite only. */
  client?: SqliteClient
  /** PostgreSQL only. */
  pool?: Pool
  /** Added by us: tasks that run after the end of each open transaction. */
  endings?: Map<string, TransactionEndings>
  /** Added by us, on SQLite: how many transactions wait for their turn. */
  waitingWriters?: () => number
  /** Added by us: the connection to the other nodes. */
  cluster?: ClusterState
}

export const adapterOf = (payload: Payload): DrizzleAdapter => payload.db as unknown as DrizzleAdapter

export const isPostgres = (payload: Payload): boolean => payload.db.name === 'postgres'

export const sessionOf = async (req: PayloadRequest): Promise<Session | undefined> => {
  const id = await req.transactionID
  return id === undefined ? undefined : adapterOf(req.payload).sessions[String(id)]
}

/** Closes the database. Payload itself leaves it open until the process ends. */
export const closeDatabase = async (payload: Payload): Promise<void> => {
  await payload.destroy()
  const { client, pool } = adapterOf(payload)
  client?.close()
  await pool?.end()
}
