import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import type { Env } from '../config/env'
import { withParallelSessions } from './parallel-sessions'
import { withReturnedConnection } from './returned-connection'
import { withSafeTransactions } from './transactions'

const migrationDir = (dialect: string) => path.resolve('src/cms/migrations', dialect)

/** The database that `DATABASE_URL` names. The schema comes from migrations alone, in development too. */
export const databaseAdapter = ({ database }: Env) => {
  if (database.dialect === 'postgres')
    return withSafeTransactions(
      withParallelSessions(
        survivingLostConnections(
          withReturnedConnection(
            postgresAdapter({
              pool: { connectionString: database.url, max: 10, connectionTimeoutMillis: 10_000 },
              migrationDir: migrationDir('postgres'),
              push: false,
            }),
          ),
        ),
      ),
      false,
    )
  return withSafeTransactions(
    withParallelSessions(
      sqliteAdapter({
        // `timeout` reaches every pooled connection; Payload's own busyTimeout reaches only the first.
        client: { url: database.url, timeout: 5000 },
        wal: { synchronous: 'FULL' },
        // Numbers of deleted documents are never given out again.
        autoIncrement: true,
        transactionOptions: {},
        migrationDir: migrationDir('sqlite'),
        push: false,
      }),
    ),
    true,
  )
}

interface PooledAdapter {
  connect: (...args: unknown[]) => Promise<void>
  pool: {
    listenerCount: (event: string) => number
    on: (event: string, handler: (error: Error) => void) => void
  }
}

/** A server that restarts ends our idle connections. The pool opens new ones, unless Node ends us for not listening. */
const survivingLostConnections = <T>(factory: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => ({
  ...factory,
  init: (args) => {
    const db = factory.init(args)
    const adapter = db as unknown as PooledAdapter
    const connect = adapter.connect
    adapter.connect = async (...options) => {
      await connect.apply(adapter, options)
      if (adapter.pool.listenerCount('error') === 0)
        adapter.pool.on('error', (err) =>
          args.payload.logger.warn({ err, msg: 'a connection to the database was lost' }),
        )
    }
    return db
  },
})
