import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "school_maps" ADD COLUMN "school_page_main_icon_id" integer;
  ALTER TABLE "school_maps" ADD COLUMN "school_page_other_icon_id" integer;
  ALTER TABLE "school_maps" ADD COLUMN "directions_page_main_icon_id" integer;
  ALTER TABLE "school_maps" ADD COLUMN "directions_page_other_icon_id" integer;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_school_page_main_icon_id_media_id_fk" FOREIGN KEY ("school_page_main_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_school_page_other_icon_id_media_id_fk" FOREIGN KEY ("school_page_other_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_directions_page_main_icon_id_media_id_fk" FOREIGN KEY ("directions_page_main_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_directions_page_other_icon_id_media_id_fk" FOREIGN KEY ("directions_page_other_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "school_maps_school_page_school_page_main_icon_idx" ON "school_maps" USING btree ("school_page_main_icon_id");
  CREATE INDEX "school_maps_school_page_school_page_other_icon_idx" ON "school_maps" USING btree ("school_page_other_icon_id");
  CREATE INDEX "school_maps_directions_page_directions_page_main_icon_idx" ON "school_maps" USING btree ("directions_page_main_icon_id");
  CREATE INDEX "school_maps_directions_page_directions_page_other_icon_idx" ON "school_maps" USING btree ("directions_page_other_icon_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "school_maps" DROP CONSTRAINT "school_maps_school_page_main_icon_id_media_id_fk";
  
  ALTER TABLE "school_maps" DROP CONSTRAINT "school_maps_school_page_other_icon_id_media_id_fk";
  
  ALTER TABLE "school_maps" DROP CONSTRAINT "school_maps_directions_page_main_icon_id_media_id_fk";
  
  ALTER TABLE "school_maps" DROP CONSTRAINT "school_maps_directions_page_other_icon_id_media_id_fk";
  
  DROP INDEX "school_maps_school_page_school_page_main_icon_idx";
  DROP INDEX "school_maps_school_page_school_page_other_icon_idx";
  DROP INDEX "school_maps_directions_page_directions_page_main_icon_idx";
  DROP INDEX "school_maps_directions_page_directions_page_other_icon_idx";
  ALTER TABLE "school_maps" DROP COLUMN "school_page_main_icon_id";
  ALTER TABLE "school_maps" DROP COLUMN "school_page_other_icon_id";
  ALTER TABLE "school_maps" DROP COLUMN "directions_page_main_icon_id";
  ALTER TABLE "school_maps" DROP COLUMN "directions_page_other_icon_id";`)
}
