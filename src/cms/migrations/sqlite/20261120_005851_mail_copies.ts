import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enrolment_events\` ADD \`cc\` text;`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` ADD \`cc\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enrolment_events\` DROP COLUMN \`cc\`;`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` DROP COLUMN \`cc\`;`)
}
