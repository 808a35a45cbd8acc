import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schools_opening_hours_first_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_schools_opening_hours_last_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__schools_v_version_opening_hours_first_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__schools_v_version_opening_hours_last_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TABLE "schools_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_day" "enum_schools_opening_hours_first_day" DEFAULT 'mon',
  	"last_day" "enum_schools_opening_hours_last_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "_schools_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_day" "enum__schools_v_version_opening_hours_first_day" DEFAULT 'mon',
  	"last_day" "enum__schools_v_version_opening_hours_last_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "schools_opening_hours" ADD CONSTRAINT "schools_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_opening_hours" ADD CONSTRAINT "_schools_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schools_opening_hours_order_idx" ON "schools_opening_hours" USING btree ("_order");
  CREATE INDEX "schools_opening_hours_parent_id_idx" ON "schools_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_opening_hours_order_idx" ON "_schools_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_schools_v_version_opening_hours_parent_id_idx" ON "_schools_v_version_opening_hours" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "schools_opening_hours" CASCADE;
  DROP TABLE "_schools_v_version_opening_hours" CASCADE;
  DROP TYPE "public"."enum_schools_opening_hours_first_day";
  DROP TYPE "public"."enum_schools_opening_hours_last_day";
  DROP TYPE "public"."enum__schools_v_version_opening_hours_first_day";
  DROP TYPE "public"."enum__schools_v_version_opening_hours_last_day";`)
}
