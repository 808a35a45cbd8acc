import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_lists_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__price_lists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__price_lists_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_price_adjustments_on" AS ENUM('course', 'accommodation', 'registration', 'extra');
  CREATE TYPE "public"."enum_price_adjustments_kind" AS ENUM('discount', 'supplement');
  CREATE TYPE "public"."enum_price_adjustments_charged" AS ENUM('once', 'week');
  CREATE TYPE "public"."enum_price_adjustments_round_type" AS ENUM('none', 'classic', 'ceil', 'floor');
  CREATE TYPE "public"."enum_price_extras_charged" AS ENUM('once', 'week');
  CREATE TYPE "public"."enum_enrolments_history_state" AS ENUM('new', 'in-progress', 'confirmed', 'declined');
  CREATE TYPE "public"."enum_enrolments_state" AS ENUM('new', 'in-progress', 'confirmed', 'declined');
  CREATE TYPE "public"."enum_calculator_counts_event" AS ENUM('start', 'quote', 'enrolment');
  CREATE TYPE "public"."enum_outgoing_mail_state" AS ENUM('queued', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_pricing_currencies_format_round_type" AS ENUM('none', 'ceil', 'floor', 'classic');
  CREATE TABLE "schools_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone
  );
  
  CREATE TABLE "schools_closures_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_closures_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "price_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"items" jsonb DEFAULT '[]'::jsonb,
  	"notes" varchar,
  	"school_id" integer,
  	"currency" varchar DEFAULT 'default',
  	"version" numeric DEFAULT 0,
  	"copied_from_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_price_lists_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_price_lists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_items" jsonb DEFAULT '[]'::jsonb,
  	"version_notes" varchar,
  	"version_school_id" integer,
  	"version_currency" varchar DEFAULT 'default',
  	"version_version" numeric DEFAULT 0,
  	"version_copied_from_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__price_lists_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__price_lists_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "price_adjustments_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_price_adjustments_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "price_adjustments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer NOT NULL,
  	"active" boolean DEFAULT true,
  	"code" varchar NOT NULL,
  	"kind" "enum_price_adjustments_kind" DEFAULT 'discount' NOT NULL,
  	"percent" numeric,
  	"amount" numeric,
  	"charged" "enum_price_adjustments_charged" DEFAULT 'once' NOT NULL,
  	"min_weeks" numeric DEFAULT 0,
  	"booking_from" timestamp(3) with time zone,
  	"booking_to" timestamp(3) with time zone,
  	"start_from" timestamp(3) with time zone,
  	"start_to" timestamp(3) with time zone,
  	"stay_from" timestamp(3) with time zone,
  	"stay_to" timestamp(3) with time zone,
  	"round_type" "enum_price_adjustments_round_type" DEFAULT 'classic' NOT NULL,
  	"round_to" numeric DEFAULT 100 NOT NULL,
  	"group" varchar,
  	"promo" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_adjustments_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "price_adjustments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"courses_id" integer,
  	"accommodation_id" integer
  );
  
  CREATE TABLE "price_extras" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer NOT NULL,
  	"active" boolean DEFAULT true,
  	"code" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"charged" "enum_price_extras_charged" DEFAULT 'once' NOT NULL,
  	"forced" boolean DEFAULT false,
  	"position" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_extras_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"school_id" integer,
  	"locale" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"content" jsonb NOT NULL,
  	"list_id" numeric NOT NULL,
  	"list_version" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_enrolments_history_state" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"by_name" varchar NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "enrolments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_enrolments_state" DEFAULT 'new' NOT NULL,
  	"note" varchar,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"birth_date" timestamp(3) with time zone NOT NULL,
  	"nationality" varchar NOT NULL,
  	"level" varchar NOT NULL,
  	"start" timestamp(3) with time zone NOT NULL,
  	"message" varchar,
  	"reference" varchar NOT NULL,
  	"school_id" integer,
  	"locale" varchar NOT NULL,
  	"consented_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"quotes_id" integer
  );
  
  CREATE TABLE "calculator_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"school_id" integer NOT NULL,
  	"event" "enum_calculator_counts_event" NOT NULL,
  	"course" numeric NOT NULL,
  	"weeks" numeric NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outgoing_mail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_outgoing_mail_state" DEFAULT 'queued' NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"last_error" varchar,
  	"attempts" numeric DEFAULT 0,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pricing_currencies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"iso" varchar,
  	"name" varchar NOT NULL,
  	"rate" numeric NOT NULL,
  	"format_symbol" varchar NOT NULL,
  	"format_round_type" "enum_pricing_currencies_format_round_type" DEFAULT 'none' NOT NULL,
  	"format_round_value" numeric DEFAULT 2 NOT NULL,
  	"format_num_decimals" numeric DEFAULT 2 NOT NULL,
  	"format_decimal_sep" varchar DEFAULT '.' NOT NULL,
  	"format_thousands_sep" varchar DEFAULT ' ',
  	"format_format_positive" varchar DEFAULT '%v %s' NOT NULL,
  	"format_format_negative" varchar DEFAULT '-%v %s' NOT NULL
  );
  
  CREATE TABLE "pricing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_days" numeric DEFAULT 14 NOT NULL,
  	"min_age" numeric DEFAULT 14,
  	"rates_day" timestamp(3) with time zone,
  	"rates_source" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "schools" ADD COLUMN "registration_fee" numeric DEFAULT 0;
  ALTER TABLE "schools" ADD COLUMN "time_zone" varchar DEFAULT 'America/Toronto';
  ALTER TABLE "_schools_v" ADD COLUMN "version_registration_fee" numeric DEFAULT 0;
  ALTER TABLE "_schools_v" ADD COLUMN "version_time_zone" varchar DEFAULT 'America/Toronto';
  ALTER TABLE "courses" ADD COLUMN "number" numeric;
  UPDATE "courses" SET "number" = numbered.n FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY school_id ORDER BY position, id) + 1 AS n FROM "courses") AS numbered WHERE numbered.id = "courses".id;
  ALTER TABLE "accommodation" ADD COLUMN "number" numeric;
  UPDATE "accommodation" SET "number" = numbered.n FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY school_id ORDER BY position, id) + 2 AS n FROM "accommodation") AS numbered WHERE numbered.id = "accommodation".id;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_lists_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_adjustments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_extras_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quotes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enrolments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "calculator_counts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "outgoing_mail_id" integer;
  ALTER TABLE "schools_closures" ADD CONSTRAINT "schools_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_closures_locales" ADD CONSTRAINT "schools_closures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_closures" ADD CONSTRAINT "_schools_v_version_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_closures_locales" ADD CONSTRAINT "_schools_v_version_closures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_copied_from_id_price_lists_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."price_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_parent_id_price_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_version_copied_from_id_price_lists_id_fk" FOREIGN KEY ("version_copied_from_id") REFERENCES "public"."price_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_adjustments_on" ADD CONSTRAINT "price_adjustments_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_adjustments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_adjustments" ADD CONSTRAINT "price_adjustments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_adjustments_locales" ADD CONSTRAINT "price_adjustments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_adjustments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_adjustments_rels" ADD CONSTRAINT "price_adjustments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_adjustments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_adjustments_rels" ADD CONSTRAINT "price_adjustments_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_adjustments_rels" ADD CONSTRAINT "price_adjustments_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_extras" ADD CONSTRAINT "price_extras_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_extras_locales" ADD CONSTRAINT "price_extras_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_extras"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments_history" ADD CONSTRAINT "enrolments_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments_history" ADD CONSTRAINT "enrolments_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments_rels" ADD CONSTRAINT "enrolments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments_rels" ADD CONSTRAINT "enrolments_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculator_counts" ADD CONSTRAINT "calculator_counts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pricing_currencies" ADD CONSTRAINT "pricing_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schools_closures_order_idx" ON "schools_closures" USING btree ("_order");
  CREATE INDEX "schools_closures_parent_id_idx" ON "schools_closures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "schools_closures_locales_locale_parent_id_unique" ON "schools_closures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_closures_order_idx" ON "_schools_v_version_closures" USING btree ("_order");
  CREATE INDEX "_schools_v_version_closures_parent_id_idx" ON "_schools_v_version_closures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_schools_v_version_closures_locales_locale_parent_id_unique" ON "_schools_v_version_closures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "price_lists_valid_from_idx" ON "price_lists" USING btree ("valid_from");
  CREATE INDEX "price_lists_school_idx" ON "price_lists" USING btree ("school_id");
  CREATE INDEX "price_lists_copied_from_idx" ON "price_lists" USING btree ("copied_from_id");
  CREATE INDEX "price_lists_updated_at_idx" ON "price_lists" USING btree ("updated_at");
  CREATE INDEX "price_lists_created_at_idx" ON "price_lists" USING btree ("created_at");
  CREATE INDEX "price_lists__status_idx" ON "price_lists" USING btree ("_status");
  CREATE INDEX "_price_lists_v_parent_idx" ON "_price_lists_v" USING btree ("parent_id");
  CREATE INDEX "_price_lists_v_version_version_valid_from_idx" ON "_price_lists_v" USING btree ("version_valid_from");
  CREATE INDEX "_price_lists_v_version_version_school_idx" ON "_price_lists_v" USING btree ("version_school_id");
  CREATE INDEX "_price_lists_v_version_version_copied_from_idx" ON "_price_lists_v" USING btree ("version_copied_from_id");
  CREATE INDEX "_price_lists_v_version_version_updated_at_idx" ON "_price_lists_v" USING btree ("version_updated_at");
  CREATE INDEX "_price_lists_v_version_version_created_at_idx" ON "_price_lists_v" USING btree ("version_created_at");
  CREATE INDEX "_price_lists_v_version_version__status_idx" ON "_price_lists_v" USING btree ("version__status");
  CREATE INDEX "_price_lists_v_created_at_idx" ON "_price_lists_v" USING btree ("created_at");
  CREATE INDEX "_price_lists_v_updated_at_idx" ON "_price_lists_v" USING btree ("updated_at");
  CREATE INDEX "_price_lists_v_snapshot_idx" ON "_price_lists_v" USING btree ("snapshot");
  CREATE INDEX "_price_lists_v_published_locale_idx" ON "_price_lists_v" USING btree ("published_locale");
  CREATE INDEX "_price_lists_v_latest_idx" ON "_price_lists_v" USING btree ("latest");
  CREATE INDEX "price_adjustments_on_order_idx" ON "price_adjustments_on" USING btree ("order");
  CREATE INDEX "price_adjustments_on_parent_idx" ON "price_adjustments_on" USING btree ("parent_id");
  CREATE INDEX "price_adjustments_school_idx" ON "price_adjustments" USING btree ("school_id");
  CREATE INDEX "price_adjustments_code_idx" ON "price_adjustments" USING btree ("code");
  CREATE INDEX "price_adjustments_promo_idx" ON "price_adjustments" USING btree ("promo");
  CREATE INDEX "price_adjustments_updated_at_idx" ON "price_adjustments" USING btree ("updated_at");
  CREATE INDEX "price_adjustments_created_at_idx" ON "price_adjustments" USING btree ("created_at");
  CREATE UNIQUE INDEX "school_code_idx" ON "price_adjustments" USING btree ("school_id","code");
  CREATE UNIQUE INDEX "price_adjustments_locales_locale_parent_id_unique" ON "price_adjustments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "price_adjustments_rels_order_idx" ON "price_adjustments_rels" USING btree ("order");
  CREATE INDEX "price_adjustments_rels_parent_idx" ON "price_adjustments_rels" USING btree ("parent_id");
  CREATE INDEX "price_adjustments_rels_path_idx" ON "price_adjustments_rels" USING btree ("path");
  CREATE INDEX "price_adjustments_rels_courses_id_idx" ON "price_adjustments_rels" USING btree ("courses_id");
  CREATE INDEX "price_adjustments_rels_accommodation_id_idx" ON "price_adjustments_rels" USING btree ("accommodation_id");
  CREATE INDEX "price_extras_school_idx" ON "price_extras" USING btree ("school_id");
  CREATE INDEX "price_extras_code_idx" ON "price_extras" USING btree ("code");
  CREATE INDEX "price_extras_updated_at_idx" ON "price_extras" USING btree ("updated_at");
  CREATE INDEX "price_extras_created_at_idx" ON "price_extras" USING btree ("created_at");
  CREATE UNIQUE INDEX "school_code_1_idx" ON "price_extras" USING btree ("school_id","code");
  CREATE UNIQUE INDEX "price_extras_locales_locale_parent_id_unique" ON "price_extras_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "quotes_token_idx" ON "quotes" USING btree ("token");
  CREATE INDEX "quotes_school_idx" ON "quotes" USING btree ("school_id");
  CREATE INDEX "quotes_expires_at_idx" ON "quotes" USING btree ("expires_at");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "enrolments_history_order_idx" ON "enrolments_history" USING btree ("_order");
  CREATE INDEX "enrolments_history_parent_id_idx" ON "enrolments_history" USING btree ("_parent_id");
  CREATE INDEX "enrolments_history_by_idx" ON "enrolments_history" USING btree ("by_id");
  CREATE INDEX "enrolments_state_idx" ON "enrolments" USING btree ("state");
  CREATE UNIQUE INDEX "enrolments_reference_idx" ON "enrolments" USING btree ("reference");
  CREATE INDEX "enrolments_school_idx" ON "enrolments" USING btree ("school_id");
  CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" USING btree ("updated_at");
  CREATE INDEX "enrolments_created_at_idx" ON "enrolments" USING btree ("created_at");
  CREATE INDEX "enrolments_rels_order_idx" ON "enrolments_rels" USING btree ("order");
  CREATE INDEX "enrolments_rels_parent_idx" ON "enrolments_rels" USING btree ("parent_id");
  CREATE INDEX "enrolments_rels_path_idx" ON "enrolments_rels" USING btree ("path");
  CREATE INDEX "enrolments_rels_quotes_id_idx" ON "enrolments_rels" USING btree ("quotes_id");
  CREATE INDEX "calculator_counts_day_idx" ON "calculator_counts" USING btree ("day");
  CREATE INDEX "calculator_counts_school_idx" ON "calculator_counts" USING btree ("school_id");
  CREATE INDEX "calculator_counts_updated_at_idx" ON "calculator_counts" USING btree ("updated_at");
  CREATE INDEX "calculator_counts_created_at_idx" ON "calculator_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_school_event_course_weeks_idx" ON "calculator_counts" USING btree ("day","school_id","event","course","weeks");
  CREATE INDEX "outgoing_mail_updated_at_idx" ON "outgoing_mail" USING btree ("updated_at");
  CREATE INDEX "outgoing_mail_created_at_idx" ON "outgoing_mail" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "outgoing_mail" USING btree ("state","due_at");
  CREATE INDEX "pricing_currencies_order_idx" ON "pricing_currencies" USING btree ("_order");
  CREATE INDEX "pricing_currencies_parent_id_idx" ON "pricing_currencies" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_lists_fk" FOREIGN KEY ("price_lists_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_adjustments_fk" FOREIGN KEY ("price_adjustments_id") REFERENCES "public"."price_adjustments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_extras_fk" FOREIGN KEY ("price_extras_id") REFERENCES "public"."price_extras"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_calculator_counts_fk" FOREIGN KEY ("calculator_counts_id") REFERENCES "public"."calculator_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outgoing_mail_fk" FOREIGN KEY ("outgoing_mail_id") REFERENCES "public"."outgoing_mail"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "school_number_idx" ON "courses" USING btree ("school_id","number");
  CREATE UNIQUE INDEX "school_number_1_idx" ON "accommodation" USING btree ("school_id","number");
  CREATE INDEX "payload_locked_documents_rels_price_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("price_lists_id");
  CREATE INDEX "payload_locked_documents_rels_price_adjustments_id_idx" ON "payload_locked_documents_rels" USING btree ("price_adjustments_id");
  CREATE INDEX "payload_locked_documents_rels_price_extras_id_idx" ON "payload_locked_documents_rels" USING btree ("price_extras_id");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_calculator_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("calculator_counts_id");
  CREATE INDEX "payload_locked_documents_rels_outgoing_mail_id_idx" ON "payload_locked_documents_rels" USING btree ("outgoing_mail_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools_closures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schools_closures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_schools_v_version_closures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_schools_v_version_closures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_price_lists_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_adjustments_on" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_adjustments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_adjustments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_adjustments_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_extras" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_extras_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "calculator_counts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "outgoing_mail" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_currencies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "schools_closures" CASCADE;
  DROP TABLE "schools_closures_locales" CASCADE;
  DROP TABLE "_schools_v_version_closures" CASCADE;
  DROP TABLE "_schools_v_version_closures_locales" CASCADE;
  DROP TABLE "price_lists" CASCADE;
  DROP TABLE "_price_lists_v" CASCADE;
  DROP TABLE "price_adjustments_on" CASCADE;
  DROP TABLE "price_adjustments" CASCADE;
  DROP TABLE "price_adjustments_locales" CASCADE;
  DROP TABLE "price_adjustments_rels" CASCADE;
  DROP TABLE "price_extras" CASCADE;
  DROP TABLE "price_extras_locales" CASCADE;
  DROP TABLE "quotes" CASCADE;
  DROP TABLE "enrolments_history" CASCADE;
  DROP TABLE "enrolments" CASCADE;
  DROP TABLE "enrolments_rels" CASCADE;
  DROP TABLE "calculator_counts" CASCADE;
  DROP TABLE "outgoing_mail" CASCADE;
  DROP TABLE "pricing_currencies" CASCADE;
  DROP TABLE "pricing" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_lists_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_adjustments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_extras_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quotes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enrolments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_calculator_counts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_outgoing_mail_fk";
  
  DROP INDEX "school_number_idx";
  DROP INDEX "school_number_1_idx";
  DROP INDEX "payload_locked_documents_rels_price_lists_id_idx";
  DROP INDEX "payload_locked_documents_rels_price_adjustments_id_idx";
  DROP INDEX "payload_locked_documents_rels_price_extras_id_idx";
  DROP INDEX "payload_locked_documents_rels_quotes_id_idx";
  DROP INDEX "payload_locked_documents_rels_enrolments_id_idx";
  DROP INDEX "payload_locked_documents_rels_calculator_counts_id_idx";
  DROP INDEX "payload_locked_documents_rels_outgoing_mail_id_idx";
  ALTER TABLE "schools" DROP COLUMN "registration_fee";
  ALTER TABLE "schools" DROP COLUMN "time_zone";
  ALTER TABLE "_schools_v" DROP COLUMN "version_registration_fee";
  ALTER TABLE "_schools_v" DROP COLUMN "version_time_zone";
  ALTER TABLE "courses" DROP COLUMN "number";
  ALTER TABLE "accommodation" DROP COLUMN "number";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_lists_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_adjustments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_extras_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quotes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enrolments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "calculator_counts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "outgoing_mail_id";
  DROP TYPE "public"."enum_price_lists_status";
  DROP TYPE "public"."enum__price_lists_v_version_status";
  DROP TYPE "public"."enum__price_lists_v_published_locale";
  DROP TYPE "public"."enum_price_adjustments_on";
  DROP TYPE "public"."enum_price_adjustments_kind";
  DROP TYPE "public"."enum_price_adjustments_charged";
  DROP TYPE "public"."enum_price_adjustments_round_type";
  DROP TYPE "public"."enum_price_extras_charged";
  DROP TYPE "public"."enum_enrolments_history_state";
  DROP TYPE "public"."enum_enrolments_state";
  DROP TYPE "public"."enum_calculator_counts_event";
  DROP TYPE "public"."enum_outgoing_mail_state";
  DROP TYPE "public"."enum_pricing_currencies_format_round_type";`)
}
