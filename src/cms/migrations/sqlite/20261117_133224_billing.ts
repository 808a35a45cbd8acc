import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`keep_years\` numeric DEFAULT 10 NOT NULL,
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
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`invoiced\` numeric;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`paid\` numeric;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`pay_by\` text;`)
  await db.run(sql`CREATE INDEX \`payBy_idx\` ON \`enrolments\` (\`pay_by\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`invoices_id\` integer REFERENCES invoices(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`invoice_counters_id\` integer REFERENCES invoice_counters(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`payments_id\` integer REFERENCES payments(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_invoices_id_idx\` ON \`payload_locked_documents_rels\` (\`invoices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_invoice_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`invoice_counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payments_id_idx\` ON \`payload_locked_documents_rels\` (\`payments_id\`);`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` ADD \`letter_subject\` text;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` ADD \`letter_text\` text;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` ADD \`invoice_subject\` text;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` ADD \`invoice_text\` text;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` ADD \`receipt_subject\` text;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` ADD \`receipt_text\` text;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` ADD \`reminder_subject\` text;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` ADD \`reminder_text\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`invoices\`;`)
  await db.run(sql`DROP TABLE \`invoice_counters\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP TABLE \`billing\`;`)
  await db.run(sql`DROP TABLE \`billing_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	\`quotes_id\` integer,
  	\`enrolments_id\` integer,
  	\`enrolment_events_id\` integer,
  	\`enrolment_places_id\` integer,
  	\`calculator_counts_id\` integer,
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
  	\`outgoing_mail_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`price_lists_id\`) REFERENCES \`price_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`price_adjustments_id\`) REFERENCES \`price_adjustments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`price_extras_id\`) REFERENCES \`price_extras\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`quotes_id\`) REFERENCES \`quotes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolments_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolment_events_id\`) REFERENCES \`enrolment_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolment_places_id\`) REFERENCES \`enrolment_places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`calculator_counts_id\`) REFERENCES \`calculator_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`comments_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`comment_actions_id\`) REFERENCES \`comment_actions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spam_words_id\`) REFERENCES \`spam_words\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reusable_content_id\`) REFERENCES \`reusable_content\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`missing_addresses_id\`) REFERENCES \`missing_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`school_maps_id\`) REFERENCES \`school_maps\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`map_extracts_id\`) REFERENCES \`map_extracts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`session_details_id\`) REFERENCES \`session_details\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outgoing_mail_id\`) REFERENCES \`outgoing_mail\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "schools_id", "courses_id", "accommodation_id", "price_lists_id", "price_adjustments_id", "price_extras_id", "quotes_id", "enrolments_id", "enrolment_events_id", "enrolment_places_id", "calculator_counts_id", "comments_id", "comment_actions_id", "spam_words_id", "pages_id", "posts_id", "categories_id", "reusable_content_id", "forms_id", "form_submissions_id", "redirects_id", "missing_addresses_id", "media_id", "files_id", "school_maps_id", "map_extracts_id", "users_id", "audit_log_id", "session_details_id", "second_factors_id", "outgoing_mail_id") SELECT "id", "order", "parent_id", "path", "schools_id", "courses_id", "accommodation_id", "price_lists_id", "price_adjustments_id", "price_extras_id", "quotes_id", "enrolments_id", "enrolment_events_id", "enrolment_places_id", "calculator_counts_id", "comments_id", "comment_actions_id", "spam_words_id", "pages_id", "posts_id", "categories_id", "reusable_content_id", "forms_id", "form_submissions_id", "redirects_id", "missing_addresses_id", "media_id", "files_id", "school_maps_id", "map_extracts_id", "users_id", "audit_log_id", "session_details_id", "second_factors_id", "outgoing_mail_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schools_id_idx\` ON \`payload_locked_documents_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accommodation_id_idx\` ON \`payload_locked_documents_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`price_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_adjustments_id_idx\` ON \`payload_locked_documents_rels\` (\`price_adjustments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_extras_id_idx\` ON \`payload_locked_documents_rels\` (\`price_extras_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`quotes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolment_events_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolment_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolment_places_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolment_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calculator_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`calculator_counts_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outgoing_mail_id_idx\` ON \`payload_locked_documents_rels\` (\`outgoing_mail_id\`);`)
  await db.run(sql`DROP INDEX \`payBy_idx\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`invoiced\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`paid\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`pay_by\`;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` DROP COLUMN \`letter_subject\`;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` DROP COLUMN \`letter_text\`;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` DROP COLUMN \`invoice_subject\`;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` DROP COLUMN \`invoice_text\`;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` DROP COLUMN \`receipt_subject\`;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` DROP COLUMN \`receipt_text\`;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` DROP COLUMN \`reminder_subject\`;`)
  await db.run(sql`ALTER TABLE \`enrolment_mails_locales\` DROP COLUMN \`reminder_text\`;`)
}
