import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enrolment_events" ADD COLUMN "cc" varchar;
  ALTER TABLE "outgoing_mail" ADD COLUMN "cc" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enrolment_events" DROP COLUMN "cc";
  ALTER TABLE "outgoing_mail" DROP COLUMN "cc";`)
}
