import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`posts\` ADD \`event_starts_local\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`event_ends_local\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`date_local\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_event_starts_local\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_event_ends_local\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_date_local\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`event_starts_local\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`event_ends_local\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`date_local\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_event_starts_local\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_event_ends_local\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_date_local\`;`)
}
