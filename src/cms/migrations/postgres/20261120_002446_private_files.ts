import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_private_files_kind" AS ENUM('pdf', 'jpeg', 'png', 'webp');
  CREATE TABLE "private_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_private_files_kind" NOT NULL,
  	"size" numeric NOT NULL,
  	"digest" varchar,
  	"client" varchar,
  	"owner" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "form_submissions_submission_data" ADD COLUMN "file" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "private_files_id" integer;
  CREATE UNIQUE INDEX "private_files_name_idx" ON "private_files" USING btree ("name");
  CREATE INDEX "private_files_client_idx" ON "private_files" USING btree ("client");
  CREATE INDEX "private_files_owner_idx" ON "private_files" USING btree ("owner");
  CREATE INDEX "private_files_expires_at_idx" ON "private_files" USING btree ("expires_at");
  CREATE INDEX "private_files_updated_at_idx" ON "private_files" USING btree ("updated_at");
  CREATE INDEX "private_files_created_at_idx" ON "private_files" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "public"."private_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_private_files_id_idx" ON "payload_locked_documents_rels" USING btree ("private_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "private_files_id";
  ALTER TABLE "form_submissions_submission_data" DROP COLUMN "file";
  DROP TABLE "private_files" CASCADE;
  DROP TYPE "public"."enum_private_files_kind";`)
}
