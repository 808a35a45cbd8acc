import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_avif2400_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2400_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2400_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2400_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2400_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2400_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2400_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2400_filename" varchar;
  CREATE INDEX "media_sizes_avif2400_sizes_avif2400_filename_idx" ON "media" USING btree ("sizes_avif2400_filename");
  CREATE INDEX "media_sizes_webp2400_sizes_webp2400_filename_idx" ON "media" USING btree ("sizes_webp2400_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif2400_sizes_avif2400_filename_idx";
  DROP INDEX "media_sizes_webp2400_sizes_webp2400_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2400_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2400_url";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2400_width";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2400_height";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2400_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2400_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2400_filename";`)
}
