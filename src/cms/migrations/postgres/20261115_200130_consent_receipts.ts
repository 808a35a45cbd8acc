import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_receipts_method" AS ENUM('accept', 'reject', 'close', 'save', 'allow', 'gpc');
  CREATE TYPE "public"."enum_consent_receipts_language" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TABLE "consent_receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decided_at" timestamp(3) with time zone NOT NULL,
  	"receipt" varchar NOT NULL,
  	"method" "enum_consent_receipts_method" NOT NULL,
  	"allowed" jsonb NOT NULL,
  	"refused" jsonb NOT NULL,
  	"language" "enum_consent_receipts_language" NOT NULL,
  	"version" varchar NOT NULL
  );
  
  CREATE INDEX "consent_receipts_decided_at_idx" ON "consent_receipts" USING btree ("decided_at");
  CREATE INDEX "consent_receipts_receipt_idx" ON "consent_receipts" USING btree ("receipt");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "consent_receipts" CASCADE;
  DROP TYPE "public"."enum_consent_receipts_method";
  DROP TYPE "public"."enum_consent_receipts_language";`)
}
