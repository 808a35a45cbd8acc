import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_retention_runs_state" AS ENUM('running', 'done', 'failed');
  CREATE TABLE "retention_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"state" "enum_retention_runs_state" NOT NULL,
  	"erased" jsonb NOT NULL,
  	"failed" jsonb,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enrolments" numeric DEFAULT 1095,
  	"quotes" numeric DEFAULT 180 NOT NULL,
  	"invoices" numeric DEFAULT 10 NOT NULL,
  	"submissions" numeric DEFAULT 730,
  	"comments" numeric,
  	"comment_addresses" numeric DEFAULT 730,
  	"comment_hashes" numeric DEFAULT 365,
  	"moderation_history" numeric DEFAULT 1095,
  	"mails" numeric DEFAULT 90 NOT NULL,
  	"receipts" numeric DEFAULT 1095 NOT NULL,
  	"log" numeric DEFAULT 365 NOT NULL,
  	"missing_addresses" numeric DEFAULT 30 NOT NULL,
  	"upgrade_copies" numeric DEFAULT 90,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE UNIQUE INDEX "retention_runs_day_idx" ON "retention_runs" USING btree ("day");
  CREATE INDEX "retention_runs_updated_at_idx" ON "retention_runs" USING btree ("updated_at");
  CREATE INDEX "retention_runs_created_at_idx" ON "retention_runs" USING btree ("created_at");`)
  // The columns quote_keep_days of pricing, keep_years of billing and receipt_days of consent_settings stay, though nothing reads them
  // any more: nodes of the version before do, as long as an upgrade takes. A later migration drops them.
  // Sites that exist keep what they have kept until now: their own numbers where they could set them, and for ever what had no end.
  await db.execute(sql`INSERT INTO retention (id, enrolments, quotes, invoices, submissions, comments, comment_addresses, comment_hashes, moderation_history, mails, receipts, log, missing_addresses, upgrade_copies, created_at, updated_at)
    SELECT 1, NULL, coalesce((SELECT quote_keep_days FROM pricing LIMIT 1), 180),
      greatest(coalesce((SELECT keep_years FROM billing LIMIT 1), 10), 6), NULL, NULL, NULL, NULL, NULL, 90,
      coalesce((SELECT receipt_days FROM consent_settings LIMIT 1), 1095), 365, 30, NULL, CURRENT_TIMESTAMP, CURRENT_TIMESTAMP
    WHERE EXISTS (SELECT 1 FROM users)`)
  await db.execute(sql`SELECT setval('retention_id_seq', 1) WHERE EXISTS (SELECT 1 FROM retention)`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "retention_runs" CASCADE;
  DROP TABLE "retention" CASCADE;
  DROP TYPE "public"."enum_retention_runs_state";`)
}
