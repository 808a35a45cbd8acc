import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_language" AS ENUM('en', 'fr', 'es', 'de', 'it', 'pt', 'ca', 'eu', 'gl', 'zh', 'ja', 'ar');
  CREATE TYPE "public"."enum__courses_v_version_language" AS ENUM('en', 'fr', 'es', 'de', 'it', 'pt', 'ca', 'eu', 'gl', 'zh', 'ja', 'ar');
  ALTER TABLE "courses" ADD COLUMN "language" "enum_courses_language";
  ALTER TABLE "_courses_v" ADD COLUMN "version_language" "enum__courses_v_version_language";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses" DROP COLUMN "language";
  ALTER TABLE "_courses_v" DROP COLUMN "version_language";
  DROP TYPE "public"."enum_courses_language";
  DROP TYPE "public"."enum__courses_v_version_language";`)
}
