import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_starts_on" AS ENUM('every-monday', 'first-monday', 'dates');
  CREATE TABLE "courses_start_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone
  );
  
  ALTER TABLE "pricing_currencies" RENAME COLUMN "rate" TO "value";
  ALTER TABLE "courses" ALTER COLUMN "position" DROP DEFAULT;
  ALTER TABLE "courses" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "accommodation" ALTER COLUMN "position" DROP DEFAULT;
  ALTER TABLE "accommodation" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "price_extras" ALTER COLUMN "position" DROP DEFAULT;
  ALTER TABLE "price_extras" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "courses" ADD COLUMN "starts_on" "enum_courses_starts_on" DEFAULT 'every-monday' NOT NULL;
  ALTER TABLE "pricing" ADD COLUMN "quote_keep_days" numeric DEFAULT 180 NOT NULL;
  ALTER TABLE "courses_start_dates" ADD CONSTRAINT "courses_start_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_start_dates_order_idx" ON "courses_start_dates" USING btree ("_order");
  CREATE INDEX "courses_start_dates_parent_id_idx" ON "courses_start_dates" USING btree ("_parent_id");
  CREATE INDEX "price_extras_position_idx" ON "price_extras" USING btree ("position");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses_start_dates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "courses_start_dates" CASCADE;
  ALTER TABLE "pricing_currencies" RENAME COLUMN "value" TO "rate";
  DROP INDEX "price_extras_position_idx";
  ALTER TABLE "courses" ALTER COLUMN "position" SET DEFAULT 1;
  ALTER TABLE "courses" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "accommodation" ALTER COLUMN "position" SET DEFAULT 1;
  ALTER TABLE "accommodation" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "price_extras" ALTER COLUMN "position" SET DEFAULT 1;
  ALTER TABLE "price_extras" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "courses" DROP COLUMN "starts_on";
  ALTER TABLE "pricing" DROP COLUMN "quote_keep_days";
  DROP TYPE "public"."enum_courses_starts_on";`)
}
