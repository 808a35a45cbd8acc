import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'restore' BEFORE 'created';
  ALTER TYPE "public"."enum_backups_way" ADD VALUE 'restore';
  ALTER TABLE "backup_settings" ALTER COLUMN "is_on" SET DEFAULT true;
  ALTER TABLE "backups" ADD COLUMN "reason" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_event";
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('log-in', 'log-in-failed', 'log-out', 'sessions-ended', 'password-changed', 'password-reset', 'second-factor-on', 'second-factor-off', 'recovery-codes', 'backup', 'created', 'changed', 'deleted');
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_log_event" USING "event"::"public"."enum_audit_log_event";
  ALTER TABLE "backups" ALTER COLUMN "way" SET DATA TYPE text;
  DROP TYPE "public"."enum_backups_way";
  CREATE TYPE "public"."enum_backups_way" AS ENUM('download', 'command', 'schedule');
  ALTER TABLE "backups" ALTER COLUMN "way" SET DATA TYPE "public"."enum_backups_way" USING "way"::"public"."enum_backups_way";
  ALTER TABLE "backup_settings" ALTER COLUMN "is_on" SET DEFAULT false;
  ALTER TABLE "backups" DROP COLUMN "reason";`)
}
