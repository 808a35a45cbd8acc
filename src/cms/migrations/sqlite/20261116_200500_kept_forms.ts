import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// The table is not part of Payload's model.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE kept_forms (id text PRIMARY KEY NOT NULL, attempts text NOT NULL, content text NOT NULL, expires_at integer NOT NULL)`)
  await db.run(sql`CREATE INDEX kept_forms_attempts_idx ON kept_forms (attempts)`)
  await db.run(sql`CREATE INDEX kept_forms_expires_at_idx ON kept_forms (expires_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE kept_forms`)
}
