import type { Payload } from 'payload'
import { AppError } from '../shared/errors'

/** Any number will do, as long as nothing else of ours locks it. */
const startLock = 7_246_002

/** Longer than migrating and seeding take on a slow machine. */
const defaultWaitMs = 10 * 60_000

const lockNotAvailable = '55P03'

interface Connection {
  query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>
  on: (event: 'error', handler: (error: Error) => void) => void
  release: (destroy: boolean) => void
}

/**
 * Runs `task` while no other node on the same PostgreSQL runs it. The lock belongs to a connection of its own, so it
 * ends with the task, with a failure and with the process. SQLite has one node.
 */
export const oneNodeAtATime = async <T>(
  payload: Payload,
  task: () => Promise<T>,
  waitMs = defaultWaitMs,
  onWait = () => {},
): Promise<T> => {
  const { pool } = payload.db as unknown as { pool?: { connect: () => Promise<Connection> } }
  if (!pool) return task()
  const connection = await pool.connect()
  // Nobody else listens to a connection that is in use; if it is lost, the task's own queries tell.
  connection.on('error', (err) => payload.logger.warn({ err, msg: 'the lock of the start was lost' }))
  try {
    await lock(payload, connection, waitMs, onWait)
    return await task()
  } finally {
    connection.release(true)
  }
}

const lock = async (payload: Payload, connection: Connection, waitMs: number, onWait: () => void) => {
  const { rows } = await connection.query(`select pg_try_advisory_lock(${startLock}) as free`)
  if (rows[0]?.free) return
  payload.logger.info({ msg: 'another node is preparing the database; waiting for it' })
  onWait()
  try {
    await connection.query(`set lock_timeout = ${waitMs}`)
    await connection.query(`select pg_advisory_lock(${startLock})`)
  } catch (cause) {
    if ((cause as { code?: string }).code !== lockNotAvailable) throw cause
    throw new AppError(
      'database_busy',
      `Another node has been preparing the database for ${Math.ceil(waitMs / 1000)} seconds and is not done. See its log; then start this node again. Nothing was changed by this one.`,
      { cause },
    )
  }
}
