import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { publishCourses } from '../course-versions'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_version_level_from" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum__courses_v_version_level_to" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum__courses_v_version_starts_on" AS ENUM('every-monday', 'first-monday', 'dates');
  CREATE TYPE "public"."enum__courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TABLE "_courses_v_version_start_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_places_at_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"places" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_places_at_starts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"places" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_position" numeric,
  	"version_slug" varchar,
  	"version_number" numeric,
  	"version_lessons_per_week" numeric,
  	"version_minutes_per_lesson" numeric DEFAULT 45,
  	"version_level_from" "enum__courses_v_version_level_from" DEFAULT 'A1',
  	"version_level_to" "enum__courses_v_version_level_to" DEFAULT 'C1',
  	"version_max_class_size" numeric,
  	"version_min_age" numeric DEFAULT 16,
  	"version_starts_on" "enum__courses_v_version_starts_on" DEFAULT 'every-monday',
  	"version_places" numeric,
  	"version_places_per_start" numeric,
  	"version_blocks" jsonb,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__courses_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_courses_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_starts" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_courses_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "courses_places_at_starts" ALTER COLUMN "day" DROP NOT NULL;
  ALTER TABLE "courses_places_at_starts" ALTER COLUMN "places" DROP NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "school_id" DROP NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "lessons_per_week" DROP NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "minutes_per_lesson" DROP NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "level_from" DROP NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "level_to" DROP NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "max_class_size" DROP NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "min_age" DROP NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "starts_on" DROP NOT NULL;
  ALTER TABLE "courses_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "courses_locales" ALTER COLUMN "summary" DROP NOT NULL;
  ALTER TABLE "courses" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "courses" ADD COLUMN "_status" "enum_courses_status" DEFAULT 'draft';
  ALTER TABLE "_courses_v_version_start_dates" ADD CONSTRAINT "_courses_v_version_start_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_places_at_times" ADD CONSTRAINT "_courses_v_version_places_at_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_places_at_starts" ADD CONSTRAINT "_courses_v_version_places_at_starts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_parent_id_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_locales" ADD CONSTRAINT "_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_rels" ADD CONSTRAINT "_courses_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_rels" ADD CONSTRAINT "_courses_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_courses_v_version_start_dates_order_idx" ON "_courses_v_version_start_dates" USING btree ("_order");
  CREATE INDEX "_courses_v_version_start_dates_parent_id_idx" ON "_courses_v_version_start_dates" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_places_at_times_order_idx" ON "_courses_v_version_places_at_times" USING btree ("_order");
  CREATE INDEX "_courses_v_version_places_at_times_parent_id_idx" ON "_courses_v_version_places_at_times" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_places_at_starts_order_idx" ON "_courses_v_version_places_at_starts" USING btree ("_order");
  CREATE INDEX "_courses_v_version_places_at_starts_parent_id_idx" ON "_courses_v_version_places_at_starts" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_parent_idx" ON "_courses_v" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_version_school_idx" ON "_courses_v" USING btree ("version_school_id");
  CREATE INDEX "_courses_v_version_version_position_idx" ON "_courses_v" USING btree ("version_position");
  CREATE INDEX "_courses_v_version_version_slug_idx" ON "_courses_v" USING btree ("version_slug");
  CREATE INDEX "_courses_v_version_version_updated_at_idx" ON "_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_courses_v_version_version_created_at_idx" ON "_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_courses_v_version_version__status_idx" ON "_courses_v" USING btree ("version__status");
  CREATE INDEX "_courses_v_created_at_idx" ON "_courses_v" USING btree ("created_at");
  CREATE INDEX "_courses_v_updated_at_idx" ON "_courses_v" USING btree ("updated_at");
  CREATE INDEX "_courses_v_snapshot_idx" ON "_courses_v" USING btree ("snapshot");
  CREATE INDEX "_courses_v_published_locale_idx" ON "_courses_v" USING btree ("published_locale");
  CREATE INDEX "_courses_v_latest_idx" ON "_courses_v" USING btree ("latest");
  CREATE INDEX "_courses_v_autosave_idx" ON "_courses_v" USING btree ("autosave");
  CREATE INDEX "version_school_version_number_idx" ON "_courses_v" USING btree ("version_school_id","version_number");
  CREATE INDEX "version_school_version_slug_idx" ON "_courses_v" USING btree ("version_school_id","version_slug");
  CREATE UNIQUE INDEX "_courses_v_locales_locale_parent_id_unique" ON "_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_locales_parent_idx" ON "_courses_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_rels_order_idx" ON "_courses_v_rels" USING btree ("order");
  CREATE INDEX "_courses_v_rels_parent_idx" ON "_courses_v_rels" USING btree ("parent_id");
  CREATE INDEX "_courses_v_rels_path_idx" ON "_courses_v_rels" USING btree ("path");
  CREATE INDEX "_courses_v_rels_media_id_idx" ON "_courses_v_rels" USING btree ("media_id");
  CREATE INDEX "courses__status_idx" ON "courses" USING btree ("_status");`)
  await publishCourses((statement) => db.execute(statement), true)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_courses_v_version_start_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_places_at_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_places_at_starts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_courses_v_version_start_dates" CASCADE;
  DROP TABLE "_courses_v_version_places_at_times" CASCADE;
  DROP TABLE "_courses_v_version_places_at_starts" CASCADE;
  DROP TABLE "_courses_v" CASCADE;
  DROP TABLE "_courses_v_locales" CASCADE;
  DROP TABLE "_courses_v_rels" CASCADE;
  DROP INDEX "courses__status_idx";
  ALTER TABLE "courses_places_at_starts" ALTER COLUMN "day" SET NOT NULL;
  ALTER TABLE "courses_places_at_starts" ALTER COLUMN "places" SET NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "school_id" SET NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "lessons_per_week" SET NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "minutes_per_lesson" SET NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "level_from" SET NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "level_to" SET NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "max_class_size" SET NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "min_age" SET NOT NULL;
  ALTER TABLE "courses" ALTER COLUMN "starts_on" SET NOT NULL;
  ALTER TABLE "courses_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "courses_locales" ALTER COLUMN "summary" SET NOT NULL;
  ALTER TABLE "courses" DROP COLUMN "changed_by";
  ALTER TABLE "courses" DROP COLUMN "_status";
  DROP TYPE "public"."enum_courses_status";
  DROP TYPE "public"."enum__courses_v_version_level_from";
  DROP TYPE "public"."enum__courses_v_version_level_to";
  DROP TYPE "public"."enum__courses_v_version_starts_on";
  DROP TYPE "public"."enum__courses_v_version_status";
  DROP TYPE "public"."enum__courses_v_published_locale";`)
}
