import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`courses_places_at_starts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`places\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_places_at_starts_order_idx\` ON \`courses_places_at_starts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_places_at_starts_parent_id_idx\` ON \`courses_places_at_starts\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`places_per_start\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`courses_places_at_starts\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`places_per_start\`;`)
}
