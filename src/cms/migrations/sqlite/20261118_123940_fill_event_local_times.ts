import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { fillLocalTimes } from '../local-times'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await fillLocalTimes((statement) => db.run(statement))
}

export async function down(): Promise<void> {}
