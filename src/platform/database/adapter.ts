import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj, Payload } from 'payload'
import type { Env } from '../../config/env'
import { claimJobsOnce } from './payload-patches/claim-jobs'
import { keepFailures } from './payload-patches/kept-failures'
import { indexLocaleTables } from './payload-patches/locale-indexes'
import { keepParallelSessions } from './payload-patches/parallel-sessions'
import { releaseFirstConnection } from './payload-patches/release-first-connection'
import { makeTransactionsSafe } from './payload-patches/safe-transactions'
import { nameConstraints, yieldBetweenQueries } from './payload-patches/sqlite-client'
import { surviveLostConnections } from './payload-patches/survive-lost-connections'

const migrationDir = (dialect: string) => path.resolve('src/cms/migrations', dialect)

/** Each patch names the internals of the adapter that it changes. */
type Patch = (db: never, payload: Payload) => void

/** Changes the adapter when it is created, before it connects. */
const patched = <Adapter>(
  factory: DatabaseAdapterObj<Adapter>,
  ...patches: Patch[]
): DatabaseAdapterObj<Adapter> => ({
  ...factory,
  init: (args) => {
    const db = factory.init(args)
    for (const patch of [...patches, keepFailures, keepParallelSessions, claimJobsOnce, makeTransactionsSafe])
      patch(db as never, args.payload)
    return db
  },
})

/** The database of `DATABASE_URL`. The schema comes only from migrations, in development too. */
export const databaseAdapter = ({ database }: Env) => {
  const common = {
    migrationDir: migrationDir(database.dialect),
    push: false,
    blocksAsJSON: true,
    beforeSchemaInit: [indexLocaleTables],
  }
  if (database.dialect === 'postgres')
    return patched(
      postgresAdapter({
        ...common,
        pool: { connectionString: database.url, max: 10, connectionTimeoutMillis: 10_000 },
      }),
      releaseFirstConnection,
      surviveLostConnections,
    )
  return patched(
    sqliteAdapter({
      ...common,
      // `timeout` reaches every pooled connection; Payload's own busyTimeout reaches only the first. It stops the main
      // thread, so it is short: transactions repeat the attempt.
      client: { url: database.url, timeout: 200 },
      wal: { synchronous: 'FULL' },
      // Ids of deleted documents are never reused.
      autoIncrement: true,
      transactionOptions: {},
    }),
    nameConstraints,
    yieldBetweenQueries,
  )
}
