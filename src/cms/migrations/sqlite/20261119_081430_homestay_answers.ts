import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`homestay_allergies\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`homestay_diet\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`homestay_pets\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`homestay_smoking\` text;`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`homestay\` numeric DEFAULT 30 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`homestay_allergies\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`homestay_diet\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`homestay_pets\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`homestay_smoking\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`homestay\`;`)
}
