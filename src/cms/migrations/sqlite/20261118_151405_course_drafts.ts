import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { publishCourses } from '../course-versions'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_courses_places_at_starts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`places\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_courses_places_at_starts\`("_order", "_parent_id", "id", "day", "places") SELECT "_order", "_parent_id", "id", "day", "places" FROM \`courses_places_at_starts\`;`)
  await db.run(sql`DROP TABLE \`courses_places_at_starts\`;`)
  await db.run(sql`ALTER TABLE \`__new_courses_places_at_starts\` RENAME TO \`courses_places_at_starts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`courses_places_at_starts_order_idx\` ON \`courses_places_at_starts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_places_at_starts_parent_id_idx\` ON \`courses_places_at_starts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_courses\` (
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
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_courses\`("id", "school_id", "position", "slug", "number", "lessons_per_week", "minutes_per_lesson", "level_from", "level_to", "max_class_size", "min_age", "starts_on", "places", "places_per_start", "blocks", "changed_by", "updated_at", "created_at", "_status") SELECT "id", "school_id", "position", "slug", "number", "lessons_per_week", "minutes_per_lesson", "level_from", "level_to", "max_class_size", "min_age", "starts_on", "places", "places_per_start", "blocks", null, "updated_at", "created_at", 'published' FROM \`courses\`;`)
  await db.run(sql`DROP TABLE \`courses\`;`)
  await db.run(sql`ALTER TABLE \`__new_courses\` RENAME TO \`courses\`;`)
  await db.run(sql`CREATE INDEX \`courses_school_idx\` ON \`courses\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_position_idx\` ON \`courses\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`courses_slug_idx\` ON \`courses\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`courses__status_idx\` ON \`courses\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_idx\` ON \`courses\` (\`school_id\`,\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_slug_idx\` ON \`courses\` (\`school_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`__new_courses_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_courses_locales\`("title", "summary", "description", "starts", "seo_title", "seo_description", "id", "_locale", "_parent_id") SELECT "title", "summary", "description", "starts", "seo_title", "seo_description", "id", "_locale", "_parent_id" FROM \`courses_locales\`;`)
  await db.run(sql`DROP TABLE \`courses_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_courses_locales\` RENAME TO \`courses_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_locales_locale_parent_id_unique\` ON \`courses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_locales_parent_idx\` ON \`courses_locales\` (\`_parent_id\`);`)
  await publishCourses((statement) => db.run(statement), false)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_courses_v_version_start_dates\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_version_places_at_times\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_version_places_at_starts\`;`)
  await db.run(sql`DROP TABLE \`_courses_v\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_courses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`position\` numeric,
  	\`slug\` text,
  	\`number\` numeric,
  	\`lessons_per_week\` numeric NOT NULL,
  	\`minutes_per_lesson\` numeric DEFAULT 45 NOT NULL,
  	\`level_from\` text DEFAULT 'A1' NOT NULL,
  	\`level_to\` text DEFAULT 'C1' NOT NULL,
  	\`max_class_size\` numeric NOT NULL,
  	\`min_age\` numeric DEFAULT 16 NOT NULL,
  	\`starts_on\` text DEFAULT 'every-monday' NOT NULL,
  	\`places\` numeric,
  	\`places_per_start\` numeric,
  	\`blocks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_courses\`("id", "school_id", "position", "slug", "number", "lessons_per_week", "minutes_per_lesson", "level_from", "level_to", "max_class_size", "min_age", "starts_on", "places", "places_per_start", "blocks", "updated_at", "created_at") SELECT "id", "school_id", "position", "slug", "number", "lessons_per_week", "minutes_per_lesson", "level_from", "level_to", "max_class_size", "min_age", "starts_on", "places", "places_per_start", "blocks", "updated_at", "created_at" FROM \`courses\`;`)
  await db.run(sql`DROP TABLE \`courses\`;`)
  await db.run(sql`ALTER TABLE \`__new_courses\` RENAME TO \`courses\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`courses_school_idx\` ON \`courses\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_position_idx\` ON \`courses\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`courses_slug_idx\` ON \`courses\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_idx\` ON \`courses\` (\`school_id\`,\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_slug_idx\` ON \`courses\` (\`school_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`__new_courses_places_at_starts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`places\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_courses_places_at_starts\`("_order", "_parent_id", "id", "day", "places") SELECT "_order", "_parent_id", "id", "day", "places" FROM \`courses_places_at_starts\`;`)
  await db.run(sql`DROP TABLE \`courses_places_at_starts\`;`)
  await db.run(sql`ALTER TABLE \`__new_courses_places_at_starts\` RENAME TO \`courses_places_at_starts\`;`)
  await db.run(sql`CREATE INDEX \`courses_places_at_starts_order_idx\` ON \`courses_places_at_starts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_places_at_starts_parent_id_idx\` ON \`courses_places_at_starts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_courses_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text NOT NULL,
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
  await db.run(sql`INSERT INTO \`__new_courses_locales\`("title", "summary", "description", "starts", "seo_title", "seo_description", "id", "_locale", "_parent_id") SELECT "title", "summary", "description", "starts", "seo_title", "seo_description", "id", "_locale", "_parent_id" FROM \`courses_locales\`;`)
  await db.run(sql`DROP TABLE \`courses_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_courses_locales\` RENAME TO \`courses_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_locales_locale_parent_id_unique\` ON \`courses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_locales_parent_idx\` ON \`courses_locales\` (\`_parent_id\`);`)
}
