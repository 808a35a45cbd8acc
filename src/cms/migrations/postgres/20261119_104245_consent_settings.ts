import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_settings_opens" AS ENUM('always', 'needed');
  ALTER TABLE "consent_settings" ADD COLUMN "opens" "enum_consent_settings_opens" DEFAULT 'always' NOT NULL;
  ALTER TABLE "consent_settings" ADD COLUMN "show_message" boolean DEFAULT false;
  ALTER TABLE "consent_settings" ADD COLUMN "theme_colours" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consent_settings" DROP COLUMN "opens";
  ALTER TABLE "consent_settings" DROP COLUMN "show_message";
  ALTER TABLE "consent_settings" DROP COLUMN "theme_colours";
  DROP TYPE "public"."enum_consent_settings_opens";`)
}
