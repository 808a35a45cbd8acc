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
const changeClient = (db: SqliteAdapter, change: (client: SqliteClient) => void): void => {
  const { connect } = db
  const changed = new WeakSet<object>()
  db.connect = async (...options) => {
    await connect.apply(db, options)
    const { client } = db
    if (changed.has(client)) return
    changed.add(client)
    change(client)
  }
}

/**
 * SQLite queries run synchronously: a find with many relations would block the event loop for 100 ms and more. This pauses
 * between its queries. Queries of a transaction do not pause, because other writers wait for its end.
 */
export const yieldBetweenQueries = (db: SqliteAdapter): void => {
  const turn = createTurns()
  changeClient(db, (client) => {
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
export const nameConstraints = (db: SqliteAdapter): void =>
  changeClient(db, (client) => {
    nameConstraint(client)
    const { transaction } = client
    client.transaction = async (...modes) => {
      const opened = await transaction.apply(client, modes)
      nameConstraint(opened)
      return opened
    }
  })
