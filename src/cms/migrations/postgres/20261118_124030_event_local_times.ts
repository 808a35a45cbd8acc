import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "event_starts_local" varchar;
  ALTER TABLE "posts" ADD COLUMN "event_ends_local" varchar;
  ALTER TABLE "posts" ADD COLUMN "date_local" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_event_starts_local" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_event_ends_local" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_date_local" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "event_starts_local";
  ALTER TABLE "posts" DROP COLUMN "event_ends_local";
  ALTER TABLE "posts" DROP COLUMN "date_local";
  ALTER TABLE "_posts_v" DROP COLUMN "version_event_starts_local";
  ALTER TABLE "_posts_v" DROP COLUMN "version_event_ends_local";
  ALTER TABLE "_posts_v" DROP COLUMN "version_date_local";`)
}
