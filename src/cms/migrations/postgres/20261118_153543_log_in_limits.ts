import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "language" varchar;
  ALTER TABLE "second_factors" ADD COLUMN "wrong_codes" numeric;
  ALTER TABLE "second_factors" ADD COLUMN "last_wrong_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "second_factors" DROP COLUMN "wrong_codes";
  ALTER TABLE "second_factors" DROP COLUMN "last_wrong_at";`)
}
