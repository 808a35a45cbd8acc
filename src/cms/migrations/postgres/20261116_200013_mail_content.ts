import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mail" ADD COLUMN "content" jsonb;
  ALTER TABLE "outgoing_mail" DROP COLUMN "html";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mail" ADD COLUMN "html" varchar;
  ALTER TABLE "outgoing_mail" DROP COLUMN "content";`)
}
