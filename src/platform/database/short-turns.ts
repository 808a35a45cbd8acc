import type { DatabaseAdapterObj } from 'payload'

/** Queries may run one after the other for so long before others are heard. */
const maxTurnMs = 5

/** Gives a function that waits for the next turn of the event loop if this one has lasted too long already. */
const createTurns = (now = () => performance.now()) => {
  const waiting: (() => void)[] = []
  let beganAt = now()

  const takeTurn = () => {
    beganAt = now()
    // One per turn: what it does next runs only after this function has returned, so it cannot be timed here.
    waiting.shift()?.()
    if (waiting.length) setImmediate(takeTurn)
  }

  return async (): Promise<void> => {
    if (!waiting.length && now() - beganAt < maxTurnMs) return
    await new Promise<void>((resume) => {
      waiting.push(resume)
      if (waiting.length === 1) setImmediate(takeTurn)
    })
  }
}

interface SqliteAdapter {
  connect: (...args: unknown[]) => Promise<void>
  client: { execute: (...args: unknown[]) => Promise<unknown> }
}

/**
 * Queries of SQLite never wait: a find with many relations would run to its end, 100 ms and more, before any other
 * request is heard. With this it pauses between its queries. Queries of a transaction do not pause, because other writers
 * wait for its end.
 */
export const withShortTurns = <T>(factory: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => ({
  ...factory,
  init: (args) => {
    const db = factory.init(args)
    const adapter = db as unknown as SqliteAdapter
    const { connect } = adapter
    const turn = createTurns()
    const paused = new WeakSet<object>()
    adapter.connect = async (...options) => {
      await connect.apply(db, options)
      const { client } = adapter
      if (paused.has(client)) return
      paused.add(client)
      const { execute } = client
      client.execute = async (...query) => {
        await turn()
        return execute.apply(client, query)
      }
    }
    return db
  },
})
