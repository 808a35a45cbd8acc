import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schools_closures_weeks" AS ENUM('count', 'move');
  CREATE TYPE "public"."enum_schools_messenger" AS ENUM('whatsapp', 'telegram', 'signal', 'messenger', 'line');
  CREATE TYPE "public"."enum_schools_office_language" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_schools_minors" AS ENUM('refuse', 'guardian', 'accept');
  CREATE TYPE "public"."enum__schools_v_version_closures_weeks" AS ENUM('count', 'move');
  CREATE TYPE "public"."enum__schools_v_version_messenger" AS ENUM('whatsapp', 'telegram', 'signal', 'messenger', 'line');
  CREATE TYPE "public"."enum__schools_v_version_office_language" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum__schools_v_version_minors" AS ENUM('refuse', 'guardian', 'accept');
  CREATE TYPE "public"."enum_site_settings_messenger" AS ENUM('whatsapp', 'telegram', 'signal', 'messenger', 'line');
  CREATE TABLE "schools_accreditations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"url" varchar,
  	"logo_id" integer
  );
  
  CREATE TABLE "schools_accreditations_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "schools_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar
  );
  
  CREATE TABLE "_schools_v_version_accreditations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"url" varchar,
  	"logo_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_accreditations_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "schools_closures" ADD COLUMN "weeks" "enum_schools_closures_weeks" DEFAULT 'count';
  ALTER TABLE "schools" ADD COLUMN "messenger" "enum_schools_messenger";
  ALTER TABLE "schools" ADD COLUMN "messenger_account" varchar;
  ALTER TABLE "schools" ADD COLUMN "office_language" "enum_schools_office_language" DEFAULT 'en';
  ALTER TABLE "schools" ADD COLUMN "video_url" varchar;
  ALTER TABLE "schools" ADD COLUMN "lead_days" numeric DEFAULT 3;
  ALTER TABLE "schools" ADD COLUMN "answer_days" numeric DEFAULT 2;
  ALTER TABLE "schools" ADD COLUMN "minors" "enum_schools_minors" DEFAULT 'guardian';
  ALTER TABLE "schools_locales" ADD COLUMN "video_title" varchar;
  ALTER TABLE "schools_locales" ADD COLUMN "conditions" varchar;
  ALTER TABLE "_schools_v_version_closures" ADD COLUMN "weeks" "enum__schools_v_version_closures_weeks" DEFAULT 'count';
  ALTER TABLE "_schools_v" ADD COLUMN "version_messenger" "enum__schools_v_version_messenger";
  ALTER TABLE "_schools_v" ADD COLUMN "version_messenger_account" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_office_language" "enum__schools_v_version_office_language" DEFAULT 'en';
  ALTER TABLE "_schools_v" ADD COLUMN "version_video_url" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_lead_days" numeric DEFAULT 3;
  ALTER TABLE "_schools_v" ADD COLUMN "version_answer_days" numeric DEFAULT 2;
  ALTER TABLE "_schools_v" ADD COLUMN "version_minors" "enum__schools_v_version_minors" DEFAULT 'guardian';
  ALTER TABLE "_schools_v_locales" ADD COLUMN "version_video_title" varchar;
  ALTER TABLE "_schools_v_locales" ADD COLUMN "version_conditions" varchar;
  ALTER TABLE "accommodation" ADD COLUMN "lead_days" numeric;
  ALTER TABLE "accommodation" ADD COLUMN "arrival_days_before" numeric DEFAULT 1;
  ALTER TABLE "accommodation" ADD COLUMN "departure_days_after" numeric DEFAULT 1;
  ALTER TABLE "enrolments" ADD COLUMN "phone" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "underage" boolean;
  ALTER TABLE "enrolments" ADD COLUMN "guardian_name" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "guardian_contact" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "guardian_consented_at" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "last_day" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "arrival" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "departure" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "fingerprint" varchar;
  ALTER TABLE "outgoing_mail" ADD COLUMN "from_name" varchar;
  ALTER TABLE "outgoing_mail" ADD COLUMN "html" varchar;
  ALTER TABLE "outgoing_mail" ADD COLUMN "attachments" jsonb;
  ALTER TABLE "site_settings" ADD COLUMN "messenger" "enum_site_settings_messenger";
  ALTER TABLE "site_settings" ADD COLUMN "messenger_account" varchar;
  ALTER TABLE "schools_accreditations" ADD CONSTRAINT "schools_accreditations_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools_accreditations" ADD CONSTRAINT "schools_accreditations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_accreditations_locales" ADD CONSTRAINT "schools_accreditations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_accreditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_testimonials" ADD CONSTRAINT "schools_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accreditations" ADD CONSTRAINT "_schools_v_version_accreditations_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accreditations" ADD CONSTRAINT "_schools_v_version_accreditations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accreditations_locales" ADD CONSTRAINT "_schools_v_version_accreditations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_accreditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_testimonials" ADD CONSTRAINT "_schools_v_version_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schools_accreditations_order_idx" ON "schools_accreditations" USING btree ("_order");
  CREATE INDEX "schools_accreditations_parent_id_idx" ON "schools_accreditations" USING btree ("_parent_id");
  CREATE INDEX "schools_accreditations_logo_idx" ON "schools_accreditations" USING btree ("logo_id");
  CREATE UNIQUE INDEX "schools_accreditations_locales_locale_parent_id_unique" ON "schools_accreditations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_testimonials_order_idx" ON "schools_testimonials" USING btree ("_order");
  CREATE INDEX "schools_testimonials_parent_id_idx" ON "schools_testimonials" USING btree ("_parent_id");
  CREATE INDEX "schools_testimonials_locale_idx" ON "schools_testimonials" USING btree ("_locale");
  CREATE INDEX "_schools_v_version_accreditations_order_idx" ON "_schools_v_version_accreditations" USING btree ("_order");
  CREATE INDEX "_schools_v_version_accreditations_parent_id_idx" ON "_schools_v_version_accreditations" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_accreditations_logo_idx" ON "_schools_v_version_accreditations" USING btree ("logo_id");
  CREATE UNIQUE INDEX "_schools_v_version_accreditations_locales_locale_parent_id_u" ON "_schools_v_version_accreditations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_testimonials_order_idx" ON "_schools_v_version_testimonials" USING btree ("_order");
  CREATE INDEX "_schools_v_version_testimonials_parent_id_idx" ON "_schools_v_version_testimonials" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_testimonials_locale_idx" ON "_schools_v_version_testimonials" USING btree ("_locale");
  CREATE INDEX "enrolments_fingerprint_idx" ON "enrolments" USING btree ("fingerprint");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools_accreditations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schools_accreditations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schools_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_schools_v_version_accreditations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_schools_v_version_accreditations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_schools_v_version_testimonials" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "schools_accreditations" CASCADE;
  DROP TABLE "schools_accreditations_locales" CASCADE;
  DROP TABLE "schools_testimonials" CASCADE;
  DROP TABLE "_schools_v_version_accreditations" CASCADE;
  DROP TABLE "_schools_v_version_accreditations_locales" CASCADE;
  DROP TABLE "_schools_v_version_testimonials" CASCADE;
  DROP INDEX "enrolments_fingerprint_idx";
  ALTER TABLE "schools_closures" DROP COLUMN "weeks";
  ALTER TABLE "schools" DROP COLUMN "messenger";
  ALTER TABLE "schools" DROP COLUMN "messenger_account";
  ALTER TABLE "schools" DROP COLUMN "office_language";
  ALTER TABLE "schools" DROP COLUMN "video_url";
  ALTER TABLE "schools" DROP COLUMN "lead_days";
  ALTER TABLE "schools" DROP COLUMN "answer_days";
  ALTER TABLE "schools" DROP COLUMN "minors";
  ALTER TABLE "schools_locales" DROP COLUMN "video_title";
  ALTER TABLE "schools_locales" DROP COLUMN "conditions";
  ALTER TABLE "_schools_v_version_closures" DROP COLUMN "weeks";
  ALTER TABLE "_schools_v" DROP COLUMN "version_messenger";
  ALTER TABLE "_schools_v" DROP COLUMN "version_messenger_account";
  ALTER TABLE "_schools_v" DROP COLUMN "version_office_language";
  ALTER TABLE "_schools_v" DROP COLUMN "version_video_url";
  ALTER TABLE "_schools_v" DROP COLUMN "version_lead_days";
  ALTER TABLE "_schools_v" DROP COLUMN "version_answer_days";
  ALTER TABLE "_schools_v" DROP COLUMN "version_minors";
  ALTER TABLE "_schools_v_locales" DROP COLUMN "version_video_title";
  ALTER TABLE "_schools_v_locales" DROP COLUMN "version_conditions";
  ALTER TABLE "accommodation" DROP COLUMN "lead_days";
  ALTER TABLE "accommodation" DROP COLUMN "arrival_days_before";
  ALTER TABLE "accommodation" DROP COLUMN "departure_days_after";
  ALTER TABLE "enrolments" DROP COLUMN "phone";
  ALTER TABLE "enrolments" DROP COLUMN "underage";
  ALTER TABLE "enrolments" DROP COLUMN "guardian_name";
  ALTER TABLE "enrolments" DROP COLUMN "guardian_contact";
  ALTER TABLE "enrolments" DROP COLUMN "guardian_consented_at";
  ALTER TABLE "enrolments" DROP COLUMN "last_day";
  ALTER TABLE "enrolments" DROP COLUMN "arrival";
  ALTER TABLE "enrolments" DROP COLUMN "departure";
  ALTER TABLE "enrolments" DROP COLUMN "fingerprint";
  ALTER TABLE "outgoing_mail" DROP COLUMN "from_name";
  ALTER TABLE "outgoing_mail" DROP COLUMN "html";
  ALTER TABLE "outgoing_mail" DROP COLUMN "attachments";
  ALTER TABLE "site_settings" DROP COLUMN "messenger";
  ALTER TABLE "site_settings" DROP COLUMN "messenger_account";
  DROP TYPE "public"."enum_schools_closures_weeks";
  DROP TYPE "public"."enum_schools_messenger";
  DROP TYPE "public"."enum_schools_office_language";
  DROP TYPE "public"."enum_schools_minors";
  DROP TYPE "public"."enum__schools_v_version_closures_weeks";
  DROP TYPE "public"."enum__schools_v_version_messenger";
  DROP TYPE "public"."enum__schools_v_version_office_language";
  DROP TYPE "public"."enum__schools_v_version_minors";
  DROP TYPE "public"."enum_site_settings_messenger";`)
}
