import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
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
  await db.run(sql`CREATE TABLE \`_schools_v_version_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`to\` text,
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
  await db.run(sql`CREATE TABLE \`price_lists\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`valid_from\` text,
  	\`valid_to\` text,
  	\`items\` text DEFAULT '[]',
  	\`notes\` text,
  	\`school_id\` integer,
  	\`currency\` text DEFAULT 'default',
  	\`version\` numeric DEFAULT 0,
  	\`copied_from_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
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
  	\`version_currency\` text DEFAULT 'default',
  	\`version_version\` numeric DEFAULT 0,
  	\`version_copied_from_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`price_adjustments_school_idx\` ON \`price_adjustments\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_code_idx\` ON \`price_adjustments\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_promo_idx\` ON \`price_adjustments\` (\`promo\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_updated_at_idx\` ON \`price_adjustments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_adjustments_created_at_idx\` ON \`price_adjustments\` (\`created_at\`);`)
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
  	\`position\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`price_extras_school_idx\` ON \`price_extras\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_code_idx\` ON \`price_extras\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_updated_at_idx\` ON \`price_extras\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_extras_created_at_idx\` ON \`price_extras\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`enrolments_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	\`by_name\` text NOT NULL,
  	\`note\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolments_history_order_idx\` ON \`enrolments_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_history_parent_id_idx\` ON \`enrolments_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_history_by_idx\` ON \`enrolments_history\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`enrolments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`note\` text,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`birth_date\` text NOT NULL,
  	\`nationality\` text NOT NULL,
  	\`level\` text NOT NULL,
  	\`start\` text NOT NULL,
  	\`message\` text,
  	\`reference\` text NOT NULL,
  	\`school_id\` integer,
  	\`locale\` text NOT NULL,
  	\`consented_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolments_state_idx\` ON \`enrolments\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolments_reference_idx\` ON \`enrolments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_school_idx\` ON \`enrolments\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_updated_at_idx\` ON \`enrolments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_created_at_idx\` ON \`enrolments\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`calculator_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`event\` text NOT NULL,
  	\`course\` numeric NOT NULL,
  	\`weeks\` numeric NOT NULL,
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
  await db.run(sql`CREATE UNIQUE INDEX \`day_school_event_course_weeks_idx\` ON \`calculator_counts\` (\`day\`,\`school_id\`,\`event\`,\`course\`,\`weeks\`);`)
  await db.run(sql`CREATE TABLE \`outgoing_mail\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`last_error\` text,
  	\`attempts\` numeric DEFAULT 0,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outgoing_mail_updated_at_idx\` ON \`outgoing_mail\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mail_created_at_idx\` ON \`outgoing_mail\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`outgoing_mail\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`pricing_currencies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`iso\` text,
  	\`name\` text NOT NULL,
  	\`rate\` numeric NOT NULL,
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
  await db.run(sql`ALTER TABLE \`schools\` ADD \`registration_fee\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`time_zone\` text DEFAULT 'America/Toronto';`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_registration_fee\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_time_zone\` text DEFAULT 'America/Toronto';`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`number\` numeric;`)
  await db.run(sql`UPDATE \`courses\` SET \`number\` = (SELECT n FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY school_id ORDER BY position, id) + 1 AS n FROM \`courses\`) AS numbered WHERE numbered.id = \`courses\`.id);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_idx\` ON \`courses\` (\`school_id\`,\`number\`);`)
  await db.run(sql`ALTER TABLE \`accommodation\` ADD \`number\` numeric;`)
  await db.run(sql`UPDATE \`accommodation\` SET \`number\` = (SELECT n FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY school_id ORDER BY position, id) + 2 AS n FROM \`accommodation\`) AS numbered WHERE numbered.id = \`accommodation\`.id);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_number_1_idx\` ON \`accommodation\` (\`school_id\`,\`number\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`price_lists_id\` integer REFERENCES price_lists(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`price_adjustments_id\` integer REFERENCES price_adjustments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`price_extras_id\` integer REFERENCES price_extras(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`quotes_id\` integer REFERENCES quotes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enrolments_id\` integer REFERENCES enrolments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`calculator_counts_id\` integer REFERENCES calculator_counts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`outgoing_mail_id\` integer REFERENCES outgoing_mail(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`price_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_adjustments_id_idx\` ON \`payload_locked_documents_rels\` (\`price_adjustments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_extras_id_idx\` ON \`payload_locked_documents_rels\` (\`price_extras_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`quotes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calculator_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`calculator_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outgoing_mail_id_idx\` ON \`payload_locked_documents_rels\` (\`outgoing_mail_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`schools_closures\`;`)
  await db.run(sql`DROP TABLE \`schools_closures_locales\`;`)
  await db.run(sql`DROP TABLE \`_schools_v_version_closures\`;`)
  await db.run(sql`DROP TABLE \`_schools_v_version_closures_locales\`;`)
  await db.run(sql`DROP TABLE \`price_lists\`;`)
  await db.run(sql`DROP TABLE \`_price_lists_v\`;`)
  await db.run(sql`DROP TABLE \`price_adjustments_on\`;`)
  await db.run(sql`DROP TABLE \`price_adjustments\`;`)
  await db.run(sql`DROP TABLE \`price_adjustments_locales\`;`)
  await db.run(sql`DROP TABLE \`price_adjustments_rels\`;`)
  await db.run(sql`DROP TABLE \`price_extras\`;`)
  await db.run(sql`DROP TABLE \`price_extras_locales\`;`)
  await db.run(sql`DROP TABLE \`quotes\`;`)
  await db.run(sql`DROP TABLE \`enrolments_history\`;`)
  await db.run(sql`DROP TABLE \`enrolments\`;`)
  await db.run(sql`DROP TABLE \`enrolments_rels\`;`)
  await db.run(sql`DROP TABLE \`calculator_counts\`;`)
  await db.run(sql`DROP TABLE \`outgoing_mail\`;`)
  await db.run(sql`DROP TABLE \`pricing_currencies\`;`)
  await db.run(sql`DROP TABLE \`pricing\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`schools_id\` integer,
  	\`courses_id\` integer,
  	\`accommodation_id\` integer,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "schools_id", "courses_id", "accommodation_id", "pages_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "schools_id", "courses_id", "accommodation_id", "pages_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schools_id_idx\` ON \`payload_locked_documents_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accommodation_id_idx\` ON \`payload_locked_documents_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`school_number_idx\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`number\`;`)
  await db.run(sql`DROP INDEX \`school_number_1_idx\`;`)
  await db.run(sql`ALTER TABLE \`accommodation\` DROP COLUMN \`number\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`registration_fee\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_registration_fee\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_time_zone\`;`)
}
