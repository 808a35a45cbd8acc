import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Claims used to be rows of Payload's own key-value table. The table is not part of Payload's model.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE claims (key text PRIMARY KEY NOT NULL, expires_at bigint NOT NULL, taken integer NOT NULL)`)
  await db.execute(sql`CREATE INDEX claims_expires_at_idx ON claims (expires_at)`)
  await db.execute(sql`INSERT INTO claims (key, expires_at, taken)
    SELECT substr(key, 15), CAST(data ->> 'until' AS bigint), coalesce(CAST(data ->> 'count' AS bigint), 1)
    FROM payload_kv WHERE key LIKE 'comment-claim:%' AND data ->> 'until' IS NOT NULL`)
  await db.execute(sql`INSERT INTO claims (key, expires_at, taken)
    SELECT 'captcha:' || substr(key, 20), CAST(substr(key, 9, 10) AS bigint) * 1000, 1
    FROM payload_kv WHERE key LIKE 'captcha:__________:%' ON CONFLICT DO NOTHING`)
  await db.execute(sql`DELETE FROM payload_kv WHERE key LIKE 'comment-claim:%' OR key LIKE 'captcha:%'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE claims`)
}
