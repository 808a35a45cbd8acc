import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The table is not part of Payload's model.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE kept_forms (id text PRIMARY KEY NOT NULL, attempts text NOT NULL, content text NOT NULL, expires_at bigint NOT NULL)`)
  await db.execute(sql`CREATE INDEX kept_forms_attempts_idx ON kept_forms (attempts)`)
  await db.execute(sql`CREATE INDEX kept_forms_expires_at_idx ON kept_forms (expires_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE kept_forms`)
}
