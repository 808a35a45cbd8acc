import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { fillLocalTimes } from '../local-times'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await fillLocalTimes((statement) => db.execute(statement))
}

export async function down(): Promise<void> {}
