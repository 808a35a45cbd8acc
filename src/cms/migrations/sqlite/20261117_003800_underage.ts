import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// Requests that were made before the column existed: staff must see which students are minors.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE enrolments SET underage = date(birth_date, '+18 years') > date(start) WHERE underage IS NULL`)
}

/** The column itself belongs to an earlier migration. */
export async function down(): Promise<void> {}
