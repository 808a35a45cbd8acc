import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enrolments_homestay_pets" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_enrolments_homestay_smoking" AS ENUM('yes', 'no');
  ALTER TABLE "enrolments" ADD COLUMN "homestay_allergies" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "homestay_diet" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "homestay_pets" "enum_enrolments_homestay_pets";
  ALTER TABLE "enrolments" ADD COLUMN "homestay_smoking" "enum_enrolments_homestay_smoking";
  ALTER TABLE "retention" ADD COLUMN "homestay" numeric DEFAULT 30 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enrolments" DROP COLUMN "homestay_allergies";
  ALTER TABLE "enrolments" DROP COLUMN "homestay_diet";
  ALTER TABLE "enrolments" DROP COLUMN "homestay_pets";
  ALTER TABLE "enrolments" DROP COLUMN "homestay_smoking";
  ALTER TABLE "retention" DROP COLUMN "homestay";
  DROP TYPE "public"."enum_enrolments_homestay_pets";
  DROP TYPE "public"."enum_enrolments_homestay_smoking";`)
}
