import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invoices_state" AS ENUM('valid', 'cancelled');
  CREATE TYPE "public"."enum_payments_way" AS ENUM('transfer', 'card', 'cash', 'other');
  ALTER TYPE "public"."enum_enrolment_events_kind" ADD VALUE 'invoice';
  ALTER TYPE "public"."enum_enrolment_events_kind" ADD VALUE 'cancelled';
  ALTER TYPE "public"."enum_enrolment_events_kind" ADD VALUE 'payment';
  ALTER TYPE "public"."enum_enrolment_events_kind" ADD VALUE 'reversed';
  CREATE TABLE "invoices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"state" "enum_invoices_state" DEFAULT 'valid' NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"issued_on" timestamp(3) with time zone NOT NULL,
  	"pay_by" timestamp(3) with time zone NOT NULL,
  	"total" numeric NOT NULL,
  	"cancelled_on" timestamp(3) with time zone,
  	"cancel_reason" varchar,
  	"by_name" varchar,
  	"enrolment" numeric NOT NULL,
  	"year" numeric NOT NULL,
  	"serial" numeric NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoice_counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"last" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"amount" numeric NOT NULL,
  	"way" "enum_payments_way" NOT NULL,
  	"invoice" varchar,
  	"note" varchar,
  	"by_name" varchar,
  	"reverses" numeric,
  	"enrolment" numeric NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "billing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"issuer_name" varchar,
  	"issuer_tax_id" varchar,
  	"issuer_address" varchar,
  	"bank_holder" varchar,
  	"bank_bank" varchar,
  	"bank_iban" varchar,
  	"bank_bic" varchar,
  	"pay_days" numeric DEFAULT 14 NOT NULL,
  	"number_prefix" varchar,
  	"keep_years" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "billing_locales" (
  	"letter_title" varchar,
  	"letter_text" varchar,
  	"invoice_title" varchar,
  	"invoice_before" varchar,
  	"invoice_after" varchar,
  	"receipt_title" varchar,
  	"receipt_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "enrolments" ADD COLUMN "invoiced" numeric;
  ALTER TABLE "enrolments" ADD COLUMN "paid" numeric;
  ALTER TABLE "enrolments" ADD COLUMN "pay_by" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invoices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invoice_counters_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payments_id" integer;
  ALTER TABLE "enrolment_mails_locales" ADD COLUMN "letter_subject" varchar;
  ALTER TABLE "enrolment_mails_locales" ADD COLUMN "letter_text" varchar;
  ALTER TABLE "enrolment_mails_locales" ADD COLUMN "invoice_subject" varchar;
  ALTER TABLE "enrolment_mails_locales" ADD COLUMN "invoice_text" varchar;
  ALTER TABLE "enrolment_mails_locales" ADD COLUMN "receipt_subject" varchar;
  ALTER TABLE "enrolment_mails_locales" ADD COLUMN "receipt_text" varchar;
  ALTER TABLE "enrolment_mails_locales" ADD COLUMN "reminder_subject" varchar;
  ALTER TABLE "enrolment_mails_locales" ADD COLUMN "reminder_text" varchar;
  ALTER TABLE "billing_locales" ADD CONSTRAINT "billing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."billing"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_email_idx" ON "invoices" USING btree ("email");
  CREATE INDEX "invoices_enrolment_idx" ON "invoices" USING btree ("enrolment");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "year_serial_idx" ON "invoices" USING btree ("year","serial");
  CREATE UNIQUE INDEX "invoice_counters_year_idx" ON "invoice_counters" USING btree ("year");
  CREATE INDEX "invoice_counters_updated_at_idx" ON "invoice_counters" USING btree ("updated_at");
  CREATE INDEX "invoice_counters_created_at_idx" ON "invoice_counters" USING btree ("created_at");
  CREATE INDEX "payments_email_idx" ON "payments" USING btree ("email");
  CREATE INDEX "payments_day_idx" ON "payments" USING btree ("day");
  CREATE UNIQUE INDEX "payments_reverses_idx" ON "payments" USING btree ("reverses");
  CREATE INDEX "payments_enrolment_idx" ON "payments" USING btree ("enrolment");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "billing_locales_locale_parent_id_unique" ON "billing_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoice_counters_fk" FOREIGN KEY ("invoice_counters_id") REFERENCES "public"."invoice_counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payBy_idx" ON "enrolments" USING btree ("pay_by");
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");
  CREATE INDEX "payload_locked_documents_rels_invoice_counters_id_idx" ON "payload_locked_documents_rels" USING btree ("invoice_counters_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invoices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoice_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "billing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "billing_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "invoice_counters" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "billing" CASCADE;
  DROP TABLE "billing_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invoices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invoice_counters_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payments_fk";
  
  ALTER TABLE "enrolment_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enrolment_events_kind";
  CREATE TYPE "public"."enum_enrolment_events_kind" AS ENUM('received', 'state', 'assigned', 'due', 'note', 'mail', 'stay', 'overbooked', 'undone');
  ALTER TABLE "enrolment_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enrolment_events_kind" USING "kind"::"public"."enum_enrolment_events_kind";
  DROP INDEX "payBy_idx";
  DROP INDEX "payload_locked_documents_rels_invoices_id_idx";
  DROP INDEX "payload_locked_documents_rels_invoice_counters_id_idx";
  DROP INDEX "payload_locked_documents_rels_payments_id_idx";
  ALTER TABLE "enrolments" DROP COLUMN "invoiced";
  ALTER TABLE "enrolments" DROP COLUMN "paid";
  ALTER TABLE "enrolments" DROP COLUMN "pay_by";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invoices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invoice_counters_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payments_id";
  ALTER TABLE "enrolment_mails_locales" DROP COLUMN "letter_subject";
  ALTER TABLE "enrolment_mails_locales" DROP COLUMN "letter_text";
  ALTER TABLE "enrolment_mails_locales" DROP COLUMN "invoice_subject";
  ALTER TABLE "enrolment_mails_locales" DROP COLUMN "invoice_text";
  ALTER TABLE "enrolment_mails_locales" DROP COLUMN "receipt_subject";
  ALTER TABLE "enrolment_mails_locales" DROP COLUMN "receipt_text";
  ALTER TABLE "enrolment_mails_locales" DROP COLUMN "reminder_subject";
  ALTER TABLE "enrolment_mails_locales" DROP COLUMN "reminder_text";
  DROP TYPE "public"."enum_invoices_state";
  DROP TYPE "public"."enum_payments_way";`)
}
