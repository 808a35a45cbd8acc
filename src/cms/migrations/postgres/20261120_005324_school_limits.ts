import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"schools_id" integer
  );
  
  ALTER TABLE "invoices" ADD COLUMN "school" numeric;
  ALTER TABLE "payments" ADD COLUMN "school" numeric;
  ALTER TABLE "users" ADD COLUMN "is_limited" boolean DEFAULT false;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_schools_id_idx" ON "users_rels" USING btree ("schools_id");
  CREATE INDEX "invoices_school_idx" ON "invoices" USING btree ("school");
  CREATE INDEX "payments_school_idx" ON "payments" USING btree ("school");
  UPDATE "invoices" SET "school" = "enrolments"."school_id" FROM "enrolments" WHERE "enrolments"."id" = "invoices"."enrolment";
  UPDATE "payments" SET "school" = "enrolments"."school_id" FROM "enrolments" WHERE "enrolments"."id" = "payments"."enrolment";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_rels" CASCADE;
  DROP INDEX "invoices_school_idx";
  DROP INDEX "payments_school_idx";
  ALTER TABLE "invoices" DROP COLUMN "school";
  ALTER TABLE "payments" DROP COLUMN "school";
  ALTER TABLE "users" DROP COLUMN "is_limited";`)
}
