import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { upgradeStoredTexts } from '../upgrade-rich-text'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outgoing_mail_state" ADD VALUE 'kept' BEFORE 'failed';
  ALTER TABLE "schools" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "price_lists" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_price_lists_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" varchar;`)
  await upgradeStoredTexts((statement) => db.execute(statement), payload.logger)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mail" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "outgoing_mail" ALTER COLUMN "state" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_outgoing_mail_state";
  CREATE TYPE "public"."enum_outgoing_mail_state" AS ENUM('queued', 'sending', 'sent', 'failed');
  ALTER TABLE "outgoing_mail" ALTER COLUMN "state" SET DEFAULT 'queued'::"public"."enum_outgoing_mail_state";
  ALTER TABLE "outgoing_mail" ALTER COLUMN "state" SET DATA TYPE "public"."enum_outgoing_mail_state" USING "state"::"public"."enum_outgoing_mail_state";
  ALTER TABLE "schools" DROP COLUMN "changed_by";
  ALTER TABLE "_schools_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "price_lists" DROP COLUMN "changed_by";
  ALTER TABLE "_price_lists_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";`)
}
