import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// Claims used to be rows of Payload's own key-value table. The table is not part of Payload's model.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE claims (key text PRIMARY KEY NOT NULL, expires_at integer NOT NULL, taken integer NOT NULL)`)
  await db.run(sql`CREATE INDEX claims_expires_at_idx ON claims (expires_at)`)
  await db.run(sql`INSERT INTO claims (key, expires_at, taken)
    SELECT substr(key, 15), CAST(data ->> 'until' AS integer), coalesce(CAST(data ->> 'count' AS integer), 1)
    FROM payload_kv WHERE key LIKE 'comment-claim:%' AND data ->> 'until' IS NOT NULL`)
  await db.run(sql`INSERT OR IGNORE INTO claims (key, expires_at, taken)
    SELECT 'captcha:' || substr(key, 20), CAST(substr(key, 9, 10) AS integer) * 1000, 1
    FROM payload_kv WHERE key LIKE 'captcha:__________:%'`)
  await db.run(sql`DELETE FROM payload_kv WHERE key LIKE 'comment-claim:%' OR key LIKE 'captcha:%'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE claims`)
}
