import type { Payload } from 'payload'

interface PoolClient {
  on: (event: 'error', handler: (error: Error) => void) => void
  release: (error?: Error) => void
}

interface Pool {
  on: ((event: 'error', handler: (error: Error) => void) => void) &
    ((event: 'connect' | 'acquire', handler: (client: PoolClient) => void) => void) &
    ((event: 'release', handler: (error: unknown, client: PoolClient) => void) => void)
}

type PoolClass = new (options: object) => Pool

/**
 * A database server that restarts closes our connections. The pool opens new ones, but an unhandled `error` event of a
 * connection would end the process. The pool handles only those of idle connections; this handles those of connections in
 * use. A lost connection is released at once: drizzle does not if BEGIN fails, and the pool would run out of connections.
 */
const watchConnections = (pool: Pool, onLost: (error: Error) => void): void => {
  const inUse = new WeakSet<PoolClient>()
  pool.on('error', onLost)
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // The pool reports errors of idle connections.
      if (!inUse.delete(client)) return
      onLost(error)
      const { release } = client
      // The owner will also call release(); make that a no-op.
      client.release = () => {}
      release.call(client, error)
    })
  })
}

/** Handles the errors of all connections, including the first one, which Payload opens as soon as it has made the pool. */
export const surviveLostConnections = (db: { pg: { Pool: PoolClass } }, { logger }: Payload): void => {
  const onLost = (err: Error) => logger.warn({ err, msg: 'a connection to the database was lost' })
  db.pg = {
    ...db.pg,
    Pool: class extends db.pg.Pool {
      constructor(options: object) {
        super(options)
        watchConnections(this, onLost)
      }
    },
  }
}
