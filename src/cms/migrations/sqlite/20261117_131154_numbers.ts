import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_views\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`page\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`host\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_page_language_host_idx\` ON \`page_views\` (\`day\`,\`page\`,\`language\`,\`host\`);`)
  await db.run(sql`DROP INDEX \`day_school_event_course_weeks_idx\`;`)
  await db.run(sql`ALTER TABLE \`calculator_counts\` ADD \`language\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_school_event_course_weeks_language_idx\` ON \`calculator_counts\` (\`day\`,\`school_id\`,\`event\`,\`course\`,\`weeks\`,\`language\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`time_zone\` text DEFAULT 'UTC' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_views\`;`)
  await db.run(sql`DROP INDEX \`day_school_event_course_weeks_language_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_school_event_course_weeks_idx\` ON \`calculator_counts\` (\`day\`,\`school_id\`,\`event\`,\`course\`,\`weeks\`);`)
  await db.run(sql`ALTER TABLE \`calculator_counts\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`time_zone\`;`)
}
