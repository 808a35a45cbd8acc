import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "courses_places_at_starts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"places" numeric NOT NULL
  );
  
  ALTER TABLE "courses" ADD COLUMN "places_per_start" numeric;
  ALTER TABLE "courses_places_at_starts" ADD CONSTRAINT "courses_places_at_starts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_places_at_starts_order_idx" ON "courses_places_at_starts" USING btree ("_order");
  CREATE INDEX "courses_places_at_starts_parent_id_idx" ON "courses_places_at_starts" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "courses_places_at_starts" CASCADE;
  ALTER TABLE "courses" DROP COLUMN "places_per_start";`)
}
