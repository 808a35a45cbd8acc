import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`consent_settings\` ADD \`opens\` text DEFAULT 'always' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`consent_settings\` ADD \`show_message\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`consent_settings\` ADD \`theme_colours\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`consent_settings\` DROP COLUMN \`opens\`;`)
  await db.run(sql`ALTER TABLE \`consent_settings\` DROP COLUMN \`show_message\`;`)
  await db.run(sql`ALTER TABLE \`consent_settings\` DROP COLUMN \`theme_colours\`;`)
}
