import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`retention_runs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`erased\` text NOT NULL,
  	\`failed\` text,
  	\`ended_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`retention_runs_day_idx\` ON \`retention_runs\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`retention_runs_updated_at_idx\` ON \`retention_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`retention_runs_created_at_idx\` ON \`retention_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`enrolments\` numeric DEFAULT 1095,
  	\`quotes\` numeric DEFAULT 180 NOT NULL,
  	\`invoices\` numeric DEFAULT 10 NOT NULL,
  	\`submissions\` numeric DEFAULT 730,
  	\`comments\` numeric,
  	\`comment_addresses\` numeric DEFAULT 730,
  	\`comment_hashes\` numeric DEFAULT 365,
  	\`moderation_history\` numeric DEFAULT 1095,
  	\`mails\` numeric DEFAULT 90 NOT NULL,
  	\`receipts\` numeric DEFAULT 1095 NOT NULL,
  	\`log\` numeric DEFAULT 365 NOT NULL,
  	\`missing_addresses\` numeric DEFAULT 30 NOT NULL,
  	\`upgrade_copies\` numeric DEFAULT 90,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  // The columns quote_keep_days of pricing, keep_years of billing and receipt_days of consent_settings stay, though nothing reads them
  // any more: nodes of the version before do, as long as an upgrade takes. A later migration drops them.
  // Sites that exist keep what they have kept until now: their own numbers where they could set them, and for ever what had no end.
  await db.run(sql`INSERT INTO retention (id, enrolments, quotes, invoices, submissions, comments, comment_addresses, comment_hashes, moderation_history, mails, receipts, log, missing_addresses, upgrade_copies, created_at, updated_at)
    SELECT 1, NULL, coalesce((SELECT quote_keep_days FROM pricing LIMIT 1), 180),
      max(coalesce((SELECT keep_years FROM billing LIMIT 1), 10), 6), NULL, NULL, NULL, NULL, NULL, 90,
      coalesce((SELECT receipt_days FROM consent_settings LIMIT 1), 1095), 365, 30, NULL, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM users)`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`retention_runs\`;`)
  await db.run(sql`DROP TABLE \`retention\`;`)
}
