import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "session_details" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sid" varchar NOT NULL,
  	"user_id" integer,
  	"device" varchar,
  	"last_used_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "invited_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "session_details_id" integer;
  ALTER TABLE "session_details" ADD CONSTRAINT "session_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "session_details_sid_idx" ON "session_details" USING btree ("sid");
  CREATE INDEX "session_details_user_idx" ON "session_details" USING btree ("user_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_session_details_fk" FOREIGN KEY ("session_details_id") REFERENCES "public"."session_details"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_session_details_id_idx" ON "payload_locked_documents_rels" USING btree ("session_details_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "session_details" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "session_details" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_session_details_fk";
  
  DROP INDEX "payload_locked_documents_rels_session_details_id_idx";
  ALTER TABLE "users" DROP COLUMN "invited_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "session_details_id";`)
}
