import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_settings_security" AS ENUM('starttls', 'tls', 'none');
  CREATE TABLE "mail_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar,
  	"port" numeric,
  	"security" "enum_mail_settings_security" DEFAULT 'starttls' NOT NULL,
  	"user" varchar,
  	"sealed_password" varchar,
  	"password_set_at" timestamp(3) with time zone,
  	"from_name" varchar,
  	"from_address" varchar,
  	"reply_to" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mail_settings_locales" (
  	"signature" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "mail_settings_locales" ADD CONSTRAINT "mail_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "mail_settings_locales_locale_parent_id_unique" ON "mail_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mail_settings_locales_parent_idx" ON "mail_settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mail_settings" CASCADE;
  DROP TABLE "mail_settings_locales" CASCADE;
  DROP TYPE "public"."enum_mail_settings_security";`)
}
