import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_backups_way" AS ENUM('download', 'command');
  CREATE TYPE "public"."enum_backups_problem" AS ENUM('stopped', 'failed');
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'backup' BEFORE 'created';
  CREATE TABLE "backups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"way" "enum_backups_way" NOT NULL,
  	"by" varchar,
  	"size" numeric NOT NULL,
  	"problem" "enum_backups_problem",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "backups_id" integer;
  CREATE INDEX "backups_updated_at_idx" ON "backups" USING btree ("updated_at");
  CREATE INDEX "backups_created_at_idx" ON "backups" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_backups_fk" FOREIGN KEY ("backups_id") REFERENCES "public"."backups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_backups_id_idx" ON "payload_locked_documents_rels" USING btree ("backups_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "backups" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "backups" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_backups_fk";
  
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_event";
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('log-in', 'log-in-failed', 'log-out', 'sessions-ended', 'password-changed', 'password-reset', 'second-factor-on', 'second-factor-off', 'recovery-codes', 'created', 'changed', 'deleted');
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_log_event" USING "event"::"public"."enum_audit_log_event";
  DROP INDEX "payload_locked_documents_rels_backups_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "backups_id";
  DROP TYPE "public"."enum_backups_way";
  DROP TYPE "public"."enum_backups_problem";`)
}
