import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enrolment_places_kind" AS ENUM('course', 'accommodation');
  ALTER TYPE "public"."enum_enrolment_events_kind" ADD VALUE 'overbooked' BEFORE 'undone';
  CREATE TABLE "courses_places_at_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"places" numeric
  );
  
  CREATE TABLE "accommodation_places_at_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"places" numeric
  );
  
  CREATE TABLE "enrolment_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enrolment" numeric NOT NULL,
  	"school" numeric NOT NULL,
  	"kind" "enum_enrolment_places_kind" NOT NULL,
  	"offer" numeric NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "courses" ADD COLUMN "places" numeric;
  ALTER TABLE "accommodation" ADD COLUMN "places" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enrolment_places_id" integer;
  ALTER TABLE "courses_places_at_times" ADD CONSTRAINT "courses_places_at_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodation_places_at_times" ADD CONSTRAINT "accommodation_places_at_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_places_at_times_order_idx" ON "courses_places_at_times" USING btree ("_order");
  CREATE INDEX "courses_places_at_times_parent_id_idx" ON "courses_places_at_times" USING btree ("_parent_id");
  CREATE INDEX "accommodation_places_at_times_order_idx" ON "accommodation_places_at_times" USING btree ("_order");
  CREATE INDEX "accommodation_places_at_times_parent_id_idx" ON "accommodation_places_at_times" USING btree ("_parent_id");
  CREATE INDEX "enrolment_places_enrolment_idx" ON "enrolment_places" USING btree ("enrolment");
  CREATE INDEX "enrolment_places_updated_at_idx" ON "enrolment_places" USING btree ("updated_at");
  CREATE INDEX "enrolment_places_created_at_idx" ON "enrolment_places" USING btree ("created_at");
  CREATE INDEX "school_kind_offer_lastDay_idx" ON "enrolment_places" USING btree ("school","kind","offer","last_day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolment_places_fk" FOREIGN KEY ("enrolment_places_id") REFERENCES "public"."enrolment_places"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_enrolment_places_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolment_places_id");`)
  // Of requests with several quotes only the first is known here: its course and room get the days of the whole request.
  await db.execute(sql`
   INSERT INTO enrolment_places (enrolment, school, kind, offer, first_day, last_day)
    SELECT id, school_id, 'course', course,
      to_char(start AT TIME ZONE 'UTC', 'YYYY-MM-DD'), to_char(last_day AT TIME ZONE 'UTC', 'YYYY-MM-DD')
    FROM enrolments WHERE school_id IS NOT NULL AND course > 1 AND last_day IS NOT NULL;
   INSERT INTO enrolment_places (enrolment, school, kind, offer, first_day, last_day)
    SELECT id, school_id, 'accommodation', accommodation, to_char(arrival AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
      to_char(departure AT TIME ZONE 'UTC' - interval '1 day', 'YYYY-MM-DD')
    FROM enrolments WHERE school_id IS NOT NULL AND accommodation > 2 AND arrival IS NOT NULL AND departure IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses_places_at_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accommodation_places_at_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolment_places" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "courses_places_at_times" CASCADE;
  DROP TABLE "accommodation_places_at_times" CASCADE;
  DROP TABLE "enrolment_places" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enrolment_places_fk";
  
  DELETE FROM "enrolment_events" WHERE "kind" = 'overbooked';
  ALTER TABLE "enrolment_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enrolment_events_kind";
  CREATE TYPE "public"."enum_enrolment_events_kind" AS ENUM('received', 'state', 'assigned', 'due', 'note', 'mail', 'stay', 'undone');
  ALTER TABLE "enrolment_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enrolment_events_kind" USING "kind"::"public"."enum_enrolment_events_kind";
  DROP INDEX "payload_locked_documents_rels_enrolment_places_id_idx";
  ALTER TABLE "courses" DROP COLUMN "places";
  ALTER TABLE "accommodation" DROP COLUMN "places";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enrolment_places_id";
  DROP TYPE "public"."enum_enrolment_places_kind";`)
}
