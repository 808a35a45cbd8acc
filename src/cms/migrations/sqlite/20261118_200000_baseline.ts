import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_facts_order_idx\` ON \`schools_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_facts_parent_id_idx\` ON \`schools_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_facts_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_facts_locales_locale_parent_id_unique\` ON \`schools_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_facts_locales_parent_idx\` ON \`schools_facts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_gallery_order_idx\` ON \`schools_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_gallery_parent_id_idx\` ON \`schools_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_gallery_picture_idx\` ON \`schools_gallery\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_gallery_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_gallery_locales_locale_parent_id_unique\` ON \`schools_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_gallery_locales_parent_idx\` ON \`schools_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_staff\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_staff_order_idx\` ON \`schools_staff\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_staff_parent_id_idx\` ON \`schools_staff\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_staff_picture_idx\` ON \`schools_staff\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_staff_locales\` (
  	\`role\` text,
  	\`bio\` text,
  	\`languages\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools_staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_staff_locales_locale_parent_id_unique\` ON \`schools_staff_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_staff_locales_parent_idx\` ON \`schools_staff_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_faq_order_idx\` ON \`schools_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_faq_parent_id_idx\` ON \`schools_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_faq_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_faq_locales_locale_parent_id_unique\` ON \`schools_faq_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_faq_locales_parent_idx\` ON \`schools_faq_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`schools_accreditations_locales_parent_idx\` ON \`schools_accreditations_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`schools_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`weeks\` text DEFAULT 'count',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_closures_order_idx\` ON \`schools_closures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_closures_parent_id_idx\` ON \`schools_closures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_closures_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools_closures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_closures_locales_locale_parent_id_unique\` ON \`schools_closures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_closures_locales_parent_idx\` ON \`schools_closures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_languages_order_idx\` ON \`schools_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`schools_languages_parent_idx\` ON \`schools_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`search_text\` text,
  	\`street\` text,
  	\`town\` text,
  	\`region\` text,
  	\`postal_code\` text,
  	\`country\` text DEFAULT 'CA',
  	\`lat\` numeric,
  	\`lng\` numeric,
  	\`email\` text,
  	\`phone\` text,
  	\`messenger\` text,
  	\`messenger_account\` text,
  	\`office_language\` text DEFAULT 'en',
  	\`hero_id\` integer,
  	\`video_url\` text,
  	\`blocks\` text,
  	\`registration_fee\` numeric DEFAULT 0,
  	\`time_zone\` text DEFAULT 'America/Toronto',
  	\`lead_days\` numeric DEFAULT 3,
  	\`answer_days\` numeric DEFAULT 2,
  	\`minors\` text DEFAULT 'guardian',
  	\`founded\` numeric,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_name_idx\` ON \`schools\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_slug_idx\` ON \`schools\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`schools_town_idx\` ON \`schools\` (\`town\`);`)
  await db.run(sql`CREATE INDEX \`schools_hero_idx\` ON \`schools\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_updated_at_idx\` ON \`schools\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`schools_created_at_idx\` ON \`schools\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`schools_deleted_at_idx\` ON \`schools\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`schools__status_idx\` ON \`schools\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`schools_locales\` (
  	\`summary\` text,
  	\`description\` text,
  	\`hours\` text,
  	\`video_title\` text,
  	\`conditions\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_locales_locale_parent_id_unique\` ON \`schools_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_locales_parent_idx\` ON \`schools_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_facts_order_idx\` ON \`_schools_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_facts_parent_id_idx\` ON \`_schools_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_facts_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v_version_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_version_facts_locales_locale_parent_id_unique\` ON \`_schools_v_version_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_facts_locales_parent_idx\` ON \`_schools_v_version_facts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_gallery_order_idx\` ON \`_schools_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_gallery_parent_id_idx\` ON \`_schools_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_gallery_picture_idx\` ON \`_schools_v_version_gallery\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_gallery_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v_version_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_version_gallery_locales_locale_parent_id_unique\` ON \`_schools_v_version_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_gallery_locales_parent_idx\` ON \`_schools_v_version_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_staff\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_staff_order_idx\` ON \`_schools_v_version_staff\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_staff_parent_id_idx\` ON \`_schools_v_version_staff\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_staff_picture_idx\` ON \`_schools_v_version_staff\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_staff_locales\` (
  	\`role\` text,
  	\`bio\` text,
  	\`languages\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v_version_staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_version_staff_locales_locale_parent_id_unique\` ON \`_schools_v_version_staff_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_staff_locales_parent_idx\` ON \`_schools_v_version_staff_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_faq_order_idx\` ON \`_schools_v_version_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_faq_parent_id_idx\` ON \`_schools_v_version_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_faq_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v_version_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_version_faq_locales_locale_parent_id_unique\` ON \`_schools_v_version_faq_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_faq_locales_parent_idx\` ON \`_schools_v_version_faq_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_schools_v_version_accreditations_locales_parent_idx\` ON \`_schools_v_version_accreditations_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_schools_v_version_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`weeks\` text DEFAULT 'count',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_closures_order_idx\` ON \`_schools_v_version_closures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_closures_parent_id_idx\` ON \`_schools_v_version_closures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_closures_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v_version_closures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_version_closures_locales_locale_parent_id_unique\` ON \`_schools_v_version_closures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_closures_locales_parent_idx\` ON \`_schools_v_version_closures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_languages_order_idx\` ON \`_schools_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_languages_parent_idx\` ON \`_schools_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_search_text\` text,
  	\`version_street\` text,
  	\`version_town\` text,
  	\`version_region\` text,
  	\`version_postal_code\` text,
  	\`version_country\` text DEFAULT 'CA',
  	\`version_lat\` numeric,
  	\`version_lng\` numeric,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_messenger\` text,
  	\`version_messenger_account\` text,
  	\`version_office_language\` text DEFAULT 'en',
  	\`version_hero_id\` integer,
  	\`version_video_url\` text,
  	\`version_blocks\` text,
  	\`version_registration_fee\` numeric DEFAULT 0,
  	\`version_time_zone\` text DEFAULT 'America/Toronto',
  	\`version_lead_days\` numeric DEFAULT 3,
  	\`version_answer_days\` numeric DEFAULT 2,
  	\`version_minors\` text DEFAULT 'guardian',
  	\`version_founded\` numeric,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_parent_idx\` ON \`_schools_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_name_idx\` ON \`_schools_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_slug_idx\` ON \`_schools_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_town_idx\` ON \`_schools_v\` (\`version_town\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_hero_idx\` ON \`_schools_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_updated_at_idx\` ON \`_schools_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_created_at_idx\` ON \`_schools_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_deleted_at_idx\` ON \`_schools_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version__status_idx\` ON \`_schools_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_created_at_idx\` ON \`_schools_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_updated_at_idx\` ON \`_schools_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_snapshot_idx\` ON \`_schools_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_published_locale_idx\` ON \`_schools_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_latest_idx\` ON \`_schools_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_autosave_idx\` ON \`_schools_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_locales\` (
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_hours\` text,
  	\`version_video_title\` text,
  	\`version_conditions\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_schools_v_locales_locale_parent_id_unique\` ON \`_schools_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_locales_parent_idx\` ON \`_schools_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_start_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_start_dates_order_idx\` ON \`courses_start_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_start_dates_parent_id_idx\` ON \`courses_start_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_places_at_times\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`places\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_places_at_times_order_idx\` ON \`courses_places_at_times\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_places_at_times_parent_id_idx\` ON \`courses_places_at_times\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_places_at_starts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`places\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_places_at_starts_order_idx\` ON \`courses_places_at_starts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_places_at_starts_parent_id_idx\` ON \`courses_places_at_starts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`position\` numeric,
  	\`slug\` text,
  	\`number\` numeric,
  	\`lessons_per_week\` numeric,
  	\`minutes_per_lesson\` numeric DEFAULT 45,
  	\`level_from\` text DEFAULT 'A1',
  	\`level_to\` text DEFAULT 'C1',
  	\`max_class_size\` numeric,
  	\`min_age\` numeric DEFAULT 16,
  	\`starts_on\` text DEFAULT 'every-monday',
  	\`places\` numeric,
  	\`places_per_start\` numeric,
  	\`blocks\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_school_idx\` ON \`courses\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_position_idx\` ON \`courses\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`courses_slug_idx\` ON \`courses\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_deleted_at_idx\` ON \`courses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`courses__status_idx\` ON \`courses\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_idx\` ON \`courses\` (\`school_id\`,\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_slug_idx\` ON \`courses\` (\`school_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`courses_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`starts\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_locales_locale_parent_id_unique\` ON \`courses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_locales_parent_idx\` ON \`courses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_rels_order_idx\` ON \`courses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_parent_idx\` ON \`courses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_path_idx\` ON \`courses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_media_id_idx\` ON \`courses_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_start_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_start_dates_order_idx\` ON \`_courses_v_version_start_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_start_dates_parent_id_idx\` ON \`_courses_v_version_start_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_places_at_times\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`places\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_places_at_times_order_idx\` ON \`_courses_v_version_places_at_times\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_places_at_times_parent_id_idx\` ON \`_courses_v_version_places_at_times\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_places_at_starts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`places\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_places_at_starts_order_idx\` ON \`_courses_v_version_places_at_starts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_places_at_starts_parent_id_idx\` ON \`_courses_v_version_places_at_starts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_position\` numeric,
  	\`version_slug\` text,
  	\`version_number\` numeric,
  	\`version_lessons_per_week\` numeric,
  	\`version_minutes_per_lesson\` numeric DEFAULT 45,
  	\`version_level_from\` text DEFAULT 'A1',
  	\`version_level_to\` text DEFAULT 'C1',
  	\`version_max_class_size\` numeric,
  	\`version_min_age\` numeric DEFAULT 16,
  	\`version_starts_on\` text DEFAULT 'every-monday',
  	\`version_places\` numeric,
  	\`version_places_per_start\` numeric,
  	\`version_blocks\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_parent_idx\` ON \`_courses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_school_idx\` ON \`_courses_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_position_idx\` ON \`_courses_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_slug_idx\` ON \`_courses_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_updated_at_idx\` ON \`_courses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_created_at_idx\` ON \`_courses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_deleted_at_idx\` ON \`_courses_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version__status_idx\` ON \`_courses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_created_at_idx\` ON \`_courses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_updated_at_idx\` ON \`_courses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_snapshot_idx\` ON \`_courses_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_published_locale_idx\` ON \`_courses_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_latest_idx\` ON \`_courses_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_autosave_idx\` ON \`_courses_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_number_idx\` ON \`_courses_v\` (\`version_school_id\`,\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_slug_idx\` ON \`_courses_v\` (\`version_school_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_starts\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_courses_v_locales_locale_parent_id_unique\` ON \`_courses_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_locales_parent_idx\` ON \`_courses_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_order_idx\` ON \`_courses_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_parent_idx\` ON \`_courses_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_path_idx\` ON \`_courses_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_media_id_idx\` ON \`_courses_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_places_at_times\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`places\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_places_at_times_order_idx\` ON \`accommodation_places_at_times\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_places_at_times_parent_id_idx\` ON \`accommodation_places_at_times\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`position\` numeric,
  	\`slug\` text,
  	\`number\` numeric,
  	\`kind\` text NOT NULL,
  	\`room\` text NOT NULL,
  	\`meals\` text NOT NULL,
  	\`min_age\` numeric DEFAULT 16 NOT NULL,
  	\`minutes_to_school\` numeric NOT NULL,
  	\`lead_days\` numeric,
  	\`arrival_days_before\` numeric DEFAULT 1,
  	\`departure_days_after\` numeric DEFAULT 1,
  	\`places\` numeric,
  	\`blocks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_school_idx\` ON \`accommodation\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_position_idx\` ON \`accommodation\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_slug_idx\` ON \`accommodation\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_updated_at_idx\` ON \`accommodation\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_created_at_idx\` ON \`accommodation\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_deleted_at_idx\` ON \`accommodation\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_1_idx\` ON \`accommodation\` (\`school_id\`,\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_slug_1_idx\` ON \`accommodation\` (\`school_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`accommodation_locales_locale_parent_id_unique\` ON \`accommodation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_locales_parent_idx\` ON \`accommodation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_rels_order_idx\` ON \`accommodation_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_parent_idx\` ON \`accommodation_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_path_idx\` ON \`accommodation_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_media_id_idx\` ON \`accommodation_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`price_lists\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`valid_from\` text,
  	\`valid_to\` text,
  	\`items\` text DEFAULT '[]',
  	\`notes\` text,
  	\`school_id\` integer,
  	\`changed_by\` text,
  	\`currency\` text DEFAULT 'default',
  	\`version\` numeric DEFAULT 0,
  	\`copied_from_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`copied_from_id\`) REFERENCES \`price_lists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`price_lists_valid_from_idx\` ON \`price_lists\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`price_lists_school_idx\` ON \`price_lists\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`price_lists_copied_from_idx\` ON \`price_lists\` (\`copied_from_id\`);`)
  await db.run(sql`CREATE INDEX \`price_lists_updated_at_idx\` ON \`price_lists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_lists_created_at_idx\` ON \`price_lists\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`price_lists_deleted_at_idx\` ON \`price_lists\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`price_lists__status_idx\` ON \`price_lists\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_price_lists_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_valid_from\` text,
  	\`version_valid_to\` text,
  	\`version_items\` text DEFAULT '[]',
  	\`version_notes\` text,
  	\`version_school_id\` integer,
  	\`version_changed_by\` text,
  	\`version_currency\` text DEFAULT 'default',
  	\`version_version\` numeric DEFAULT 0,
  	\`version_copied_from_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`price_lists\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_copied_from_id\`) REFERENCES \`price_lists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_price_lists_v_parent_idx\` ON \`_price_lists_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_version_version_valid_from_idx\` ON \`_price_lists_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_version_version_school_idx\` ON \`_price_lists_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_version_version_copied_from_idx\` ON \`_price_lists_v\` (\`version_copied_from_id\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_version_version_updated_at_idx\` ON \`_price_lists_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_version_version_created_at_idx\` ON \`_price_lists_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_version_version_deleted_at_idx\` ON \`_price_lists_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_version_version__status_idx\` ON \`_price_lists_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_created_at_idx\` ON \`_price_lists_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_updated_at_idx\` ON \`_price_lists_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_snapshot_idx\` ON \`_price_lists_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_published_locale_idx\` ON \`_price_lists_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_price_lists_v_latest_idx\` ON \`_price_lists_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`price_adjustments_on\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`price_adjustments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`price_adjustments_on_order_idx\` ON \`price_adjustments_on\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_on_parent_idx\` ON \`price_adjustments_on\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`price_adjustments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`code\` text NOT NULL,
  	\`kind\` text DEFAULT 'discount' NOT NULL,
  	\`percent\` numeric,
  	\`amount\` numeric,
  	\`charged\` text DEFAULT 'once' NOT NULL,
  	\`only_some\` integer DEFAULT false,
  	\`min_weeks\` numeric DEFAULT 0,
  	\`booking_from\` text,
  	\`booking_to\` text,
  	\`start_from\` text,
  	\`start_to\` text,
  	\`stay_from\` text,
  	\`stay_to\` text,
  	\`round_type\` text DEFAULT 'classic' NOT NULL,
  	\`round_to\` numeric DEFAULT 100 NOT NULL,
  	\`group\` text,
  	\`promo\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`price_adjustments_school_idx\` ON \`price_adjustments\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_code_idx\` ON \`price_adjustments\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_promo_idx\` ON \`price_adjustments\` (\`promo\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_updated_at_idx\` ON \`price_adjustments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_created_at_idx\` ON \`price_adjustments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_deleted_at_idx\` ON \`price_adjustments\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_code_idx\` ON \`price_adjustments\` (\`school_id\`,\`code\`);`)
  await db.run(sql`CREATE TABLE \`price_adjustments_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`price_adjustments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`price_adjustments_locales_locale_parent_id_unique\` ON \`price_adjustments_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_locales_parent_idx\` ON \`price_adjustments_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`price_adjustments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`courses_id\` integer,
  	\`accommodation_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`price_adjustments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`price_adjustments_rels_order_idx\` ON \`price_adjustments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_rels_parent_idx\` ON \`price_adjustments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_rels_path_idx\` ON \`price_adjustments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_rels_courses_id_idx\` ON \`price_adjustments_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_rels_accommodation_id_idx\` ON \`price_adjustments_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE TABLE \`price_extras\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`code\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`charged\` text DEFAULT 'once' NOT NULL,
  	\`forced\` integer DEFAULT false,
  	\`position\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`price_extras_school_idx\` ON \`price_extras\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_code_idx\` ON \`price_extras\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_position_idx\` ON \`price_extras\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_updated_at_idx\` ON \`price_extras\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_created_at_idx\` ON \`price_extras\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_deleted_at_idx\` ON \`price_extras\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_code_1_idx\` ON \`price_extras\` (\`school_id\`,\`code\`);`)
  await db.run(sql`CREATE TABLE \`price_extras_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`price_extras\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`price_extras_locales_locale_parent_id_unique\` ON \`price_extras_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_locales_parent_idx\` ON \`price_extras_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enrolments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`due\` text,
  	\`version\` numeric DEFAULT 1 NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`underage\` integer,
  	\`guardian_name\` text,
  	\`guardian_contact\` text,
  	\`guardian_consented_at\` text,
  	\`birth_date\` text NOT NULL,
  	\`nationality\` text NOT NULL,
  	\`level\` text NOT NULL,
  	\`start\` text NOT NULL,
  	\`last_day\` text,
  	\`arrival\` text,
  	\`departure\` text,
  	\`message\` text,
  	\`course\` numeric,
  	\`weeks\` numeric,
  	\`accommodation\` numeric,
  	\`total\` numeric,
  	\`invoiced\` numeric,
  	\`paid\` numeric,
  	\`pay_by\` text,
  	\`search_text\` text,
  	\`reference\` text NOT NULL,
  	\`school_id\` integer,
  	\`locale\` text NOT NULL,
  	\`fingerprint\` text,
  	\`consented_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolments_state_idx\` ON \`enrolments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_assignee_idx\` ON \`enrolments\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolments_reference_idx\` ON \`enrolments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_school_idx\` ON \`enrolments\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_fingerprint_idx\` ON \`enrolments\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_updated_at_idx\` ON \`enrolments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_created_at_idx\` ON \`enrolments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`enrolments\` (\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`school_course_state_createdAt_idx\` ON \`enrolments\` (\`school_id\`,\`course\`,\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_start_idx\` ON \`enrolments\` (\`state\`,\`start\`);`)
  await db.run(sql`CREATE INDEX \`state_due_idx\` ON \`enrolments\` (\`state\`,\`due\`);`)
  await db.run(sql`CREATE INDEX \`payBy_idx\` ON \`enrolments\` (\`pay_by\`);`)
  await db.run(sql`CREATE TABLE \`enrolments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`quotes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`quotes_id\`) REFERENCES \`quotes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolments_rels_order_idx\` ON \`enrolments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_rels_parent_idx\` ON \`enrolments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_rels_path_idx\` ON \`enrolments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_rels_quotes_id_idx\` ON \`enrolments_rels\` (\`quotes_id\`);`)
  await db.run(sql`CREATE TABLE \`enrolment_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`enrolment\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`by_id\` integer,
  	\`by_name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`batch\` text,
  	\`version\` numeric NOT NULL,
  	\`before\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolment_events_enrolment_idx\` ON \`enrolment_events\` (\`enrolment\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_events_by_idx\` ON \`enrolment_events\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_events_batch_idx\` ON \`enrolment_events\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_events_updated_at_idx\` ON \`enrolment_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_events_created_at_idx\` ON \`enrolment_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enrolment_places\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`enrolment\` numeric NOT NULL,
  	\`school\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`offer\` numeric NOT NULL,
  	\`first_day\` text NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolment_places_enrolment_idx\` ON \`enrolment_places\` (\`enrolment\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_places_updated_at_idx\` ON \`enrolment_places\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_places_created_at_idx\` ON \`enrolment_places\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`school_kind_offer_lastDay_idx\` ON \`enrolment_places\` (\`school\`,\`kind\`,\`offer\`,\`last_day\`);`)
  await db.run(sql`CREATE TABLE \`invoices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text NOT NULL,
  	\`state\` text DEFAULT 'valid' NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`issued_on\` text NOT NULL,
  	\`pay_by\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`cancelled_on\` text,
  	\`cancel_reason\` text,
  	\`by_name\` text,
  	\`enrolment\` numeric NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`serial\` numeric NOT NULL,
  	\`content\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_number_idx\` ON \`invoices\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`invoices_email_idx\` ON \`invoices\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`invoices_enrolment_idx\` ON \`invoices\` (\`enrolment\`);`)
  await db.run(sql`CREATE INDEX \`invoices_updated_at_idx\` ON \`invoices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invoices_created_at_idx\` ON \`invoices\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`year_serial_idx\` ON \`invoices\` (\`year\`,\`serial\`);`)
  await db.run(sql`CREATE TABLE \`invoice_counters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`last\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invoice_counters_year_idx\` ON \`invoice_counters\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`invoice_counters_updated_at_idx\` ON \`invoice_counters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invoice_counters_created_at_idx\` ON \`invoice_counters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`way\` text NOT NULL,
  	\`invoice\` text,
  	\`note\` text,
  	\`by_name\` text,
  	\`reverses\` numeric,
  	\`enrolment\` numeric NOT NULL,
  	\`content\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payments_email_idx\` ON \`payments\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`payments_day_idx\` ON \`payments\` (\`day\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_reverses_idx\` ON \`payments\` (\`reverses\`);`)
  await db.run(sql`CREATE INDEX \`payments_enrolment_idx\` ON \`payments\` (\`enrolment\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`calculator_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`event\` text NOT NULL,
  	\`course\` numeric NOT NULL,
  	\`weeks\` numeric NOT NULL,
  	\`language\` text DEFAULT '' NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`calculator_counts_day_idx\` ON \`calculator_counts\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`calculator_counts_school_idx\` ON \`calculator_counts\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`calculator_counts_updated_at_idx\` ON \`calculator_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`calculator_counts_created_at_idx\` ON \`calculator_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_school_event_course_weeks_language_idx\` ON \`calculator_counts\` (\`day\`,\`school_id\`,\`event\`,\`course\`,\`weeks\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`quotes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token\` text NOT NULL,
  	\`school_id\` integer,
  	\`locale\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`content\` text NOT NULL,
  	\`list_id\` numeric NOT NULL,
  	\`list_version\` numeric NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`quotes_token_idx\` ON \`quotes\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`quotes_school_idx\` ON \`quotes\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`quotes_expires_at_idx\` ON \`quotes\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`quotes_updated_at_idx\` ON \`quotes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`quotes_created_at_idx\` ON \`quotes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`post_id\` integer,
  	\`page_id\` integer,
  	\`parent\` numeric DEFAULT 0 NOT NULL,
  	\`replied_to\` numeric,
  	\`author\` text,
  	\`email\` text,
  	\`url\` text,
  	\`content\` text,
  	\`state\` text DEFAULT 'unapproved' NOT NULL,
  	\`rating\` numeric,
  	\`language\` text NOT NULL,
  	\`user_id\` integer,
  	\`ip_hash\` text,
  	\`verified\` integer DEFAULT false,
  	\`wants_replies\` integer DEFAULT false,
  	\`reply_mailed\` integer DEFAULT false,
  	\`erased\` integer DEFAULT false,
  	\`spam_score\` numeric,
  	\`spam_reasons\` text,
  	\`learned\` text,
  	\`once\` text,
  	\`version\` numeric DEFAULT 1 NOT NULL,
  	\`root\` text,
  	\`path\` text,
  	\`author_text\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_school_idx\` ON \`comments\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_post_idx\` ON \`comments\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_page_idx\` ON \`comments\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_parent_idx\` ON \`comments\` (\`parent\`);`)
  await db.run(sql`CREATE INDEX \`comments_user_idx\` ON \`comments\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_ip_hash_idx\` ON \`comments\` (\`ip_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`comments_once_idx\` ON \`comments\` (\`once\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`school_state_root_path_idx\` ON \`comments\` (\`school_id\`,\`state\`,\`root\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`post_state_root_path_idx\` ON \`comments\` (\`post_id\`,\`state\`,\`root\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_state_root_path_idx\` ON \`comments\` (\`page_id\`,\`state\`,\`root\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`email_state_idx\` ON \`comments\` (\`email\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`comment_actions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`comment\` numeric NOT NULL,
  	\`action\` text NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`by_id\` integer,
  	\`by_name\` text NOT NULL,
  	\`batch\` text,
  	\`version\` numeric,
  	\`before\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`comment_actions_comment_idx\` ON \`comment_actions\` (\`comment\`);`)
  await db.run(sql`CREATE INDEX \`comment_actions_by_idx\` ON \`comment_actions\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_actions_batch_idx\` ON \`comment_actions\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`comment_actions_updated_at_idx\` ON \`comment_actions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comment_actions_created_at_idx\` ON \`comment_actions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`spam_words\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`word\` text NOT NULL,
  	\`spam\` numeric DEFAULT 0 NOT NULL,
  	\`ham\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spam_words_word_idx\` ON \`spam_words\` (\`word\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`blocks\` text,
  	\`comments_open\` integer DEFAULT false,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_blocks\` text,
  	\`version_comments_open\` integer DEFAULT false,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`kind\` text DEFAULT 'article',
  	\`picture_id\` integer,
  	\`event_starts_at\` text,
  	\`event_starts_local\` text,
  	\`event_ends_at\` text,
  	\`event_ends_local\` text,
  	\`blocks\` text,
  	\`date\` text,
  	\`date_local\` text,
  	\`category_id\` integer,
  	\`school_id\` integer,
  	\`author\` text,
  	\`comments_open\` integer DEFAULT false,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_picture_idx\` ON \`posts\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_date_idx\` ON \`posts\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`posts_category_idx\` ON \`posts\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_school_idx\` ON \`posts\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_date_idx\` ON \`posts\` (\`_status\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`event_place\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_locales_parent_idx\` ON \`posts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_kind\` text DEFAULT 'article',
  	\`version_picture_id\` integer,
  	\`version_event_starts_at\` text,
  	\`version_event_starts_local\` text,
  	\`version_event_ends_at\` text,
  	\`version_event_ends_local\` text,
  	\`version_blocks\` text,
  	\`version_date\` text,
  	\`version_date_local\` text,
  	\`version_category_id\` integer,
  	\`version_school_id\` integer,
  	\`version_author\` text,
  	\`version_comments_open\` integer DEFAULT false,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_picture_idx\` ON \`_posts_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_date_idx\` ON \`_posts_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_category_idx\` ON \`_posts_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_school_idx\` ON \`_posts_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_date_idx\` ON \`_posts_v\` (\`version__status\`,\`version_date\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_event_place\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_locales_parent_idx\` ON \`_posts_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_locales_parent_idx\` ON \`categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reusable_content\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`blocks\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`reusable_content_updated_at_idx\` ON \`reusable_content\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reusable_content_created_at_idx\` ON \`reusable_content\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reusable_content_deleted_at_idx\` ON \`reusable_content\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`reusable_content__status_idx\` ON \`reusable_content\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_reusable_content_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_blocks\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reusable_content\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_parent_idx\` ON \`_reusable_content_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_version_version_updated_at_idx\` ON \`_reusable_content_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_version_version_created_at_idx\` ON \`_reusable_content_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_version_version_deleted_at_idx\` ON \`_reusable_content_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_version_version__status_idx\` ON \`_reusable_content_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_created_at_idx\` ON \`_reusable_content_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_updated_at_idx\` ON \`_reusable_content_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_snapshot_idx\` ON \`_reusable_content_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_published_locale_idx\` ON \`_reusable_content_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_latest_idx\` ON \`_reusable_content_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_content_v_autosave_idx\` ON \`_reusable_content_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`forms_notify\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_notify_order_idx\` ON \`forms_notify\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_notify_parent_id_idx\` ON \`forms_notify\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text NOT NULL,
  	\`fields\` text NOT NULL,
  	\`answer_mail_enabled\` integer DEFAULT true,
  	\`school_id\` integer,
  	\`captcha\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_slug_idx\` ON \`forms\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`forms_school_idx\` ON \`forms\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`forms_locales\` (
  	\`title\` text NOT NULL,
  	\`submit_label\` text,
  	\`confirmation\` text,
  	\`answer_mail_subject\` text,
  	\`answer_mail_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_locales_locale_parent_id_unique\` ON \`forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_locales_parent_idx\` ON \`forms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions_submission_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field\` text NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_submission_data_order_idx\` ON \`form_submissions_submission_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_submission_data_parent_id_idx\` ON \`form_submissions_submission_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`summary\` text,
  	\`note\` text,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`form_id\` integer,
  	\`email\` text,
  	\`locale\` text,
  	\`page\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_state_idx\` ON \`form_submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_form_idx\` ON \`form_submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_email_idx\` ON \`form_submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`match\` text DEFAULT 'exact' NOT NULL,
  	\`type\` text DEFAULT '301' NOT NULL,
  	\`to_type\` text DEFAULT 'reference',
  	\`to_url\` text,
  	\`automatic\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`schools_id\` integer,
  	\`courses_id\` integer,
  	\`accommodation_id\` integer,
  	\`posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_schools_id_idx\` ON \`redirects_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_courses_id_idx\` ON \`redirects_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_accommodation_id_idx\` ON \`redirects_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_posts_id_idx\` ON \`redirects_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE TABLE \`missing_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`last_seen\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_addresses_path_idx\` ON \`missing_addresses\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_count_idx\` ON \`missing_addresses\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_last_seen_idx\` ON \`missing_addresses\` (\`last_seen\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_updated_at_idx\` ON \`missing_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_created_at_idx\` ON \`missing_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consent_receipts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`decided_at\` text NOT NULL,
  	\`receipt\` text NOT NULL,
  	\`method\` text NOT NULL,
  	\`allowed\` text NOT NULL,
  	\`refused\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`version\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_receipts_decided_at_idx\` ON \`consent_receipts\` (\`decided_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_receipts_receipt_idx\` ON \`consent_receipts\` (\`receipt\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif400_url\` text,
  	\`sizes_avif400_width\` numeric,
  	\`sizes_avif400_height\` numeric,
  	\`sizes_avif400_mime_type\` text,
  	\`sizes_avif400_filesize\` numeric,
  	\`sizes_avif400_filename\` text,
  	\`sizes_avif800_url\` text,
  	\`sizes_avif800_width\` numeric,
  	\`sizes_avif800_height\` numeric,
  	\`sizes_avif800_mime_type\` text,
  	\`sizes_avif800_filesize\` numeric,
  	\`sizes_avif800_filename\` text,
  	\`sizes_avif1600_url\` text,
  	\`sizes_avif1600_width\` numeric,
  	\`sizes_avif1600_height\` numeric,
  	\`sizes_avif1600_mime_type\` text,
  	\`sizes_avif1600_filesize\` numeric,
  	\`sizes_avif1600_filename\` text,
  	\`sizes_webp400_url\` text,
  	\`sizes_webp400_width\` numeric,
  	\`sizes_webp400_height\` numeric,
  	\`sizes_webp400_mime_type\` text,
  	\`sizes_webp400_filesize\` numeric,
  	\`sizes_webp400_filename\` text,
  	\`sizes_webp800_url\` text,
  	\`sizes_webp800_width\` numeric,
  	\`sizes_webp800_height\` numeric,
  	\`sizes_webp800_mime_type\` text,
  	\`sizes_webp800_filesize\` numeric,
  	\`sizes_webp800_filename\` text,
  	\`sizes_webp1600_url\` text,
  	\`sizes_webp1600_width\` numeric,
  	\`sizes_webp1600_height\` numeric,
  	\`sizes_webp1600_mime_type\` text,
  	\`sizes_webp1600_filesize\` numeric,
  	\`sizes_webp1600_filename\` text,
  	\`sizes_jpeg400_url\` text,
  	\`sizes_jpeg400_width\` numeric,
  	\`sizes_jpeg400_height\` numeric,
  	\`sizes_jpeg400_mime_type\` text,
  	\`sizes_jpeg400_filesize\` numeric,
  	\`sizes_jpeg400_filename\` text,
  	\`sizes_jpeg800_url\` text,
  	\`sizes_jpeg800_width\` numeric,
  	\`sizes_jpeg800_height\` numeric,
  	\`sizes_jpeg800_mime_type\` text,
  	\`sizes_jpeg800_filesize\` numeric,
  	\`sizes_jpeg800_filename\` text,
  	\`sizes_jpeg1600_url\` text,
  	\`sizes_jpeg1600_width\` numeric,
  	\`sizes_jpeg1600_height\` numeric,
  	\`sizes_jpeg1600_mime_type\` text,
  	\`sizes_jpeg1600_filesize\` numeric,
  	\`sizes_jpeg1600_filename\` text,
  	\`sizes_share_url\` text,
  	\`sizes_share_width\` numeric,
  	\`sizes_share_height\` numeric,
  	\`sizes_share_mime_type\` text,
  	\`sizes_share_filesize\` numeric,
  	\`sizes_share_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif400_sizes_avif400_filename_idx\` ON \`media\` (\`sizes_avif400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif800_sizes_avif800_filename_idx\` ON \`media\` (\`sizes_avif800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1600_sizes_avif1600_filename_idx\` ON \`media\` (\`sizes_avif1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp400_sizes_webp400_filename_idx\` ON \`media\` (\`sizes_webp400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp800_sizes_webp800_filename_idx\` ON \`media\` (\`sizes_webp800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1600_sizes_webp1600_filename_idx\` ON \`media\` (\`sizes_webp1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg400_sizes_jpeg400_filename_idx\` ON \`media\` (\`sizes_jpeg400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg800_sizes_jpeg800_filename_idx\` ON \`media\` (\`sizes_jpeg800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg1600_sizes_jpeg1600_filename_idx\` ON \`media\` (\`sizes_jpeg1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_share_sizes_share_filename_idx\` ON \`media\` (\`sizes_share_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`files_deleted_at_idx\` ON \`files\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`files_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`files_locales_locale_parent_id_unique\` ON \`files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`files_locales_parent_idx\` ON \`files_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document\` text NOT NULL,
  	\`texts\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`translations_document_idx\` ON \`translations\` (\`document\`);`)
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
  await db.run(sql`CREATE TABLE \`school_maps_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`lat\` numeric NOT NULL,
  	\`lng\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`school_maps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`school_maps_places_order_idx\` ON \`school_maps_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_places_parent_id_idx\` ON \`school_maps_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`school_maps_places_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`school_maps_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`school_maps_places_locales_locale_parent_id_unique\` ON \`school_maps_places_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_places_locales_parent_idx\` ON \`school_maps_places_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`school_maps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`extract_id\` integer,
  	\`school_page_lat\` numeric,
  	\`school_page_lng\` numeric,
  	\`school_page_zoom\` numeric DEFAULT 13 NOT NULL,
  	\`school_page_marker\` integer DEFAULT true,
  	\`school_page_popup\` integer DEFAULT false,
  	\`school_page_main_icon_id\` integer,
  	\`school_page_other_icon_id\` integer,
  	\`school_page_map_ctrl\` text DEFAULT '2' NOT NULL,
  	\`school_page_map_type\` text DEFAULT '0' NOT NULL,
  	\`school_page_type_ctrl\` integer DEFAULT true,
  	\`school_page_zoom_whl\` integer DEFAULT true,
  	\`school_page_directions\` integer DEFAULT false,
  	\`school_page_travel_mode\` text DEFAULT 'driving' NOT NULL,
  	\`directions_page_lat\` numeric,
  	\`directions_page_lng\` numeric,
  	\`directions_page_zoom\` numeric DEFAULT 13 NOT NULL,
  	\`directions_page_marker\` integer DEFAULT true,
  	\`directions_page_popup\` integer DEFAULT false,
  	\`directions_page_main_icon_id\` integer,
  	\`directions_page_other_icon_id\` integer,
  	\`directions_page_map_ctrl\` text DEFAULT '2' NOT NULL,
  	\`directions_page_map_type\` text DEFAULT '0' NOT NULL,
  	\`directions_page_type_ctrl\` integer DEFAULT true,
  	\`directions_page_zoom_whl\` integer DEFAULT true,
  	\`directions_page_directions\` integer DEFAULT true,
  	\`directions_page_travel_mode\` text DEFAULT 'driving' NOT NULL,
  	\`main_icon_id\` integer,
  	\`other_icon_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`extract_id\`) REFERENCES \`map_extracts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_page_main_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`school_page_other_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`directions_page_main_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`directions_page_other_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`other_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`school_maps_school_idx\` ON \`school_maps\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_extract_idx\` ON \`school_maps\` (\`extract_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_school_page_school_page_main_icon_idx\` ON \`school_maps\` (\`school_page_main_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_school_page_school_page_other_icon_idx\` ON \`school_maps\` (\`school_page_other_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_directions_page_directions_page_main_icon_idx\` ON \`school_maps\` (\`directions_page_main_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_directions_page_directions_page_other_icon_idx\` ON \`school_maps\` (\`directions_page_other_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_main_icon_idx\` ON \`school_maps\` (\`main_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_other_icon_idx\` ON \`school_maps\` (\`other_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_updated_at_idx\` ON \`school_maps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_created_at_idx\` ON \`school_maps\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`school_maps_locales\` (
  	\`school_page_text\` text,
  	\`directions_page_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`school_maps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`school_maps_locales_locale_parent_id_unique\` ON \`school_maps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_locales_parent_idx\` ON \`school_maps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`map_extracts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`credit\` text,
  	\`south\` numeric,
  	\`west\` numeric,
  	\`north\` numeric,
  	\`east\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`map_extracts_updated_at_idx\` ON \`map_extracts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`map_extracts_created_at_idx\` ON \`map_extracts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`map_extracts_filename_idx\` ON \`map_extracts\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`language\` text,
  	\`invited_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`who\` text,
  	\`event\` text NOT NULL,
  	\`area\` text NOT NULL,
  	\`subject\` text,
  	\`source\` text,
  	\`changes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_who_idx\` ON \`audit_log\` (\`who\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_event_idx\` ON \`audit_log\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`session_details\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sid\` text NOT NULL,
  	\`user_id\` integer,
  	\`device\` text,
  	\`last_used_at\` text NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`session_details_sid_idx\` ON \`session_details\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`session_details_user_idx\` ON \`session_details\` (\`user_id\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer,
  	\`key\` text NOT NULL,
  	\`recovery_codes\` text NOT NULL,
  	\`wrong_codes\` numeric,
  	\`last_wrong_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`backups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`way\` text NOT NULL,
  	\`by\` text,
  	\`size\` numeric NOT NULL,
  	\`problem\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`backups_updated_at_idx\` ON \`backups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`backups_created_at_idx\` ON \`backups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`retention_runs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`erased\` text NOT NULL,
  	\`failed\` text,
  	\`ended_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`retention_runs_day_idx\` ON \`retention_runs\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`retention_runs_updated_at_idx\` ON \`retention_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`retention_runs_created_at_idx\` ON \`retention_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outgoing_mail\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`from_name\` text,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`content\` text,
  	\`attachments\` text,
  	\`unsubscribe\` text,
  	\`about\` text,
  	\`last_error\` text,
  	\`attempts\` numeric DEFAULT 0,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outgoing_mail_about_idx\` ON \`outgoing_mail\` (\`about\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mail_updated_at_idx\` ON \`outgoing_mail\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mail_created_at_idx\` ON \`outgoing_mail\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`outgoing_mail\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  // SQLite ignores the action of a foreign key of an added column, so most databases have `no action` here.
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`schools_id\` integer,
  	\`courses_id\` integer,
  	\`accommodation_id\` integer,
  	\`price_lists_id\` integer,
  	\`price_adjustments_id\` integer,
  	\`price_extras_id\` integer,
  	\`enrolments_id\` integer,
  	\`enrolment_events_id\` integer,
  	\`enrolment_places_id\` integer,
  	\`invoices_id\` integer,
  	\`invoice_counters_id\` integer,
  	\`payments_id\` integer,
  	\`calculator_counts_id\` integer,
  	\`quotes_id\` integer,
  	\`comments_id\` integer,
  	\`comment_actions_id\` integer,
  	\`spam_words_id\` integer,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`reusable_content_id\` integer,
  	\`forms_id\` integer,
  	\`form_submissions_id\` integer,
  	\`redirects_id\` integer,
  	\`missing_addresses_id\` integer,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`school_maps_id\` integer,
  	\`map_extracts_id\` integer,
  	\`users_id\` integer,
  	\`audit_log_id\` integer,
  	\`session_details_id\` integer,
  	\`second_factors_id\` integer,
  	\`backups_id\` integer,
  	\`outgoing_mail_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`price_lists_id\`) REFERENCES \`price_lists\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`price_adjustments_id\`) REFERENCES \`price_adjustments\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`price_extras_id\`) REFERENCES \`price_extras\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`enrolments_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`enrolment_events_id\`) REFERENCES \`enrolment_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolment_places_id\`) REFERENCES \`enrolment_places\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`invoices_id\`) REFERENCES \`invoices\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`invoice_counters_id\`) REFERENCES \`invoice_counters\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`payments_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`calculator_counts_id\`) REFERENCES \`calculator_counts\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`quotes_id\`) REFERENCES \`quotes\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`comments_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`comment_actions_id\`) REFERENCES \`comment_actions\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`spam_words_id\`) REFERENCES \`spam_words\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`reusable_content_id\`) REFERENCES \`reusable_content\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`missing_addresses_id\`) REFERENCES \`missing_addresses\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`school_maps_id\`) REFERENCES \`school_maps\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`map_extracts_id\`) REFERENCES \`map_extracts\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`session_details_id\`) REFERENCES \`session_details\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`backups_id\`) REFERENCES \`backups\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`outgoing_mail_id\`) REFERENCES \`outgoing_mail\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schools_id_idx\` ON \`payload_locked_documents_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accommodation_id_idx\` ON \`payload_locked_documents_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`price_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_adjustments_id_idx\` ON \`payload_locked_documents_rels\` (\`price_adjustments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_extras_id_idx\` ON \`payload_locked_documents_rels\` (\`price_extras_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolment_events_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolment_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolment_places_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolment_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_invoices_id_idx\` ON \`payload_locked_documents_rels\` (\`invoices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_invoice_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`invoice_counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payments_id_idx\` ON \`payload_locked_documents_rels\` (\`payments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calculator_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`calculator_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`quotes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comment_actions_id_idx\` ON \`payload_locked_documents_rels\` (\`comment_actions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spam_words_id_idx\` ON \`payload_locked_documents_rels\` (\`spam_words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reusable_content_id_idx\` ON \`payload_locked_documents_rels\` (\`reusable_content_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_missing_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`missing_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_school_maps_id_idx\` ON \`payload_locked_documents_rels\` (\`school_maps_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_map_extracts_id_idx\` ON \`payload_locked_documents_rels\` (\`map_extracts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_session_details_id_idx\` ON \`payload_locked_documents_rels\` (\`session_details_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_backups_id_idx\` ON \`payload_locked_documents_rels\` (\`backups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outgoing_mail_id_idx\` ON \`payload_locked_documents_rels\` (\`outgoing_mail_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`blocks\` text,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`home_page_locales\` (
  	\`heading\` text,
  	\`lead\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_locales_locale_parent_id_unique\` ON \`home_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_locales_parent_idx\` ON \`home_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`schools_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_rels_order_idx\` ON \`home_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_rels_parent_idx\` ON \`home_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_rels_path_idx\` ON \`home_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_page_rels_media_id_idx\` ON \`home_page_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_rels_schools_id_idx\` ON \`home_page_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_blocks\` text,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_snapshot_idx\` ON \`_home_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_published_locale_idx\` ON \`_home_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_autosave_idx\` ON \`_home_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_lead\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_locales_locale_parent_id_unique\` ON \`_home_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_locales_parent_idx\` ON \`_home_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`schools_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_rels_order_idx\` ON \`_home_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_rels_parent_idx\` ON \`_home_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_rels_path_idx\` ON \`_home_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_rels_media_id_idx\` ON \`_home_page_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_rels_schools_id_idx\` ON \`_home_page_v_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE TABLE \`pricing_currencies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`iso\` text,
  	\`name\` text NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`format_symbol\` text NOT NULL,
  	\`format_round_type\` text DEFAULT 'none' NOT NULL,
  	\`format_round_value\` numeric DEFAULT 2 NOT NULL,
  	\`format_num_decimals\` numeric DEFAULT 2 NOT NULL,
  	\`format_decimal_sep\` text DEFAULT '.' NOT NULL,
  	\`format_thousands_sep\` text DEFAULT ' ',
  	\`format_format_positive\` text DEFAULT '%v %s' NOT NULL,
  	\`format_format_negative\` text DEFAULT '-%v %s' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pricing\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pricing_currencies_order_idx\` ON \`pricing_currencies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pricing_currencies_parent_id_idx\` ON \`pricing_currencies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pricing\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`quote_days\` numeric DEFAULT 14 NOT NULL,
  	\`min_age\` numeric DEFAULT 14,
  	\`rates_day\` text,
  	\`rates_source\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`enrolment_mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`enrolment_mails_locales\` (
  	\`confirm_subject\` text,
  	\`confirm_text\` text,
  	\`decline_subject\` text,
  	\`decline_text\` text,
  	\`documents_subject\` text,
  	\`documents_text\` text,
  	\`other_date_subject\` text,
  	\`other_date_text\` text,
  	\`free_subject\` text,
  	\`free_text\` text,
  	\`letter_subject\` text,
  	\`letter_text\` text,
  	\`invoice_subject\` text,
  	\`invoice_text\` text,
  	\`receipt_subject\` text,
  	\`receipt_text\` text,
  	\`reminder_subject\` text,
  	\`reminder_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enrolment_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolment_mails_locales_locale_parent_id_unique\` ON \`enrolment_mails_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolment_mails_locales_parent_idx\` ON \`enrolment_mails_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`billing\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`issuer_name\` text,
  	\`issuer_tax_id\` text,
  	\`issuer_address\` text,
  	\`bank_holder\` text,
  	\`bank_bank\` text,
  	\`bank_iban\` text,
  	\`bank_bic\` text,
  	\`pay_days\` numeric DEFAULT 14 NOT NULL,
  	\`number_prefix\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`billing_locales\` (
  	\`letter_title\` text,
  	\`letter_text\` text,
  	\`invoice_title\` text,
  	\`invoice_before\` text,
  	\`invoice_after\` text,
  	\`receipt_title\` text,
  	\`receipt_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`billing\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`billing_locales_locale_parent_id_unique\` ON \`billing_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`billing_locales_parent_idx\` ON \`billing_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`comment_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`enabled\` integer DEFAULT true,
  	\`staff_only\` integer DEFAULT false,
  	\`name_required\` integer DEFAULT true,
  	\`ratings\` integer DEFAULT false,
  	\`approval\` text DEFAULT 'never' NOT NULL,
  	\`order\` text DEFAULT 'oldest' NOT NULL,
  	\`depth\` numeric DEFAULT 5 NOT NULL,
  	\`per_page\` numeric DEFAULT 50 NOT NULL,
  	\`avatars\` integer DEFAULT true,
  	\`reply_mail\` integer DEFAULT false,
  	\`seconds_between\` numeric DEFAULT 120 NOT NULL,
  	\`max_links\` numeric DEFAULT 2 NOT NULL,
  	\`spam_threshold\` numeric DEFAULT 0.9 NOT NULL,
  	\`blocklist\` text,
  	\`captcha\` integer DEFAULT true,
  	\`akismet_url\` text,
  	\`akismet_key\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`comment_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comment_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`comment_settings_texts_order_parent\` ON \`comment_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_languages_order_idx\` ON \`site_settings_navigation_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_languages_parent_idx\` ON \`site_settings_navigation_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation_children_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings_navigation_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_children_languages_order_idx\` ON \`site_settings_navigation_children_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_children_languages_parent_idx\` ON \`site_settings_navigation_children_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`target\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_children_order_idx\` ON \`site_settings_navigation_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_children_parent_id_idx\` ON \`site_settings_navigation_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation_children_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_navigation_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_navigation_children_locales_locale_parent_id_u\` ON \`site_settings_navigation_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_children_locales_parent_idx\` ON \`site_settings_navigation_children_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`target\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_order_idx\` ON \`site_settings_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_parent_id_idx\` ON \`site_settings_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_navigation_locales_locale_parent_id_unique\` ON \`site_settings_navigation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_locales_parent_idx\` ON \`site_settings_navigation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_footer_navigation_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings_footer_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_footer_navigation_languages_order_idx\` ON \`site_settings_footer_navigation_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_footer_navigation_languages_parent_idx\` ON \`site_settings_footer_navigation_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_footer_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`target\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_footer_navigation_order_idx\` ON \`site_settings_footer_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_footer_navigation_parent_id_idx\` ON \`site_settings_footer_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_footer_navigation_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_footer_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_footer_navigation_locales_locale_parent_id_uni\` ON \`site_settings_footer_navigation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_footer_navigation_locales_parent_idx\` ON \`site_settings_footer_navigation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_public_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_public_languages_order_idx\` ON \`site_settings_public_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_public_languages_parent_idx\` ON \`site_settings_public_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_snippets\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`code\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_snippets_order_idx\` ON \`site_settings_snippets\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_snippets_parent_id_idx\` ON \`site_settings_snippets\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text DEFAULT 'Our school' NOT NULL,
  	\`logo_id\` integer,
  	\`time_zone\` text DEFAULT 'UTC' NOT NULL,
  	\`call_to_action_target\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`messenger\` text,
  	\`messenger_account\` text,
  	\`address\` text,
  	\`default_language\` text DEFAULT 'en',
  	\`untranslated\` text DEFAULT 'show' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`tagline\` text,
  	\`call_to_action_label\` text,
  	\`footer_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_locales_parent_idx\` ON \`site_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`schools_id\` integer,
  	\`courses_id\` integer,
  	\`accommodation_id\` integer,
  	\`posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_rels_order_idx\` ON \`site_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_parent_idx\` ON \`site_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_path_idx\` ON \`site_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_pages_id_idx\` ON \`site_settings_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_schools_id_idx\` ON \`site_settings_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_courses_id_idx\` ON \`site_settings_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_accommodation_id_idx\` ON \`site_settings_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_posts_id_idx\` ON \`site_settings_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE TABLE \`theme\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`preset\` text DEFAULT 'tidewater',
  	\`light_paper\` text,
  	\`light_ink\` text,
  	\`light_heading\` text,
  	\`light_link\` text,
  	\`light_accent\` text,
  	\`light_on_accent\` text,
  	\`dark_paper\` text,
  	\`dark_ink\` text,
  	\`dark_heading\` text,
  	\`dark_link\` text,
  	\`dark_accent\` text,
  	\`dark_on_accent\` text,
  	\`fonts\` text,
  	\`radius\` text,
  	\`header\` text,
  	\`favicon_id\` integer,
  	\`share_picture_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`theme_favicon_idx\` ON \`theme\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`theme_share_picture_idx\` ON \`theme\` (\`share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`theme__status_idx\` ON \`theme\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_theme_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_preset\` text DEFAULT 'tidewater',
  	\`version_light_paper\` text,
  	\`version_light_ink\` text,
  	\`version_light_heading\` text,
  	\`version_light_link\` text,
  	\`version_light_accent\` text,
  	\`version_light_on_accent\` text,
  	\`version_dark_paper\` text,
  	\`version_dark_ink\` text,
  	\`version_dark_heading\` text,
  	\`version_dark_link\` text,
  	\`version_dark_accent\` text,
  	\`version_dark_on_accent\` text,
  	\`version_fonts\` text,
  	\`version_radius\` text,
  	\`version_header\` text,
  	\`version_favicon_id\` integer,
  	\`version_share_picture_id\` integer,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_theme_v_version_version_favicon_idx\` ON \`_theme_v\` (\`version_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_version_version_share_picture_idx\` ON \`_theme_v\` (\`version_share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_version_version__status_idx\` ON \`_theme_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_created_at_idx\` ON \`_theme_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_updated_at_idx\` ON \`_theme_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_snapshot_idx\` ON \`_theme_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_published_locale_idx\` ON \`_theme_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_latest_idx\` ON \`_theme_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_autosave_idx\` ON \`_theme_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`captcha_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`provider\` text DEFAULT 'own' NOT NULL,
  	\`site_key\` text,
  	\`secret_key\` text,
  	\`theme\` text DEFAULT 'light' NOT NULL,
  	\`type\` text DEFAULT 'image' NOT NULL,
  	\`size\` text DEFAULT 'normal' NOT NULL,
  	\`tabindex\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`consent_settings_block_list_stored\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'cookie' NOT NULL,
  	\`days\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consent_settings_block_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_settings_block_list_stored_order_idx\` ON \`consent_settings_block_list_stored\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consent_settings_block_list_stored_parent_id_idx\` ON \`consent_settings_block_list_stored\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_settings_block_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`category\` text,
  	\`domain\` text,
  	\`contain\` text,
  	\`provider\` text,
  	\`privacy_url\` text,
  	\`actived\` integer DEFAULT false,
  	\`editable\` integer DEFAULT true,
  	\`visible\` integer DEFAULT true,
  	\`report\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consent_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_settings_block_list_order_idx\` ON \`consent_settings_block_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consent_settings_block_list_parent_id_idx\` ON \`consent_settings_block_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_settings_block_list_locales\` (
  	\`purpose\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consent_settings_block_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_settings_block_list_locales_locale_parent_id_unique\` ON \`consent_settings_block_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consent_settings_block_list_locales_parent_idx\` ON \`consent_settings_block_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_settings_hide_modal_in\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consent_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_settings_hide_modal_in_order_idx\` ON \`consent_settings_hide_modal_in\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consent_settings_hide_modal_in_parent_id_idx\` ON \`consent_settings_hide_modal_in\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`default_lang\` text DEFAULT 'es' NOT NULL,
  	\`show_reject_button\` integer DEFAULT true,
  	\`show_badges\` integer DEFAULT true,
  	\`brand_website_owner\` text,
  	\`brand_dev\` integer DEFAULT false,
  	\`brand_name\` text,
  	\`brand_url\` text,
  	\`styles_primary_button_bg_color\` text DEFAULT '#ffffff',
  	\`styles_primary_button_txt_color\` text DEFAULT '#1d6b33',
  	\`styles_reject_button_bg_color\` text DEFAULT '#ffffff',
  	\`styles_reject_button_txt_color\` text DEFAULT '#1d6b33',
  	\`styles_secondary_button_bg_color\` text DEFAULT '#e4e4e4',
  	\`styles_secondary_button_txt_color\` text DEFAULT '#333333',
  	\`styles_cookie_button_actived_color\` text DEFAULT '#1d6b33',
  	\`styles_cookie_button_disabled_color\` text DEFAULT '#6b6b6b',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`consent_settings_locales\` (
  	\`cookie_policy_link\` text DEFAULT '/cookie-policy',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consent_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_settings_locales_locale_parent_id_unique\` ON \`consent_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consent_settings_locales_parent_idx\` ON \`consent_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`map_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`provider\` text DEFAULT 'embedded' NOT NULL,
  	\`osrm_driving\` text,
  	\`osrm_walking\` text,
  	\`geocoder\` text DEFAULT 'nominatim' NOT NULL,
  	\`geocoder_url\` text,
  	\`contact\` text,
  	\`google_browser_key\` text,
  	\`google_server_key\` text,
  	\`tiles_road_url\` text,
  	\`tiles_road_credit\` text,
  	\`tiles_satellite_url\` text,
  	\`tiles_satellite_credit\` text,
  	\`tiles_hybrid_url\` text,
  	\`tiles_hybrid_credit\` text,
  	\`tiles_terrain_url\` text,
  	\`tiles_terrain_credit\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`log_in_settings_second_factor_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`log_in_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`log_in_settings_second_factor_roles_order_idx\` ON \`log_in_settings_second_factor_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`log_in_settings_second_factor_roles_parent_idx\` ON \`log_in_settings_second_factor_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`log_in_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`backup_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_on\` integer DEFAULT false,
  	\`hour\` numeric DEFAULT 3 NOT NULL,
  	\`keep\` numeric DEFAULT 14 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`enrolments\` numeric DEFAULT 1095,
  	\`quotes\` numeric DEFAULT 180 NOT NULL,
  	\`invoices\` numeric DEFAULT 10 NOT NULL,
  	\`comments\` numeric,
  	\`comment_addresses\` numeric DEFAULT 730,
  	\`comment_hashes\` numeric DEFAULT 365,
  	\`moderation_history\` numeric DEFAULT 1095,
  	\`submissions\` numeric DEFAULT 730,
  	\`mails\` numeric DEFAULT 90 NOT NULL,
  	\`missing_addresses\` numeric DEFAULT 30 NOT NULL,
  	\`receipts\` numeric DEFAULT 1095 NOT NULL,
  	\`log\` numeric DEFAULT 365 NOT NULL,
  	\`upgrade_copies\` numeric DEFAULT 90,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`first_steps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`finished\` integer DEFAULT false,
  	\`demo\` text,
  	\`demo_removed_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)

  // Not part of Payload's model. A later migration that makes the table of comments anew must make its triggers and these indexes
  // anew, and keep its row in sqlite_sequence: the history names deleted comments by their numbers.
  await db.run(
    sql`CREATE VIRTUAL TABLE comments_search USING fts5(author_text, search_text, content='comments', content_rowid='id', tokenize="unicode61 remove_diacritics 0", prefix='2 3');`,
  )
  await db.run(sql`CREATE TRIGGER comments_search_added AFTER INSERT ON comments BEGIN
    INSERT INTO comments_search (rowid, author_text, search_text) VALUES (new.id, new.author_text, new.search_text);
  END;`)
  await db.run(sql`CREATE TRIGGER comments_search_removed AFTER DELETE ON comments BEGIN
    INSERT INTO comments_search (comments_search, rowid, author_text, search_text)
      VALUES ('delete', old.id, old.author_text, old.search_text);
  END;`)
  await db.run(sql`CREATE TRIGGER comments_search_changed AFTER UPDATE OF author_text, search_text ON comments
    WHEN new.author_text IS NOT old.author_text OR new.search_text IS NOT old.search_text BEGIN
    INSERT INTO comments_search (comments_search, rowid, author_text, search_text)
      VALUES ('delete', old.id, old.author_text, old.search_text);
    INSERT INTO comments_search (rowid, author_text, search_text) VALUES (new.id, new.author_text, new.search_text);
  END;`)
  await db.run(
    sql`CREATE INDEX comments_rated_idx ON comments (school_id, email, verified, id, rating) WHERE rating IS NOT NULL AND state = 'approved' AND user_id IS NULL;`,
  )
  await db.run(sql`CREATE INDEX comments_inbox_idx ON comments (state, created_at, id);`)
  await db.run(sql`CREATE INDEX comments_school_inbox_idx ON comments (school_id, state, created_at, id);`)
  await db.run(
    sql`CREATE INDEX comments_anonymous_idx ON comments (state, created_at, id) WHERE author IS NULL OR author = '';`,
  )
  await db.run(
    sql`CREATE INDEX comments_post_inbox_idx ON comments (post_id, state, created_at, id) WHERE post_id IS NOT NULL;`,
  )
  await db.run(
    sql`CREATE INDEX comments_page_inbox_idx ON comments (page_id, state, created_at, id) WHERE page_id IS NOT NULL;`,
  )
  await db.run(sql`CREATE TABLE claims (key text PRIMARY KEY NOT NULL, expires_at integer NOT NULL, taken integer NOT NULL)`)
  await db.run(sql`CREATE INDEX claims_expires_at_idx ON claims (expires_at)`)
  await db.run(sql`CREATE TABLE kept_forms (id text PRIMARY KEY NOT NULL, attempts text NOT NULL, content text NOT NULL, expires_at integer NOT NULL)`)
  await db.run(sql`CREATE INDEX kept_forms_attempts_idx ON kept_forms (attempts)`)
  await db.run(sql`CREATE INDEX kept_forms_expires_at_idx ON kept_forms (expires_at)`)
  // Nothing reads them since retention is a table of its own. A contract step may drop them.
  await db.run(sql`ALTER TABLE pricing ADD quote_keep_days numeric DEFAULT 180 NOT NULL`)
  await db.run(sql`ALTER TABLE billing ADD keep_years numeric DEFAULT 10 NOT NULL`)
  await db.run(sql`ALTER TABLE consent_settings ADD receipt_days numeric DEFAULT 1095 NOT NULL`)
}

/** Payload's list of migrations names it. It is never run. */
export async function down(): Promise<void> {
  throw new Error('There is no schema before the baseline.')
}
