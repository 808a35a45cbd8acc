import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import { isLostConnection } from '../../../shared/errors'
import type { DrizzleAdapter, TransactionEndings } from '../connection'
import { createMutex } from './write-queue'

/** How long a writer waits for its turn. Only a hook that does not pass on `req` waits that long. */
const turnTimeoutMs = 30_000

type Write = (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>

export const writingFunctions = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

const rolledBack = Symbol('rolled back')

/**
 * Payload's own transaction functions swallow a failed COMMIT (a full disk would look like success) and let SQLite
 * writers collide. These report the failure, admit one SQLite writer at a time and run what waits for the commit.
 */
export const makeTransactionsSafe = (db: DrizzleAdapter, { logger }: Payload): void => {
  const oneWriter = db.name === 'sqlite'
  const onRollbackError = (err: unknown) => logger.warn({ err, msg: 'a rollback failed' })
  const writeQueue = createMutex(turnTimeoutMs)
  if (oneWriter) {
    writeInTransactions(db)
    db.waitingWriters = writeQueue.waiting
  }
  const endings = new Map<string, TransactionEndings>()
  const leaveTurn = new Map<string, () => void>()
  db.endings = endings
  // The caller of `connect` gets the error; an unhandled rejection of this promise would end the process.
  db.initializing.catch(() => {})

  const take = (id: string) => {
    const session = db.sessions[id]
    delete db.sessions[id]
    return session
  }
  const finish = async (id: string, ending: keyof TransactionEndings) => {
    const tasks = endings.get(id)?.[ending] ?? []
    endings.delete(id)
    leaveTurn.get(id)?.()
    leaveTurn.delete(id)
    // The transaction has ended, even if a task fails.
    for (const task of tasks)
      try {
        await task()
      } catch (err) {
        logger.error({ err, msg: 'after-commit task failed' })
      }
  }

  db.beginTransaction = async (options) => {
    await db.initializing
    const id = randomUUID()
    const leave = oneWriter ? await writeQueue.enter() : () => {}
    try {
      const open = oneWriter ? openUnlocked : openOnLiveConnection
      db.sessions[id] = await open(db, options, onRollbackError)
    } catch (error) {
      leave()
      throw error
    }
    endings.set(id, { committed: [], rolledBack: [] })
    leaveTurn.set(id, leave)
    return id
  }

  db.commitTransaction = async (incoming) => {
    const id = await incoming
    const session = take(id)
    // A failing nested operation has rolled it back already.
    if (!session) return
    let ending: keyof TransactionEndings = 'rolledBack'
    try {
      await session.resolve()
      ending = 'committed'
    } finally {
      await finish(id, ending)
    }
  }

  db.rollbackTransaction = async (incoming) => {
    const id = await incoming
    const session = take(id)
    if (!session) return
    try {
      await session.reject()
    } finally {
      await finish(id, 'rolledBack')
    }
  }
}

/**
 * Payload also writes without a transaction, for example a user's preferences. On SQLite such a statement would block the main
 * thread while it waits for the open transaction, which could then never end. This gives it a transaction of its own, queued
 * like all others.
 */
const writeInTransactions = (db: DrizzleAdapter) => {
  const adapter = db as DrizzleAdapter & Record<(typeof writingFunctions)[number], Write>
  for (const name of writingFunctions) {
    const write = adapter[name]
    adapter[name] = async (args) => {
      const current = await args.req?.transactionID
      if (current !== undefined && db.sessions[String(current)]) return write.call(db, args)
      const transactionID = await db.beginTransaction()
      // Inherits from the request, because a copy would lose the methods of its class.
      const req: Partial<PayloadRequest> = Object.assign(Object.create(args.req ?? null), { transactionID })
      try {
        const result = await write.call(db, { ...args, req })
        await db.commitTransaction(transactionID)
        return result
      } catch (error) {
        await db.rollbackTransaction(transactionID)
        throw error
      }
    }
  }
}

/** How long a transaction waits while another program has locked the SQLite file, and how often it retries. */
const lockTimeoutMs = 5000
const lockRetryMs = 50

const isLocked = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === 'SQLITE_BUSY' || isLocked(error.cause))

/**
 * Opens a transaction on SQLite. Our writers are queued, so only another program can hold the lock. After
 * SQLITE_BUSY libsql leaves the statement open, and its connection would keep reading old data, so all connections are reopened.
 */
const openUnlocked = async (...args: Parameters<typeof open>) => {
  const [db] = args
  const deadline = Date.now() + lockTimeoutMs
  for (;;)
    try {
      return await open(...args)
    } catch (error) {
      if (!isLocked(error)) throw error
      await db.client?.reconnect()
      if (Date.now() > deadline) throw error
      await sleep(lockRetryMs)
    }
}

/** After a restart of the server several connections of the pool may be dead. */
const maxAttempts = 3

/**
 * The pool may return a connection that the server has just closed. Nothing was done on it yet, so another one can be tried;
 * the closed one is removed from the pool.
 */
const openOnLiveConnection = async (...args: Parameters<typeof open>) => {
  for (let attempt = 1; ; attempt++)
    try {
      return await open(...args)
    } catch (error) {
      if (attempt === maxAttempts || !isLostConnection(error)) throw error
    }
}

/** Opens a transaction and returns functions that commit it and roll it back, because Payload ends it elsewhere. */
const open = (db: DrizzleAdapter, options: unknown, onRollbackError: (error: unknown) => void) =>
  new Promise<DrizzleAdapter['sessions'][string]>((ready, failed) => {
    const done = db.drizzle.transaction(
      (tx) =>
        new Promise<void>((commit, rollback) => {
          ready({
            db: tx,
            resolve: () => {
              commit()
              return done
            },
            reject: () => {
              rollback(rolledBack)
              // A rollback fails only if its connection is lost, and then the database rolls back by itself. Its error
              // must not replace the original one.
              return done.catch((error) => {
                if (error !== rolledBack) onRollbackError(error)
              })
            },
          })
        }),
      options ?? db.transactionOptions,
    )
    done.catch(failed)
  })
