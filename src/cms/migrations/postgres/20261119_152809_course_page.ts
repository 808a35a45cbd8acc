import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses" ADD COLUMN "teacher" varchar;
  ALTER TABLE "courses_locales" ADD COLUMN "timetable" varchar;
  ALTER TABLE "courses_locales" ADD COLUMN "outcomes" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_teacher" varchar;
  ALTER TABLE "_courses_v_locales" ADD COLUMN "version_timetable" varchar;
  ALTER TABLE "_courses_v_locales" ADD COLUMN "version_outcomes" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses" DROP COLUMN "teacher";
  ALTER TABLE "courses_locales" DROP COLUMN "timetable";
  ALTER TABLE "courses_locales" DROP COLUMN "outcomes";
  ALTER TABLE "_courses_v" DROP COLUMN "version_teacher";
  ALTER TABLE "_courses_v_locales" DROP COLUMN "version_timetable";
  ALTER TABLE "_courses_v_locales" DROP COLUMN "version_outcomes";`)
}
