import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_accreditations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`url\` text,
  	\`logo_id\` integer,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_accreditations_order_idx\` ON \`schools_accreditations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_accreditations_parent_id_idx\` ON \`schools_accreditations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_accreditations_logo_idx\` ON \`schools_accreditations\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_accreditations_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools_accreditations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_accreditations_locales_locale_parent_id_unique\` ON \`schools_accreditations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`name\` text,
  	\`about\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_testimonials_order_idx\` ON \`schools_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_testimonials_parent_id_idx\` ON \`schools_testimonials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_testimonials_locale_idx\` ON \`schools_testimonials\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_accreditations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text,
  	\`url\` text,
  	\`logo_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accreditations_order_idx\` ON \`_schools_v_version_accreditations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accreditations_parent_id_idx\` ON \`_schools_v_version_accreditations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_accreditations_logo_idx\` ON \`_schools_v_version_accreditations\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_accreditations_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v_version_accreditations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_version_accreditations_locales_locale_parent_id_u\` ON \`_schools_v_version_accreditations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text,
  	\`name\` text,
  	\`about\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_testimonials_order_idx\` ON \`_schools_v_version_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_testimonials_parent_id_idx\` ON \`_schools_v_version_testimonials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_testimonials_locale_idx\` ON \`_schools_v_version_testimonials\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`schools_closures\` ADD \`weeks\` text DEFAULT 'count';`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`messenger\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`messenger_account\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`office_language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`video_url\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`lead_days\` numeric DEFAULT 3;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`answer_days\` numeric DEFAULT 2;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`minors\` text DEFAULT 'guardian';`)
  await db.run(sql`ALTER TABLE \`schools_locales\` ADD \`video_title\` text;`)
  await db.run(sql`ALTER TABLE \`schools_locales\` ADD \`conditions\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v_version_closures\` ADD \`weeks\` text DEFAULT 'count';`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_messenger\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_messenger_account\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_office_language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_video_url\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_lead_days\` numeric DEFAULT 3;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_answer_days\` numeric DEFAULT 2;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_minors\` text DEFAULT 'guardian';`)
  await db.run(sql`ALTER TABLE \`_schools_v_locales\` ADD \`version_video_title\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v_locales\` ADD \`version_conditions\` text;`)
  await db.run(sql`ALTER TABLE \`accommodation\` ADD \`lead_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`accommodation\` ADD \`arrival_days_before\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`accommodation\` ADD \`departure_days_after\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`phone\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`underage\` integer;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`guardian_name\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`guardian_contact\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`guardian_consented_at\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`last_day\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`arrival\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`departure\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`fingerprint\` text;`)
  await db.run(sql`CREATE INDEX \`enrolments_fingerprint_idx\` ON \`enrolments\` (\`fingerprint\`);`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` ADD \`from_name\` text;`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` ADD \`html\` text;`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` ADD \`attachments\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`messenger\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`messenger_account\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`schools_accreditations\`;`)
  await db.run(sql`DROP TABLE \`schools_accreditations_locales\`;`)
  await db.run(sql`DROP TABLE \`schools_testimonials\`;`)
  await db.run(sql`DROP TABLE \`_schools_v_version_accreditations\`;`)
  await db.run(sql`DROP TABLE \`_schools_v_version_accreditations_locales\`;`)
  await db.run(sql`DROP TABLE \`_schools_v_version_testimonials\`;`)
  await db.run(sql`DROP INDEX \`enrolments_fingerprint_idx\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`phone\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`underage\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`guardian_name\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`guardian_contact\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`guardian_consented_at\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`last_day\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`arrival\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`departure\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`fingerprint\`;`)
  await db.run(sql`ALTER TABLE \`schools_closures\` DROP COLUMN \`weeks\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`messenger\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`messenger_account\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`office_language\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`video_url\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`lead_days\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`answer_days\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`minors\`;`)
  await db.run(sql`ALTER TABLE \`schools_locales\` DROP COLUMN \`video_title\`;`)
  await db.run(sql`ALTER TABLE \`schools_locales\` DROP COLUMN \`conditions\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v_version_closures\` DROP COLUMN \`weeks\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_messenger\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_messenger_account\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_office_language\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_video_url\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_lead_days\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_answer_days\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_minors\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v_locales\` DROP COLUMN \`version_video_title\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v_locales\` DROP COLUMN \`version_conditions\`;`)
  await db.run(sql`ALTER TABLE \`accommodation\` DROP COLUMN \`lead_days\`;`)
  await db.run(sql`ALTER TABLE \`accommodation\` DROP COLUMN \`arrival_days_before\`;`)
  await db.run(sql`ALTER TABLE \`accommodation\` DROP COLUMN \`departure_days_after\`;`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` DROP COLUMN \`from_name\`;`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` DROP COLUMN \`html\`;`)
  await db.run(sql`ALTER TABLE \`outgoing_mail\` DROP COLUMN \`attachments\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`messenger\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`messenger_account\`;`)
}
