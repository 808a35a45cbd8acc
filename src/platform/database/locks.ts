// Locks between nodes on one PostgreSQL. On SQLite there is one node and one writer, so they do nothing there.
import type { Payload, PayloadRequest } from 'payload'
import { AppError, failureMessages } from '../../shared/errors'
import { adapterOf, isPostgres, type PoolConnection } from './connection'
import { readRowsIn, runStatementIn, sql } from './statement'

/** PostgreSQL identifies advisory locks by numbers. These are arbitrary. */
const locks = {
  administrators: 7_246_001,
  start: 7_246_002,
  files: 7_246_003,
  backup: 7_246_004,
  translations: 7_246_005,
  retention: 7_246_009,
  fileNames: 7_246_010,
  saves: 7_246_011,
} as const

/** Held by one node for as long as some work takes. */
type NodeLock = 'backup' | 'retention'

type TransactionLock = Exclude<keyof typeof locks, 'start' | NodeLock>

/** Longer than storing a large picture takes. Whoever waits holds a connection of the pool, so this has a limit. */
const maxWaitMs = 10_000

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '55P03' || isLockTimeout(error.cause))

/**
 * Waits for a lock and holds it until the transaction of `req` ends. `part` locks one of many things of that kind. Throws `busy` if
 * another transaction holds it for too long.
 */
export const lockUntilEnd = async (
  req: PayloadRequest,
  name: TransactionLock,
  part?: number,
  waitMs = maxWaitMs,
): Promise<void> => {
  if (!isPostgres(req.payload) || !(await req.transactionID)) return
  const lock = part === undefined ? sql`${locks[name]}` : sql`${locks[name]}, ${part}`
  const [tried] = await readRowsIn(req, sql`select pg_try_advisory_xact_lock(${lock}) as free`)
  if (tried?.free) return
  await runStatementIn(req, sql.raw(`set local lock_timeout = ${waitMs}`))
  try {
    await runStatementIn(req, sql`select pg_advisory_xact_lock(${lock})`)
  } catch (cause) {
    throw isLockTimeout(cause) ? new AppError('busy', failureMessages.busy, { cause }) : cause
  }
  // The limit is that of this lock, not of the rows that the transaction locks later. Migrations have one of their own and take no such lock.
  await runStatementIn(req, sql.raw('set local lock_timeout to default'))
}

/** Whether a transaction holds the lock now, on this node or another. */
export const isLocked = async (payload: Payload, name: TransactionLock, part: number): Promise<boolean> => {
  const result = await adapterOf(payload).pool?.query(
    `select pg_try_advisory_xact_lock(${locks[name]}, ${part}) as free`,
  )
  return result?.rows[0]?.free === false
}

/** How long one node may prepare the database while others wait: longer than migrating and seeding take on a slow machine. */
export const maxPreparationMs = 10 * 60_000

/**
 * Runs `task`, which prepares the database at start, while no other node does. The lock belongs to a connection of its own,
 * so it is released when the task ends or fails, or when the process ends.
 */
export const oneNodeAtATime = async <T>(
  payload: Payload,
  task: () => Promise<T>,
  waitMs = maxPreparationMs,
  onWait = () => {},
): Promise<T> => {
  const { pool } = adapterOf(payload)
  if (!pool) return task()
  const connection = await pool.connect()
  // Without a listener the `error` event would end the process; if the connection is lost, the task's queries fail.
  connection.on('error', (err) => payload.logger.warn({ err, msg: 'the lock of the start was lost' }))
  try {
    await waitForStartLock(payload, connection, waitMs, onWait)
    return await task()
  } finally {
    connection.release(true)
  }
}

const waitForStartLock = async (
  payload: Payload,
  connection: PoolConnection,
  waitMs: number,
  onWait: () => void,
) => {
  const { rows } = await connection.query(`select pg_try_advisory_lock(${locks.start}) as free`)
  if (rows[0]?.free) return
  payload.logger.info({ msg: 'another node is preparing the database; waiting for it' })
  onWait()
  try {
    await connection.query(`set lock_timeout = ${waitMs}`)
    await connection.query(`select pg_advisory_lock(${locks.start})`)
  } catch (cause) {
    if (!isLockTimeout(cause)) throw cause
    throw new AppError(
      'database_busy',
      `Another node has been preparing the database for ${Math.ceil(waitMs / 1000)} seconds and is not done. See its log; then start this node again. Nothing was changed by this one.`,
      { cause },
    )
  }
}

const heldBy = new WeakMap<Payload, Set<NodeLock>>()

/**
 * Takes a lock without waiting: returns a function that releases it, or undefined if it is held. On PostgreSQL the lock covers all
 * nodes and ends with the connection that holds it; on SQLite it covers this process only.
 */
export const tryNodeLock = async (
  payload: Payload,
  name: NodeLock,
): Promise<(() => Promise<void>) | undefined> => {
  const { pool } = adapterOf(payload)
  if (!pool) {
    const held = heldBy.get(payload) ?? new Set()
    if (held.has(name)) return undefined
    heldBy.set(payload, held.add(name))
    return async () => void held.delete(name)
  }
  const connection = await pool.connect()
  connection.on('error', (err) => payload.logger.warn({ err, msg: `the lock of the ${name} was lost` }))
  const { rows } = await connection.query(`select pg_try_advisory_lock(${locks[name]}) as free`)
  if (!rows[0]?.free) {
    connection.release()
    return undefined
  }
  return async () => {
    const isFree = await connection.query(`select pg_advisory_unlock(${locks[name]})`).then(
      () => true,
      () => false,
    )
    // Closing the connection releases the lock as well.
    connection.release(!isFree)
  }
}
