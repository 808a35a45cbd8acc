import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schools_holiday_lessons" AS ENUM('lost', 'made-up');
  CREATE TYPE "public"."enum__schools_v_version_holiday_lessons" AS ENUM('lost', 'made-up');
  ALTER TYPE "public"."enum_schools_closures_weeks" ADD VALUE 'end';
  ALTER TYPE "public"."enum_schools_closures_weeks" ADD VALUE 'holiday';
  ALTER TYPE "public"."enum__schools_v_version_closures_weeks" ADD VALUE 'end';
  ALTER TYPE "public"."enum__schools_v_version_closures_weeks" ADD VALUE 'holiday';
  CREATE TABLE "schools_open_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone
  );
  
  CREATE TABLE "_schools_v_version_open_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "schools" ADD COLUMN "public_holidays" boolean DEFAULT true;
  ALTER TABLE "schools" ADD COLUMN "holiday_lessons" "enum_schools_holiday_lessons" DEFAULT 'lost';
  ALTER TABLE "_schools_v" ADD COLUMN "version_public_holidays" boolean DEFAULT true;
  ALTER TABLE "_schools_v" ADD COLUMN "version_holiday_lessons" "enum__schools_v_version_holiday_lessons" DEFAULT 'lost';
  ALTER TABLE "schools_open_holidays" ADD CONSTRAINT "schools_open_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_open_holidays" ADD CONSTRAINT "_schools_v_version_open_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schools_open_holidays_order_idx" ON "schools_open_holidays" USING btree ("_order");
  CREATE INDEX "schools_open_holidays_parent_id_idx" ON "schools_open_holidays" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_open_holidays_order_idx" ON "_schools_v_version_open_holidays" USING btree ("_order");
  CREATE INDEX "_schools_v_version_open_holidays_parent_id_idx" ON "_schools_v_version_open_holidays" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "schools_open_holidays" CASCADE;
  DROP TABLE "_schools_v_version_open_holidays" CASCADE;
  ALTER TABLE "schools_closures" ALTER COLUMN "weeks" SET DATA TYPE text;
  ALTER TABLE "schools_closures" ALTER COLUMN "weeks" SET DEFAULT 'count'::text;
  DROP TYPE "public"."enum_schools_closures_weeks";
  CREATE TYPE "public"."enum_schools_closures_weeks" AS ENUM('count', 'move');
  ALTER TABLE "schools_closures" ALTER COLUMN "weeks" SET DEFAULT 'count'::"public"."enum_schools_closures_weeks";
  ALTER TABLE "schools_closures" ALTER COLUMN "weeks" SET DATA TYPE "public"."enum_schools_closures_weeks" USING "weeks"::"public"."enum_schools_closures_weeks";
  ALTER TABLE "_schools_v_version_closures" ALTER COLUMN "weeks" SET DATA TYPE text;
  ALTER TABLE "_schools_v_version_closures" ALTER COLUMN "weeks" SET DEFAULT 'count'::text;
  DROP TYPE "public"."enum__schools_v_version_closures_weeks";
  CREATE TYPE "public"."enum__schools_v_version_closures_weeks" AS ENUM('count', 'move');
  ALTER TABLE "_schools_v_version_closures" ALTER COLUMN "weeks" SET DEFAULT 'count'::"public"."enum__schools_v_version_closures_weeks";
  ALTER TABLE "_schools_v_version_closures" ALTER COLUMN "weeks" SET DATA TYPE "public"."enum__schools_v_version_closures_weeks" USING "weeks"::"public"."enum__schools_v_version_closures_weeks";
  ALTER TABLE "schools" DROP COLUMN "public_holidays";
  ALTER TABLE "schools" DROP COLUMN "holiday_lessons";
  ALTER TABLE "_schools_v" DROP COLUMN "version_public_holidays";
  ALTER TABLE "_schools_v" DROP COLUMN "version_holiday_lessons";
  DROP TYPE "public"."enum_schools_holiday_lessons";
  DROP TYPE "public"."enum__schools_v_version_holiday_lessons";`)
}
