import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consent_settings_block_list\`;`)
  await db.run(sql`DROP TABLE \`consent_settings_block_list_locales\`;`)
  await db.run(sql`DROP TABLE \`consent_settings_hide_modal_in\`;`)
  await db.run(sql`DROP TABLE \`consent_settings\`;`)
  await db.run(sql`DROP TABLE \`consent_settings_locales\`;`)
}
