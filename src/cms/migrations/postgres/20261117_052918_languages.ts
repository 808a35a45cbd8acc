import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_default_language" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  ALTER TABLE "site_settings" ADD COLUMN "default_language" "enum_site_settings_default_language" DEFAULT 'en';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "default_language";
  DROP TYPE "public"."enum_site_settings_default_language";`)
}
