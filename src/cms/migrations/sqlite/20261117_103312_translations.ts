import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document\` text NOT NULL,
  	\`texts\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`translations_document_idx\` ON \`translations\` (\`document\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`translations\`;`)
}
