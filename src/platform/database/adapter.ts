import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Env } from '../../config/env'
import { withJobsClaimedOnce } from './payload-patches/claim-jobs'
import { withKeptFailures } from './payload-patches/kept-failures'
import { indexLocaleTables } from './payload-patches/locale-indexes'
import { withParallelSessions } from './payload-patches/parallel-sessions'
import { withFirstConnectionReleased } from './payload-patches/release-first-connection'
import { withSafeTransactions } from './payload-patches/safe-transactions'
import { withConstraintCodes, withYieldingQueries } from './payload-patches/sqlite-client'
import { withLostConnectionsSurvived } from './payload-patches/survive-lost-connections'

const migrationDir = (dialect: string) => path.resolve('src/cms/migrations', dialect)

/** The database of `DATABASE_URL`. The schema comes only from migrations, in development too. */
export const databaseAdapter = ({ database }: Env) => {
  if (database.dialect === 'postgres')
    return withSafeTransactions(
      withJobsClaimedOnce(
        withParallelSessions(
          withKeptFailures(
            withLostConnectionsSurvived(
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
