import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_calculator_counts_event" ADD VALUE 'confirmation';
  CREATE TABLE "page_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"host" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  DROP INDEX "day_school_event_course_weeks_idx";
  ALTER TABLE "calculator_counts" ADD COLUMN "language" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "time_zone" varchar DEFAULT 'UTC' NOT NULL;
  CREATE UNIQUE INDEX "day_page_language_host_idx" ON "page_views" USING btree ("day","page","language","host");
  CREATE UNIQUE INDEX "day_school_event_course_weeks_language_idx" ON "calculator_counts" USING btree ("day","school_id","event","course","weeks","language");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_views" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_views" CASCADE;
  ALTER TABLE "calculator_counts" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_calculator_counts_event";
  CREATE TYPE "public"."enum_calculator_counts_event" AS ENUM('start', 'quote', 'enrolment');
  ALTER TABLE "calculator_counts" ALTER COLUMN "event" SET DATA TYPE "public"."enum_calculator_counts_event" USING "event"::"public"."enum_calculator_counts_event";
  DROP INDEX "day_school_event_course_weeks_language_idx";
  CREATE UNIQUE INDEX "day_school_event_course_weeks_idx" ON "calculator_counts" USING btree ("day","school_id","event","course","weeks");
  ALTER TABLE "calculator_counts" DROP COLUMN "language";
  ALTER TABLE "site_settings" DROP COLUMN "time_zone";`)
}
