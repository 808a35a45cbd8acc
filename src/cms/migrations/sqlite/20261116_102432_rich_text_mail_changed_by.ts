import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { upgradeStoredTexts } from '../upgrade-rich-text'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`price_lists\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_price_lists_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_changed_by\` text;`)
  await upgradeStoredTexts((statement) => db.run(statement), payload.logger)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`price_lists\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_price_lists_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_changed_by\`;`)
}
