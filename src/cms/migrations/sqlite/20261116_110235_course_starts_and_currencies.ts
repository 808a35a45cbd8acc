import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pricing_currencies\` RENAME COLUMN "rate" TO "value";`)
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
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_courses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`position\` numeric,
  	\`number\` numeric,
  	\`lessons_per_week\` numeric NOT NULL,
  	\`minutes_per_lesson\` numeric DEFAULT 45 NOT NULL,
  	\`level_from\` text DEFAULT 'A1' NOT NULL,
  	\`level_to\` text DEFAULT 'C1' NOT NULL,
  	\`max_class_size\` numeric NOT NULL,
  	\`min_age\` numeric DEFAULT 16 NOT NULL,
  	\`starts_on\` text DEFAULT 'every-monday' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  // The courses that are there have started every Monday so far; the generated statement read a column that is new.
  await db.run(sql`INSERT INTO \`__new_courses\`("id", "school_id", "position", "number", "lessons_per_week", "minutes_per_lesson", "level_from", "level_to", "max_class_size", "min_age", "starts_on", "updated_at", "created_at") SELECT "id", "school_id", "position", "number", "lessons_per_week", "minutes_per_lesson", "level_from", "level_to", "max_class_size", "min_age", 'every-monday', "updated_at", "created_at" FROM \`courses\`;`)
  await db.run(sql`DROP TABLE \`courses\`;`)
  await db.run(sql`ALTER TABLE \`__new_courses\` RENAME TO \`courses\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`courses_school_idx\` ON \`courses\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_position_idx\` ON \`courses\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_idx\` ON \`courses\` (\`school_id\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`__new_accommodation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`position\` numeric,
  	\`number\` numeric,
  	\`kind\` text NOT NULL,
  	\`room\` text NOT NULL,
  	\`meals\` text NOT NULL,
  	\`min_age\` numeric DEFAULT 16 NOT NULL,
  	\`minutes_to_school\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accommodation\`("id", "school_id", "position", "number", "kind", "room", "meals", "min_age", "minutes_to_school", "updated_at", "created_at") SELECT "id", "school_id", "position", "number", "kind", "room", "meals", "min_age", "minutes_to_school", "updated_at", "created_at" FROM \`accommodation\`;`)
  await db.run(sql`DROP TABLE \`accommodation\`;`)
  await db.run(sql`ALTER TABLE \`__new_accommodation\` RENAME TO \`accommodation\`;`)
  await db.run(sql`CREATE INDEX \`accommodation_school_idx\` ON \`accommodation\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_position_idx\` ON \`accommodation\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_updated_at_idx\` ON \`accommodation\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_created_at_idx\` ON \`accommodation\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_1_idx\` ON \`accommodation\` (\`school_id\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`__new_price_extras\` (
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
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_price_extras\`("id", "school_id", "active", "code", "amount", "charged", "forced", "position", "updated_at", "created_at") SELECT "id", "school_id", "active", "code", "amount", "charged", "forced", "position", "updated_at", "created_at" FROM \`price_extras\`;`)
  await db.run(sql`DROP TABLE \`price_extras\`;`)
  await db.run(sql`ALTER TABLE \`__new_price_extras\` RENAME TO \`price_extras\`;`)
  await db.run(sql`CREATE INDEX \`price_extras_school_idx\` ON \`price_extras\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_code_idx\` ON \`price_extras\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_position_idx\` ON \`price_extras\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_updated_at_idx\` ON \`price_extras\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_created_at_idx\` ON \`price_extras\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_code_1_idx\` ON \`price_extras\` (\`school_id\`,\`code\`);`)
  await db.run(sql`ALTER TABLE \`pricing\` ADD \`quote_keep_days\` numeric DEFAULT 180 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pricing_currencies\` RENAME COLUMN "value" TO "rate";`)
  await db.run(sql`DROP TABLE \`courses_start_dates\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_price_extras\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`code\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`charged\` text DEFAULT 'once' NOT NULL,
  	\`forced\` integer DEFAULT false,
  	\`position\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_price_extras\`("id", "school_id", "active", "code", "amount", "charged", "forced", "position", "updated_at", "created_at") SELECT "id", "school_id", "active", "code", "amount", "charged", "forced", "position", "updated_at", "created_at" FROM \`price_extras\`;`)
  await db.run(sql`DROP TABLE \`price_extras\`;`)
  await db.run(sql`ALTER TABLE \`__new_price_extras\` RENAME TO \`price_extras\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`price_extras_school_idx\` ON \`price_extras\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_code_idx\` ON \`price_extras\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_updated_at_idx\` ON \`price_extras\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_created_at_idx\` ON \`price_extras\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_code_1_idx\` ON \`price_extras\` (\`school_id\`,\`code\`);`)
  await db.run(sql`CREATE TABLE \`__new_courses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`position\` numeric DEFAULT 1 NOT NULL,
  	\`number\` numeric,
  	\`lessons_per_week\` numeric NOT NULL,
  	\`minutes_per_lesson\` numeric DEFAULT 45 NOT NULL,
  	\`level_from\` text DEFAULT 'A1' NOT NULL,
  	\`level_to\` text DEFAULT 'C1' NOT NULL,
  	\`max_class_size\` numeric NOT NULL,
  	\`min_age\` numeric DEFAULT 16 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_courses\`("id", "school_id", "position", "number", "lessons_per_week", "minutes_per_lesson", "level_from", "level_to", "max_class_size", "min_age", "updated_at", "created_at") SELECT "id", "school_id", "position", "number", "lessons_per_week", "minutes_per_lesson", "level_from", "level_to", "max_class_size", "min_age", "updated_at", "created_at" FROM \`courses\`;`)
  await db.run(sql`DROP TABLE \`courses\`;`)
  await db.run(sql`ALTER TABLE \`__new_courses\` RENAME TO \`courses\`;`)
  await db.run(sql`CREATE INDEX \`courses_school_idx\` ON \`courses\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_position_idx\` ON \`courses\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_idx\` ON \`courses\` (\`school_id\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`__new_accommodation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`position\` numeric DEFAULT 1 NOT NULL,
  	\`number\` numeric,
  	\`kind\` text NOT NULL,
  	\`room\` text NOT NULL,
  	\`meals\` text NOT NULL,
  	\`min_age\` numeric DEFAULT 16 NOT NULL,
  	\`minutes_to_school\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accommodation\`("id", "school_id", "position", "number", "kind", "room", "meals", "min_age", "minutes_to_school", "updated_at", "created_at") SELECT "id", "school_id", "position", "number", "kind", "room", "meals", "min_age", "minutes_to_school", "updated_at", "created_at" FROM \`accommodation\`;`)
  await db.run(sql`DROP TABLE \`accommodation\`;`)
  await db.run(sql`ALTER TABLE \`__new_accommodation\` RENAME TO \`accommodation\`;`)
  await db.run(sql`CREATE INDEX \`accommodation_school_idx\` ON \`accommodation\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_position_idx\` ON \`accommodation\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_updated_at_idx\` ON \`accommodation\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_created_at_idx\` ON \`accommodation\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_1_idx\` ON \`accommodation\` (\`school_id\`,\`number\`);`)
  await db.run(sql`ALTER TABLE \`pricing\` DROP COLUMN \`quote_keep_days\`;`)
}
