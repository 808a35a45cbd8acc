import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_settings_block_list_stored_kind" AS ENUM('cookie', 'localStorage', 'sessionStorage', 'indexedDB');
  CREATE TABLE "consent_settings_block_list_stored" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_consent_settings_block_list_stored_kind" DEFAULT 'cookie' NOT NULL,
  	"days" numeric
  );
  
  ALTER TABLE "consent_settings_block_list" ADD COLUMN "provider" varchar;
  ALTER TABLE "consent_settings_block_list" ADD COLUMN "privacy_url" varchar;
  ALTER TABLE "consent_settings_block_list_stored" ADD CONSTRAINT "consent_settings_block_list_stored_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings_block_list"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consent_settings_block_list_stored_order_idx" ON "consent_settings_block_list_stored" USING btree ("_order");
  CREATE INDEX "consent_settings_block_list_stored_parent_id_idx" ON "consent_settings_block_list_stored" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "consent_settings_block_list_stored" CASCADE;
  ALTER TABLE "consent_settings_block_list" DROP COLUMN "provider";
  ALTER TABLE "consent_settings_block_list" DROP COLUMN "privacy_url";
  DROP TYPE "public"."enum_consent_settings_block_list_stored_kind";`)
}
