import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_open_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_open_holidays_order_idx\` ON \`schools_open_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_open_holidays_parent_id_idx\` ON \`schools_open_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v_version_open_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_schools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_version_open_holidays_order_idx\` ON \`_schools_v_version_open_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_open_holidays_parent_id_idx\` ON \`_schools_v_version_open_holidays\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`public_holidays\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`holiday_lessons\` text DEFAULT 'lost';`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_public_holidays\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_holiday_lessons\` text DEFAULT 'lost';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`schools_open_holidays\`;`)
  await db.run(sql`DROP TABLE \`_schools_v_version_open_holidays\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`public_holidays\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`holiday_lessons\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_public_holidays\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_holiday_lessons\`;`)
}
