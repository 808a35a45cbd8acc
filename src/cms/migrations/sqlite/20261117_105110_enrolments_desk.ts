import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { foldWords } from '../../../shared/text/fold-words'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enrolment_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolment_mails_locales_locale_parent_id_unique\` ON \`enrolment_mails_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`INSERT INTO enrolment_events (enrolment, kind, by_id, by_name, "from", "to", text, version, created_at, updated_at)
    SELECT h._parent_id, CASE WHEN h._order = 1 THEN 'received' ELSE 'state' END, h.by_id,
      NULLIF(h.by_name, 'the student'), earlier.state, h.state, h.note, 1, h.at, h.at
    FROM enrolments_history h
    LEFT JOIN enrolments_history earlier ON earlier._parent_id = h._parent_id AND earlier._order = h._order - 1
    ORDER BY h.at, h._order;`)
  // A note that waited for the next change of the state.
  await db.run(sql`INSERT INTO enrolment_events (enrolment, kind, text, version, created_at, updated_at)
    SELECT id, 'note', note, 1, updated_at, updated_at FROM enrolments WHERE note <> '';`)
  await db.run(sql`DROP TABLE \`enrolments_history\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`due\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`version\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`course\` numeric;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`weeks\` numeric;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`accommodation\` numeric;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`total\` numeric;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`enrolments_assignee_idx\` ON \`enrolments\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`enrolments\` (\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`school_course_state_createdAt_idx\` ON \`enrolments\` (\`school_id\`,\`course\`,\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_start_idx\` ON \`enrolments\` (\`state\`,\`start\`);`)
  await db.run(sql`CREATE INDEX \`state_due_idx\` ON \`enrolments\` (\`state\`,\`due\`);`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enrolment_events_id\` integer REFERENCES enrolment_events(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolment_events_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolment_events_id\`);`)
  await db.run(sql`UPDATE enrolments SET course = json_extract(quotes.content, '$.request.course'),
      weeks = json_extract(quotes.content, '$.request.weeks'),
      accommodation = json_extract(quotes.content, '$.request.accommodation'),
      total = (SELECT sum(q.total) FROM enrolments_rels r JOIN quotes q ON q.id = r.quotes_id WHERE r.parent_id = enrolments.id)
    FROM enrolments_rels JOIN quotes ON quotes.id = enrolments_rels.quotes_id
    WHERE enrolments_rels.parent_id = enrolments.id AND enrolments_rels."order" = 1;`)
  const rows = await db.all<Record<'id' | 'name' | 'email' | 'reference', string>>(
    sql`SELECT id, name, email, reference FROM enrolments`,
  )
  for (const { id, name, email, reference } of rows)
    await db.run(
      sql`UPDATE enrolments SET search_text = ${foldWords(`${name} ${email} ${reference}`)} WHERE id = ${id}`,
    )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`DROP TABLE \`enrolment_events\`;`)
  await db.run(sql`DROP TABLE \`enrolment_mails\`;`)
  await db.run(sql`DROP TABLE \`enrolment_mails_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enrolments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`note\` text,
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
  	\`reference\` text NOT NULL,
  	\`school_id\` integer,
  	\`locale\` text NOT NULL,
  	\`fingerprint\` text,
  	\`consented_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_enrolments\`("id", "state", "note", "name", "email", "phone", "underage", "guardian_name", "guardian_contact", "guardian_consented_at", "birth_date", "nationality", "level", "start", "last_day", "arrival", "departure", "message", "reference", "school_id", "locale", "fingerprint", "consented_at", "updated_at", "created_at") SELECT "id", CASE "state" WHEN 'waiting' THEN 'in-progress' ELSE "state" END, NULL, "name", "email", "phone", "underage", "guardian_name", "guardian_contact", "guardian_consented_at", "birth_date", "nationality", "level", "start", "last_day", "arrival", "departure", "message", "reference", "school_id", "locale", "fingerprint", "consented_at", "updated_at", "created_at" FROM \`enrolments\`;`)
  await db.run(sql`DROP TABLE \`enrolments\`;`)
  await db.run(sql`ALTER TABLE \`__new_enrolments\` RENAME TO \`enrolments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`enrolments_state_idx\` ON \`enrolments\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolments_reference_idx\` ON \`enrolments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_school_idx\` ON \`enrolments\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_fingerprint_idx\` ON \`enrolments\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_updated_at_idx\` ON \`enrolments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_created_at_idx\` ON \`enrolments\` (\`created_at\`);`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "schools_id", "courses_id", "accommodation_id", "price_lists_id", "price_adjustments_id", "price_extras_id", "quotes_id", "enrolments_id", "calculator_counts_id", "comments_id", "comment_actions_id", "spam_words_id", "pages_id", "posts_id", "categories_id", "reusable_content_id", "forms_id", "form_submissions_id", "redirects_id", "missing_addresses_id", "media_id", "files_id", "school_maps_id", "map_extracts_id", "users_id", "audit_log_id", "session_details_id", "second_factors_id", "outgoing_mail_id") SELECT "id", "order", "parent_id", "path", "schools_id", "courses_id", "accommodation_id", "price_lists_id", "price_adjustments_id", "price_extras_id", "quotes_id", "enrolments_id", "calculator_counts_id", "comments_id", "comment_actions_id", "spam_words_id", "pages_id", "posts_id", "categories_id", "reusable_content_id", "forms_id", "form_submissions_id", "redirects_id", "missing_addresses_id", "media_id", "files_id", "school_maps_id", "map_extracts_id", "users_id", "audit_log_id", "session_details_id", "second_factors_id", "outgoing_mail_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
}
