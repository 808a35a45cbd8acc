import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`consent_settings_block_list\` ADD \`provider\` text;`)
  await db.run(sql`ALTER TABLE \`consent_settings_block_list\` ADD \`privacy_url\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consent_settings_block_list_stored\`;`)
  await db.run(sql`ALTER TABLE \`consent_settings_block_list\` DROP COLUMN \`provider\`;`)
  await db.run(sql`ALTER TABLE \`consent_settings_block_list\` DROP COLUMN \`privacy_url\`;`)
}
