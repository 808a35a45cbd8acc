import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`find_words\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`word\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`word_kind_document_idx\` ON \`find_words\` (\`word\`,\`kind\`,\`document\`);`)
  await db.run(sql`CREATE INDEX \`kind_document_word_idx\` ON \`find_words\` (\`kind\`,\`document\`,\`word\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`find_words\`;`)
}
