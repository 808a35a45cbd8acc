import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`second_factors\` ADD \`wrong_codes\` numeric;`)
  await db.run(sql`ALTER TABLE \`second_factors\` ADD \`last_wrong_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`second_factors\` DROP COLUMN \`wrong_codes\`;`)
  await db.run(sql`ALTER TABLE \`second_factors\` DROP COLUMN \`last_wrong_at\`;`)
}
