import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`private_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`digest\` text,
  	\`client\` text,
  	\`owner\` text,
  	\`expires_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`private_files_name_idx\` ON \`private_files\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`private_files_client_idx\` ON \`private_files\` (\`client\`);`)
  await db.run(sql`CREATE INDEX \`private_files_owner_idx\` ON \`private_files\` (\`owner\`);`)
  await db.run(sql`CREATE INDEX \`private_files_expires_at_idx\` ON \`private_files\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`private_files_updated_at_idx\` ON \`private_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`private_files_created_at_idx\` ON \`private_files\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`form_submissions_submission_data\` ADD \`file\` numeric;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`private_files_id\` integer REFERENCES private_files(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_private_files_id_idx\` ON \`payload_locked_documents_rels\` (\`private_files_id\`);`)
}

// Without a copy of the whole table, which would change the order of its columns.
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_private_files_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`private_files_id\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions_submission_data\` DROP COLUMN \`file\`;`)
  await db.run(sql`DROP TABLE \`private_files\`;`)
}
