import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_event" AS ENUM('log-in', 'log-in-failed', 'log-out', 'sessions-ended', 'password-changed', 'password-reset', 'second-factor-on', 'second-factor-off', 'recovery-codes', 'created', 'changed', 'deleted');
  CREATE TYPE "public"."enum_audit_log_area" AS ENUM('people', 'settings', 'prices');
  CREATE TYPE "public"."enum_log_in_settings_second_factor_roles" AS ENUM('administrator', 'editor', 'moderator');
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar,
  	"event" "enum_audit_log_event" NOT NULL,
  	"area" "enum_audit_log_area" NOT NULL,
  	"subject" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"key" varchar NOT NULL,
  	"recovery_codes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "log_in_settings_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_log_in_settings_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "log_in_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" integer;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "log_in_settings_second_factor_roles" ADD CONSTRAINT "log_in_settings_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."log_in_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_event_idx" ON "audit_log" USING btree ("event");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "log_in_settings_second_factor_roles_order_idx" ON "log_in_settings_second_factor_roles" USING btree ("order");
  CREATE INDEX "log_in_settings_second_factor_roles_parent_idx" ON "log_in_settings_second_factor_roles" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "log_in_settings_second_factor_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "log_in_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "log_in_settings_second_factor_roles" CASCADE;
  DROP TABLE "log_in_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  DROP TYPE "public"."enum_audit_log_event";
  DROP TYPE "public"."enum_audit_log_area";
  DROP TYPE "public"."enum_log_in_settings_second_factor_roles";`)
}
