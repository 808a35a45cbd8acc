import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Requests that were made before the column existed: staff must see which students are minors.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE enrolments SET underage = birth_date + interval '18 years' > start WHERE underage IS NULL`)
}

/** The column itself belongs to an earlier migration. */
export async function down(): Promise<void> {}
