import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import type { Env } from '../../config/env'
import { withSafeTransactions } from '../transaction/safe-transactions'
import { withJobsClaimedOnce } from './claim-jobs'
import { withKeptFailures } from './kept-failures'
import { indexLocaleTables } from './locale-indexes'
import { withParallelSessions } from './parallel-sessions'
import { withFirstConnectionReleased } from './release-first-connection'
import { withConstraintCodes, withYieldingQueries } from './sqlite-client'

const migrationDir = (dialect: string) => path.resolve('src/cms/migrations', dialect)

/** The database of `DATABASE_URL`. The schema comes only from migrations, in development too. */
export const databaseAdapter = ({ database }: Env) => {
  if (database.dialect === 'postgres')
    return withSafeTransactions(
      withJobsClaimedOnce(
        withParallelSessions(
          withKeptFailures(
            survivingLostConnections(
              withFirstConnectionReleased(
                postgresAdapter({
                  pool: { connectionString: database.url, max: 10, connectionTimeoutMillis: 10_000 },
                  migrationDir: migrationDir('postgres'),
                  push: false,
                  blocksAsJSON: true,
                  beforeSchemaInit: [indexLocaleTables],
                }),
              ),
            ),
          ),
        ),
      ),
      false,
    )
  return withSafeTransactions(
    withJobsClaimedOnce(
      withParallelSessions(
        withKeptFailures(
          withYieldingQueries(
            withConstraintCodes(
              sqliteAdapter({
                // `timeout` reaches every pooled connection; Payload's own busyTimeout reaches only the first. It stops the main
                // thread, so it is short: transactions repeat the attempt.
                client: { url: database.url, timeout: 200 },
                wal: { synchronous: 'FULL' },
                // Ids of deleted documents are never reused.
                autoIncrement: true,
                transactionOptions: {},
                migrationDir: migrationDir('sqlite'),
                push: false,
                blocksAsJSON: true,
                beforeSchemaInit: [indexLocaleTables],
              }),
            ),
          ),
        ),
      ),
    ),
    true,
  )
}

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
const survivingLostConnections = <T>(factory: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => ({
  ...factory,
  init: (args) => {
    const db = factory.init(args)
    const adapter = db as unknown as { pg: { Pool: PoolClass } }
    const onLost = (err: Error) =>
      args.payload.logger.warn({ err, msg: 'a connection to the database was lost' })
    adapter.pg = {
      ...adapter.pg,
      Pool: class extends adapter.pg.Pool {
        constructor(options: object) {
          super(options)
          watchConnections(this, onLost)
        }
      },
    }
    return db
  },
})
