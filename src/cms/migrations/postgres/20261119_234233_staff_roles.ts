import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'accountant', 'moderator');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'accountant' BEFORE 'moderator';
  ALTER TYPE "public"."enum_log_in_settings_second_factor_roles" ADD VALUE 'accountant' BEFORE 'moderator';
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users" ALTER COLUMN "role" DROP NOT NULL;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 1, "id", "role"::text::"enum_users_roles" FROM "users";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_roles" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_roles" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'moderator');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "log_in_settings_second_factor_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_log_in_settings_second_factor_roles";
  CREATE TYPE "public"."enum_log_in_settings_second_factor_roles" AS ENUM('administrator', 'editor', 'moderator');
  ALTER TABLE "log_in_settings_second_factor_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_log_in_settings_second_factor_roles" USING "value"::"public"."enum_log_in_settings_second_factor_roles";
  ALTER TABLE "users" ALTER COLUMN "role" SET NOT NULL;
  DROP TYPE "public"."enum_users_roles";`)
}
