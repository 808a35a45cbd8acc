import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`consent_receipts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`decided_at\` text NOT NULL,
  	\`receipt\` text NOT NULL,
  	\`method\` text NOT NULL,
  	\`allowed\` text NOT NULL,
  	\`refused\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`version\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_receipts_decided_at_idx\` ON \`consent_receipts\` (\`decided_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_receipts_receipt_idx\` ON \`consent_receipts\` (\`receipt\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consent_receipts\`;`)
}
