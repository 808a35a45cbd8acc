import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`mail_templates_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`state\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mail_templates_templates_order_idx\` ON \`mail_templates_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mail_templates_templates_parent_id_idx\` ON \`mail_templates_templates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mail_templates_templates_locales\` (
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mail_templates_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_templates_templates_locales_locale_parent_id_unique\` ON \`mail_templates_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_templates_templates_locales_parent_idx\` ON \`mail_templates_templates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mail_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`mail_templates_templates\`;`)
  await db.run(sql`DROP TABLE \`mail_templates_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`mail_templates\`;`)
}
