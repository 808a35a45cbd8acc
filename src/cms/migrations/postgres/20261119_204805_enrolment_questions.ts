import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enrolment_form_questions_type" AS ENUM('text', 'choice', 'yesNo', 'date');
  CREATE TYPE "public"."enum_enrolment_form_questions_asked_of" AS ENUM('all', 'some');
  CREATE TABLE "enrolment_form_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "enrolment_form_questions_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "enrolment_form_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_enrolment_form_questions_type" DEFAULT 'text' NOT NULL,
  	"asked_of" "enum_enrolment_form_questions_asked_of" DEFAULT 'all' NOT NULL,
  	"required" boolean,
  	"in_mails" boolean DEFAULT true
  );
  
  CREATE TABLE "enrolment_form_questions_locales" (
  	"label" varchar NOT NULL,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "enrolment_form" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enrolment_form_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"courses_id" integer,
  	"accommodation_id" integer
  );
  
  ALTER TABLE "enrolments" ADD COLUMN "answers" jsonb;
  ALTER TABLE "enrolment_form_questions_options" ADD CONSTRAINT "enrolment_form_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolment_form_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolment_form_questions_options_locales" ADD CONSTRAINT "enrolment_form_questions_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolment_form_questions_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolment_form_questions" ADD CONSTRAINT "enrolment_form_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolment_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolment_form_questions_locales" ADD CONSTRAINT "enrolment_form_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolment_form_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolment_form_rels" ADD CONSTRAINT "enrolment_form_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enrolment_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolment_form_rels" ADD CONSTRAINT "enrolment_form_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolment_form_rels" ADD CONSTRAINT "enrolment_form_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enrolment_form_questions_options_order_idx" ON "enrolment_form_questions_options" USING btree ("_order");
  CREATE INDEX "enrolment_form_questions_options_parent_id_idx" ON "enrolment_form_questions_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "enrolment_form_questions_options_locales_locale_parent_id_un" ON "enrolment_form_questions_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enrolment_form_questions_options_locales_parent_idx" ON "enrolment_form_questions_options_locales" USING btree ("_parent_id");
  CREATE INDEX "enrolment_form_questions_order_idx" ON "enrolment_form_questions" USING btree ("_order");
  CREATE INDEX "enrolment_form_questions_parent_id_idx" ON "enrolment_form_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "enrolment_form_questions_locales_locale_parent_id_unique" ON "enrolment_form_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enrolment_form_questions_locales_parent_idx" ON "enrolment_form_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "enrolment_form_rels_order_idx" ON "enrolment_form_rels" USING btree ("order");
  CREATE INDEX "enrolment_form_rels_parent_idx" ON "enrolment_form_rels" USING btree ("parent_id");
  CREATE INDEX "enrolment_form_rels_path_idx" ON "enrolment_form_rels" USING btree ("path");
  CREATE INDEX "enrolment_form_rels_courses_id_idx" ON "enrolment_form_rels" USING btree ("courses_id");
  CREATE INDEX "enrolment_form_rels_accommodation_id_idx" ON "enrolment_form_rels" USING btree ("accommodation_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "enrolment_form_questions_options" CASCADE;
  DROP TABLE "enrolment_form_questions_options_locales" CASCADE;
  DROP TABLE "enrolment_form_questions" CASCADE;
  DROP TABLE "enrolment_form_questions_locales" CASCADE;
  DROP TABLE "enrolment_form" CASCADE;
  DROP TABLE "enrolment_form_rels" CASCADE;
  ALTER TABLE "enrolments" DROP COLUMN "answers";
  DROP TYPE "public"."enum_enrolment_form_questions_type";
  DROP TYPE "public"."enum_enrolment_form_questions_asked_of";`)
}
