import { randomUUID } from 'node:crypto'
import type { DatabaseAdapterObj, PayloadRequest } from 'payload'
import { createTurnstile } from '../shared/turnstile'

/** How long a writer waits for its turn before it fails; only a hook that forgot to pass `req` waits that long. */
const turnTimeoutMs = 30_000

/** What we use of Payload's drizzle adapters. */
interface Adapter {
  drizzle: { transaction: (run: (tx: unknown) => Promise<void>, options?: unknown) => Promise<void> }
  sessions: Record<string, { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }>
  transactionOptions?: unknown
  initializing: Promise<void>
  beginTransaction: (options?: unknown) => Promise<string>
  commitTransaction: (id: string | Promise<string>) => Promise<void>
  rollbackTransaction: (id: string | Promise<string>) => Promise<void>
  afterCommit?: Map<string, (() => void)[]>
}

/**
 * Payload's own transaction functions swallow a failed COMMIT (a full disk would look like success) and let SQLite
 * writers collide. These report the failure, admit one SQLite writer at a time and run what waits for the commit.
 */
export const withSafeTransactions = <T>(
  factory: DatabaseAdapterObj<T>,
  oneWriter: boolean,
): DatabaseAdapterObj<T> => ({
  ...factory,
  init: (args) => {
    const db = factory.init(args)
    install(db as unknown as Adapter, oneWriter)
    return db
  },
})

/** Runs `task` once the request's transaction is committed, never when it is rolled back. */
export const afterCommit = async (req: PayloadRequest, task: () => void): Promise<void> => {
  const id = req.transactionID && String(await req.transactionID)
  const waiting = id && (req.payload.db as unknown as Adapter).afterCommit?.get(id)
  if (waiting) waiting.push(task)
  else task()
}

const rolledBack = Symbol('rolled back')

const install = (db: Adapter, oneWriter: boolean) => {
  const turnstile = createTurnstile(turnTimeoutMs)
  const waitingForCommit = new Map<string, (() => void)[]>()
  const leaveTurn = new Map<string, () => void>()
  db.afterCommit = waitingForCommit
  // Whoever connects is told that it failed; this promise, which nobody may be waiting for, would end the process.
  db.initializing.catch(() => {})

  const take = (id: string) => {
    const session = db.sessions[id]
    delete db.sessions[id]
    return session
  }
  const finish = (id: string) => {
    const tasks = waitingForCommit.get(id) ?? []
    waitingForCommit.delete(id)
    leaveTurn.get(id)?.()
    leaveTurn.delete(id)
    return tasks
  }

  db.beginTransaction = async (options) => {
    await db.initializing
    const id = randomUUID()
    const leave = oneWriter ? await turnstile.enter() : () => {}
    try {
      db.sessions[id] = await open(db, options)
    } catch (error) {
      leave()
      throw error
    }
    waitingForCommit.set(id, [])
    leaveTurn.set(id, leave)
    return id
  }

  db.commitTransaction = async (incoming) => {
    const id = await incoming
    const session = take(id)
    // Ended already: a failing operation further in has rolled it back.
    if (!session) return
    let committed = false
    try {
      await session.resolve()
      committed = true
    } finally {
      const tasks = finish(id)
      if (committed) for (const task of tasks) task()
    }
  }

  db.rollbackTransaction = async (incoming) => {
    const id = await incoming
    const session = take(id)
    if (!session) return
    try {
      await session.reject()
    } finally {
      finish(id)
    }
  }
}

/** Opens a transaction and hands out its two endings, because Payload's operations end it somewhere else. */
const open = (db: Adapter, options: unknown) =>
  new Promise<Adapter['sessions'][string]>((ready, failed) => {
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
              return done.catch((error) => {
                if (error !== rolledBack) throw error
              })
            },
          })
        }),
      options ?? db.transactionOptions,
    )
    done.catch(failed)
  })
