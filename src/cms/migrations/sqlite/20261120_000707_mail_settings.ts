import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`mail_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`host\` text,
  	\`port\` numeric,
  	\`security\` text DEFAULT 'starttls' NOT NULL,
  	\`user\` text,
  	\`sealed_password\` text,
  	\`password_set_at\` text,
  	\`from_name\` text,
  	\`from_address\` text,
  	\`reply_to\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`mail_settings_locales\` (
  	\`signature\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mail_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_settings_locales_locale_parent_id_unique\` ON \`mail_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_settings_locales_parent_idx\` ON \`mail_settings_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`mail_settings\`;`)
  await db.run(sql`DROP TABLE \`mail_settings_locales\`;`)
}
