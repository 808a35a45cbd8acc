import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`schools_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_rels_order_idx\` ON \`users_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_parent_idx\` ON \`users_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_path_idx\` ON \`users_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_schools_id_idx\` ON \`users_rels\` (\`schools_id\`);`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`school\` numeric;`)
  await db.run(sql`CREATE INDEX \`invoices_school_idx\` ON \`invoices\` (\`school\`);`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`school\` numeric;`)
  await db.run(sql`CREATE INDEX \`payments_school_idx\` ON \`payments\` (\`school\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_limited\` integer DEFAULT false;`)
  await db.run(
    sql`UPDATE \`invoices\` SET \`school\` = (SELECT \`school_id\` FROM \`enrolments\` WHERE \`enrolments\`.\`id\` = \`invoices\`.\`enrolment\`);`,
  )
  await db.run(
    sql`UPDATE \`payments\` SET \`school\` = (SELECT \`school_id\` FROM \`enrolments\` WHERE \`enrolments\`.\`id\` = \`payments\`.\`enrolment\`);`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_rels\`;`)
  await db.run(sql`DROP INDEX \`invoices_school_idx\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`school\`;`)
  await db.run(sql`DROP INDEX \`payments_school_idx\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`school\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_limited\`;`)
}
