import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enrolment_form_questions_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enrolment_form_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolment_form_questions_options_order_idx\` ON \`enrolment_form_questions_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_form_questions_options_parent_id_idx\` ON \`enrolment_form_questions_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enrolment_form_questions_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enrolment_form_questions_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolment_form_questions_options_locales_locale_parent_id_un\` ON \`enrolment_form_questions_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_form_questions_options_locales_parent_idx\` ON \`enrolment_form_questions_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enrolment_form_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'text' NOT NULL,
  	\`asked_of\` text DEFAULT 'all' NOT NULL,
  	\`required\` integer,
  	\`in_mails\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enrolment_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolment_form_questions_order_idx\` ON \`enrolment_form_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_form_questions_parent_id_idx\` ON \`enrolment_form_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enrolment_form_questions_locales\` (
  	\`label\` text NOT NULL,
  	\`hint\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enrolment_form_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolment_form_questions_locales_locale_parent_id_unique\` ON \`enrolment_form_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_form_questions_locales_parent_idx\` ON \`enrolment_form_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enrolment_form\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`enrolment_form_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`courses_id\` integer,
  	\`accommodation_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enrolment_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolment_form_rels_order_idx\` ON \`enrolment_form_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_form_rels_parent_idx\` ON \`enrolment_form_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_form_rels_path_idx\` ON \`enrolment_form_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_form_rels_courses_id_idx\` ON \`enrolment_form_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_form_rels_accommodation_id_idx\` ON \`enrolment_form_rels\` (\`accommodation_id\`);`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`answers\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enrolment_form_questions_options\`;`)
  await db.run(sql`DROP TABLE \`enrolment_form_questions_options_locales\`;`)
  await db.run(sql`DROP TABLE \`enrolment_form_questions\`;`)
  await db.run(sql`DROP TABLE \`enrolment_form_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`enrolment_form\`;`)
  await db.run(sql`DROP TABLE \`enrolment_form_rels\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`answers\`;`)
}
