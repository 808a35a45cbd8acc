import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`courses\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_language\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_language\`;`)
}
