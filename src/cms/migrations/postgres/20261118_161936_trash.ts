import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_schools_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_courses_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "accommodation" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "price_lists" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_price_lists_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "price_adjustments" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "price_extras" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reusable_content" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_reusable_content_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "schools_deleted_at_idx" ON "schools" USING btree ("deleted_at");
  CREATE INDEX "_schools_v_version_version_deleted_at_idx" ON "_schools_v" USING btree ("version_deleted_at");
  CREATE INDEX "courses_deleted_at_idx" ON "courses" USING btree ("deleted_at");
  CREATE INDEX "_courses_v_version_version_deleted_at_idx" ON "_courses_v" USING btree ("version_deleted_at");
  CREATE INDEX "accommodation_deleted_at_idx" ON "accommodation" USING btree ("deleted_at");
  CREATE INDEX "price_lists_deleted_at_idx" ON "price_lists" USING btree ("deleted_at");
  CREATE INDEX "_price_lists_v_version_version_deleted_at_idx" ON "_price_lists_v" USING btree ("version_deleted_at");
  CREATE INDEX "price_adjustments_deleted_at_idx" ON "price_adjustments" USING btree ("deleted_at");
  CREATE INDEX "price_extras_deleted_at_idx" ON "price_extras" USING btree ("deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "reusable_content_deleted_at_idx" ON "reusable_content" USING btree ("deleted_at");
  CREATE INDEX "_reusable_content_v_version_version_deleted_at_idx" ON "_reusable_content_v" USING btree ("version_deleted_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "files_deleted_at_idx" ON "files" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "schools_deleted_at_idx";
  DROP INDEX "_schools_v_version_version_deleted_at_idx";
  DROP INDEX "courses_deleted_at_idx";
  DROP INDEX "_courses_v_version_version_deleted_at_idx";
  DROP INDEX "accommodation_deleted_at_idx";
  DROP INDEX "price_lists_deleted_at_idx";
  DROP INDEX "_price_lists_v_version_version_deleted_at_idx";
  DROP INDEX "price_adjustments_deleted_at_idx";
  DROP INDEX "price_extras_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "reusable_content_deleted_at_idx";
  DROP INDEX "_reusable_content_v_version_version_deleted_at_idx";
  DROP INDEX "forms_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "files_deleted_at_idx";
  ALTER TABLE "schools" DROP COLUMN "deleted_at";
  ALTER TABLE "_schools_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "courses" DROP COLUMN "deleted_at";
  ALTER TABLE "_courses_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "accommodation" DROP COLUMN "deleted_at";
  ALTER TABLE "price_lists" DROP COLUMN "deleted_at";
  ALTER TABLE "_price_lists_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "price_adjustments" DROP COLUMN "deleted_at";
  ALTER TABLE "price_extras" DROP COLUMN "deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "reusable_content" DROP COLUMN "deleted_at";
  ALTER TABLE "_reusable_content_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "forms" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "files" DROP COLUMN "deleted_at";`)
}
