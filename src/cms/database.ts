import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Env } from '../config/env'
import { withSafeTransactions } from './transactions'

const migrationDir = (dialect: string) => path.resolve('src/cms/migrations', dialect)

/** The database that `DATABASE_URL` names. The schema comes from migrations alone, in development too. */
export const databaseAdapter = ({ database }: Env) => {
  if (database.dialect === 'postgres')
    return withSafeTransactions(
      postgresAdapter({
        pool: { connectionString: database.url, max: 10, connectionTimeoutMillis: 10_000 },
        migrationDir: migrationDir('postgres'),
        push: false,
      }),
      false,
    )
  return withSafeTransactions(
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
    true,
  )
}
