import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`courses\` ADD \`teacher\` text;`)
  await db.run(sql`ALTER TABLE \`courses_locales\` ADD \`timetable\` text;`)
  await db.run(sql`ALTER TABLE \`courses_locales\` ADD \`outcomes\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_teacher\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v_locales\` ADD \`version_timetable\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v_locales\` ADD \`version_outcomes\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`teacher\`;`)
  await db.run(sql`ALTER TABLE \`courses_locales\` DROP COLUMN \`timetable\`;`)
  await db.run(sql`ALTER TABLE \`courses_locales\` DROP COLUMN \`outcomes\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_teacher\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v_locales\` DROP COLUMN \`version_timetable\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v_locales\` DROP COLUMN \`version_outcomes\`;`)
}
