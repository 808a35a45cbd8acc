import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_backups_way" ADD VALUE 'schedule';
  CREATE TABLE "backup_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"hour" numeric DEFAULT 3 NOT NULL,
  	"keep" numeric DEFAULT 14 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "backup_settings" CASCADE;
  ALTER TABLE "backups" ALTER COLUMN "way" SET DATA TYPE text;
  DROP TYPE "public"."enum_backups_way";
  CREATE TYPE "public"."enum_backups_way" AS ENUM('download', 'command');
  ALTER TABLE "backups" ALTER COLUMN "way" SET DATA TYPE "public"."enum_backups_way" USING "way"::"public"."enum_backups_way";`)
}
