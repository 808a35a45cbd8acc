import type { DatabaseAdapterObj } from 'payload'

/** How long queries may run before other events are handled. */
const maxTurnMs = 5

/** Returns a function that waits for the next turn of the event loop if this one has lasted too long. */
const createTurns = (now = () => performance.now()) => {
  const waiting: (() => void)[] = []
  let beganAt = now()

  const takeTurn = () => {
    beganAt = now()
    // One query per turn: what follows runs after this function has returned and cannot be timed here.
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

interface SqliteConnection {
  execute: (...args: unknown[]) => Promise<unknown>
}

interface SqliteClient extends SqliteConnection {
  transaction: (...args: unknown[]) => Promise<SqliteConnection>
}

interface SqliteAdapter {
  connect: (...args: unknown[]) => Promise<void>
  client: SqliteClient
}

/** Changes the client of a SQLite adapter once it is open. A hot reload connects again with the same client. */
const withClient = <T>(
  factory: DatabaseAdapterObj<T>,
  change: (client: SqliteClient) => void,
): DatabaseAdapterObj<T> => ({
  ...factory,
  init: (args) => {
    const db = factory.init(args)
    const adapter = db as unknown as SqliteAdapter
    const { connect } = adapter
    const changed = new WeakSet<object>()
    adapter.connect = async (...options) => {
      await connect.apply(db, options)
      const { client } = adapter
      if (changed.has(client)) return
      changed.add(client)
      change(client)
    }
    return db
  },
})

/**
 * SQLite queries run synchronously: a find with many relations would block the event loop for 100 ms and more. This pauses
 * between its queries. Queries of a transaction do not pause, because other writers wait for its end.
 */
export const withYieldingQueries = <T>(factory: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => {
  const turn = createTurns()
  return withClient(factory, (client) => {
    const { execute } = client
    client.execute = async (...query) => {
      await turn()
      return execute.apply(client, query)
    }
  })
}

/** Gives a broken constraint the code that Payload looks for, which this libsql client has moved to `extendedCode`. */
const nameConstraint = (connection: SqliteConnection): void => {
  const { execute } = connection
  connection.execute = async (...args) => {
    try {
      return await execute.apply(connection, args)
    } catch (error) {
      const { code, extendedCode } = error as { code?: unknown; extendedCode?: unknown }
      if (code === 'SQLITE_CONSTRAINT' && extendedCode) Object.assign(error as Error, { code: extendedCode })
      throw error
    }
  }
}

/** Makes Payload answer a value that must be unique with the name of its field instead of an internal error. */
export const withConstraintCodes = <T>(factory: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> =>
  withClient(factory, (client) => {
    nameConstraint(client)
    const { transaction } = client
    client.transaction = async (...modes) => {
      const opened = await transaction.apply(client, modes)
      nameConstraint(opened)
      return opened
    }
  })
