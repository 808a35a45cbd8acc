import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { foldWords } from '../../../shared/text/fold-words'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enrolment_events_kind" AS ENUM('received', 'state', 'assigned', 'due', 'note', 'mail', 'stay', 'undone');
  ALTER TYPE "public"."enum_enrolments_state" ADD VALUE 'waiting' BEFORE 'confirmed';
  CREATE TABLE "enrolment_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enrolment" numeric NOT NULL,
  	"kind" "enum_enrolment_events_kind" NOT NULL,
  	"by_id" integer,
  	"by_name" varchar,
  	"from" varchar,
  	"to" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"batch" varchar,
  	"version" numeric NOT NULL,
  	"before" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolment_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enrolment_mails_locales" (
  	"confirm_subject" varchar,
  	"confirm_text" varchar,
  	"decline_subject" varchar,
  	"decline_text" varchar,
  	"documents_subject" varchar,
  	"documents_text" varchar,
  	"other_date_subject" varchar,
  	"other_date_text" varchar,
  	"free_subject" varchar,
  	"free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  INSERT INTO "enrolment_events" ("enrolment", "kind", "by_id", "by_name", "from", "to", "text", "version", "created_at", "updated_at")
    SELECT h."_parent_id", (CASE WHEN h."_order" = 1 THEN 'received' ELSE 'state' END)::"enum_enrolment_events_kind", h."by_id",
      NULLIF(h."by_name", 'the student'), earlier."state"::text, h."state"::text, h."note", 1, h."at", h."at"
    FROM "enrolments_history" h
    LEFT JOIN "enrolments_history" earlier ON earlier."_parent_id" = h."_parent_id" AND earlier."_order" = h."_order" - 1
    ORDER BY h."at", h."_order";
  INSERT INTO "enrolment_events" ("enrolment", "kind", "text", "version", "created_at", "updated_at")
    SELECT "id", 'note'::"enum_enrolment_events_kind", "note", 1, "updated_at", "updated_at" FROM "enrolments" WHERE "note" <> '';
  ALTER TABLE "enrolments_history" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enrolments_history" CASCADE;
  ALTER TABLE "enrolments" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "enrolments" ADD COLUMN "due" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "version" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "enrolments" ADD COLUMN "course" numeric;
  ALTER TABLE "enrolments" ADD COLUMN "weeks" numeric;
  ALTER TABLE "enrolments" ADD COLUMN "accommodation" numeric;
  ALTER TABLE "enrolments" ADD COLUMN "total" numeric;
  ALTER TABLE "enrolments" ADD COLUMN "search_text" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enrolment_events_id" integer;
  ALTER TABLE "enrolment_events" ADD CONSTRAINT "enrolment_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolment_mails_locales" ADD CONSTRAINT "enrolment_mails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolment_mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enrolment_events_enrolment_idx" ON "enrolment_events" USING btree ("enrolment");
  CREATE INDEX "enrolment_events_by_idx" ON "enrolment_events" USING btree ("by_id");
  CREATE INDEX "enrolment_events_batch_idx" ON "enrolment_events" USING btree ("batch");
  CREATE INDEX "enrolment_events_updated_at_idx" ON "enrolment_events" USING btree ("updated_at");
  CREATE INDEX "enrolment_events_created_at_idx" ON "enrolment_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "enrolment_mails_locales_locale_parent_id_unique" ON "enrolment_mails_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolment_events_fk" FOREIGN KEY ("enrolment_events_id") REFERENCES "public"."enrolment_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enrolments_assignee_idx" ON "enrolments" USING btree ("assignee_id");
  CREATE INDEX "state_createdAt_idx" ON "enrolments" USING btree ("state","created_at");
  CREATE INDEX "school_course_state_createdAt_idx" ON "enrolments" USING btree ("school_id","course","state","created_at");
  CREATE INDEX "state_start_idx" ON "enrolments" USING btree ("state","start");
  CREATE INDEX "state_due_idx" ON "enrolments" USING btree ("state","due");
  CREATE INDEX "payload_locked_documents_rels_enrolment_events_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolment_events_id");
  ALTER TABLE "enrolments" DROP COLUMN "note";
  DROP TYPE "public"."enum_enrolments_history_state";
  UPDATE "enrolments" SET "course" = ("quotes"."content"->'request'->>'course')::numeric,
      "weeks" = ("quotes"."content"->'request'->>'weeks')::numeric,
      "accommodation" = ("quotes"."content"->'request'->>'accommodation')::numeric,
      "total" = (SELECT sum(q."total") FROM "enrolments_rels" r JOIN "quotes" q ON q."id" = r."quotes_id" WHERE r."parent_id" = "enrolments"."id")
    FROM "enrolments_rels" JOIN "quotes" ON "quotes"."id" = "enrolments_rels"."quotes_id"
    WHERE "enrolments_rels"."parent_id" = "enrolments"."id" AND "enrolments_rels"."order" = 1;`)
  const { rows } = await db.execute(sql`SELECT "id", "name", "email", "reference" FROM "enrolments"`)
  for (const { id, name, email, reference } of rows)
    await db.execute(
      sql`UPDATE "enrolments" SET "search_text" = ${foldWords(`${name} ${email} ${reference}`)} WHERE "id" = ${id}`,
    )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enrolments_history_state" AS ENUM('new', 'in-progress', 'confirmed', 'declined');
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
  
  ALTER TABLE "enrolment_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolment_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolment_mails_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enrolment_events" CASCADE;
  DROP TABLE "enrolment_mails" CASCADE;
  DROP TABLE "enrolment_mails_locales" CASCADE;
  ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enrolment_events_fk";
  
  ALTER TABLE "enrolments" ALTER COLUMN "state" SET DATA TYPE text;
  UPDATE "enrolments" SET "state" = 'in-progress' WHERE "state" = 'waiting';
  ALTER TABLE "enrolments" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_enrolments_state";
  CREATE TYPE "public"."enum_enrolments_state" AS ENUM('new', 'in-progress', 'confirmed', 'declined');
  ALTER TABLE "enrolments" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_enrolments_state";
  ALTER TABLE "enrolments" ALTER COLUMN "state" SET DATA TYPE "public"."enum_enrolments_state" USING "state"::"public"."enum_enrolments_state";
  DROP INDEX "enrolments_assignee_idx";
  DROP INDEX "state_createdAt_idx";
  DROP INDEX "school_course_state_createdAt_idx";
  DROP INDEX "state_start_idx";
  DROP INDEX "state_due_idx";
  DROP INDEX "payload_locked_documents_rels_enrolment_events_id_idx";
  ALTER TABLE "enrolments" ADD COLUMN "note" varchar;
  ALTER TABLE "enrolments_history" ADD CONSTRAINT "enrolments_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments_history" ADD CONSTRAINT "enrolments_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enrolments_history_order_idx" ON "enrolments_history" USING btree ("_order");
  CREATE INDEX "enrolments_history_parent_id_idx" ON "enrolments_history" USING btree ("_parent_id");
  CREATE INDEX "enrolments_history_by_idx" ON "enrolments_history" USING btree ("by_id");
  ALTER TABLE "enrolments" DROP COLUMN "assignee_id";
  ALTER TABLE "enrolments" DROP COLUMN "due";
  ALTER TABLE "enrolments" DROP COLUMN "version";
  ALTER TABLE "enrolments" DROP COLUMN "course";
  ALTER TABLE "enrolments" DROP COLUMN "weeks";
  ALTER TABLE "enrolments" DROP COLUMN "accommodation";
  ALTER TABLE "enrolments" DROP COLUMN "total";
  ALTER TABLE "enrolments" DROP COLUMN "search_text";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enrolment_events_id";
  DROP TYPE "public"."enum_enrolment_events_kind";`)
}
