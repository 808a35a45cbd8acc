import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`outgoing_mail\` ADD \`content\` text;`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` DROP COLUMN \`html\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`outgoing_mail\` ADD \`html\` text;`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` DROP COLUMN \`content\`;`)
}
