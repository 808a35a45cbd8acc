import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments" ALTER COLUMN "school_id" DROP NOT NULL;
  ALTER TABLE "comments" ADD COLUMN "post_id" integer;
  ALTER TABLE "comments" ADD COLUMN "page_id" integer;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_page_idx" ON "comments" USING btree ("page_id");
  CREATE INDEX "post_state_root_path_idx" ON "comments" USING btree ("post_id","state","root","path");
  CREATE INDEX "page_state_root_path_idx" ON "comments" USING btree ("page_id","state","root","path");
  CREATE INDEX "comments_post_inbox_idx" ON "comments" USING btree ("post_id", "state", "created_at", "id") WHERE "post_id" IS NOT NULL;
  CREATE INDEX "comments_page_inbox_idx" ON "comments" USING btree ("page_id", "state", "created_at", "id") WHERE "page_id" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "comments" WHERE "school_id" IS NULL;
  DROP INDEX "comments_post_inbox_idx";
  DROP INDEX "comments_page_inbox_idx";
  ALTER TABLE "comments" DROP CONSTRAINT "comments_post_id_posts_id_fk";
  
  ALTER TABLE "comments" DROP CONSTRAINT "comments_page_id_pages_id_fk";
  
  DROP INDEX "comments_post_idx";
  DROP INDEX "comments_page_idx";
  DROP INDEX "post_state_root_path_idx";
  DROP INDEX "page_state_root_path_idx";
  ALTER TABLE "comments" ALTER COLUMN "school_id" SET NOT NULL;
  ALTER TABLE "comments" DROP COLUMN "post_id";
  ALTER TABLE "comments" DROP COLUMN "page_id";`)
}
