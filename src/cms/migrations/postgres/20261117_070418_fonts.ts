import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_theme_fonts" ADD VALUE 'bitter-figtree' BEFORE 'figtree';
  ALTER TYPE "public"."enum__theme_v_version_fonts" ADD VALUE 'bitter-figtree' BEFORE 'figtree';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "theme" ALTER COLUMN "fonts" SET DATA TYPE text;
  DROP TYPE "public"."enum_theme_fonts";
  CREATE TYPE "public"."enum_theme_fonts" AS ENUM('brygada-figtree', 'figtree', 'system');
  ALTER TABLE "theme" ALTER COLUMN "fonts" SET DATA TYPE "public"."enum_theme_fonts" USING "fonts"::"public"."enum_theme_fonts";
  ALTER TABLE "_theme_v" ALTER COLUMN "version_fonts" SET DATA TYPE text;
  DROP TYPE "public"."enum__theme_v_version_fonts";
  CREATE TYPE "public"."enum__theme_v_version_fonts" AS ENUM('brygada-figtree', 'figtree', 'system');
  ALTER TABLE "_theme_v" ALTER COLUMN "version_fonts" SET DATA TYPE "public"."enum__theme_v_version_fonts" USING "version_fonts"::"public"."enum__theme_v_version_fonts";`)
}
