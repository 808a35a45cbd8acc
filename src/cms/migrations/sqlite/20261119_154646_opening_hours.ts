import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`first_day\` text DEFAULT 'mon',
  	\`last_day\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_opening_hours_order_idx\` ON \`schools_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_opening_hours_parent_id_idx\` ON \`schools_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_day\` text DEFAULT 'mon',
  	\`last_day\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_opening_hours_order_idx\` ON \`_schools_v_version_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_opening_hours_parent_id_idx\` ON \`_schools_v_version_opening_hours\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`schools_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`_schools_v_version_opening_hours\`;`)
}
