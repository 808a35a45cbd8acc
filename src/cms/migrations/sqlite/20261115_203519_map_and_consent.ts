import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`school_maps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`extract_id\` integer,
  	\`school_page_lat\` numeric,
  	\`school_page_lng\` numeric,
  	\`school_page_zoom\` numeric DEFAULT 13 NOT NULL,
  	\`school_page_marker\` integer DEFAULT true,
  	\`school_page_popup\` integer DEFAULT false,
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
  	FOREIGN KEY (\`main_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`other_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`school_maps_school_idx\` ON \`school_maps\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_extract_idx\` ON \`school_maps\` (\`extract_id\`);`)
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
  await db.run(sql`CREATE TABLE \`map_extracts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  await db.run(sql`CREATE TABLE \`consent_settings_block_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`category\` text,
  	\`domain\` text,
  	\`contain\` text,
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
  	\`receipt_days\` numeric DEFAULT 1095 NOT NULL,
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`school_maps_id\` integer REFERENCES school_maps(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`map_extracts_id\` integer REFERENCES map_extracts(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_school_maps_id_idx\` ON \`payload_locked_documents_rels\` (\`school_maps_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_map_extracts_id_idx\` ON \`payload_locked_documents_rels\` (\`map_extracts_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consent_receipts\`;`)
  await db.run(sql`DROP TABLE \`school_maps_places\`;`)
  await db.run(sql`DROP TABLE \`school_maps_places_locales\`;`)
  await db.run(sql`DROP TABLE \`school_maps\`;`)
  await db.run(sql`DROP TABLE \`school_maps_locales\`;`)
  await db.run(sql`DROP TABLE \`map_extracts\`;`)
  await db.run(sql`DROP TABLE \`consent_settings_block_list\`;`)
  await db.run(sql`DROP TABLE \`consent_settings_block_list_locales\`;`)
  await db.run(sql`DROP TABLE \`consent_settings_hide_modal_in\`;`)
  await db.run(sql`DROP TABLE \`consent_settings\`;`)
  await db.run(sql`DROP TABLE \`consent_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`map_settings\`;`)
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
  	\`calculator_counts_id\` integer,
  	\`comments_id\` integer,
  	\`comment_actions_id\` integer,
  	\`spam_words_id\` integer,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
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
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outgoing_mail_id\`) REFERENCES \`outgoing_mail\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "schools_id", "courses_id", "accommodation_id", "price_lists_id", "price_adjustments_id", "price_extras_id", "quotes_id", "enrolments_id", "calculator_counts_id", "comments_id", "comment_actions_id", "spam_words_id", "pages_id", "media_id", "users_id", "outgoing_mail_id") SELECT "id", "order", "parent_id", "path", "schools_id", "courses_id", "accommodation_id", "price_lists_id", "price_adjustments_id", "price_extras_id", "quotes_id", "enrolments_id", "calculator_counts_id", "comments_id", "comment_actions_id", "spam_words_id", "pages_id", "media_id", "users_id", "outgoing_mail_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calculator_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`calculator_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comment_actions_id_idx\` ON \`payload_locked_documents_rels\` (\`comment_actions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spam_words_id_idx\` ON \`payload_locked_documents_rels\` (\`spam_words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outgoing_mail_id_idx\` ON \`payload_locked_documents_rels\` (\`outgoing_mail_id\`);`)
}
