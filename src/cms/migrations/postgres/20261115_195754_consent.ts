import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_settings_block_list_category" AS ENUM('analytics', 'advertising', 'social', 'video', 'maps', 'captcha', 'chat', 'fonts', 'media', 'other');
  CREATE TYPE "public"."enum_consent_settings_default_lang" AS ENUM('ca', 'en', 'es', 'eu', 'fr', 'gl');
  CREATE TABLE "consent_settings_block_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"category" "enum_consent_settings_block_list_category",
  	"domain" varchar,
  	"contain" varchar,
  	"actived" boolean DEFAULT false,
  	"editable" boolean DEFAULT true,
  	"visible" boolean DEFAULT true,
  	"report" boolean DEFAULT false
  );
  
  CREATE TABLE "consent_settings_block_list_locales" (
  	"purpose" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "consent_settings_hide_modal_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "consent_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"default_lang" "enum_consent_settings_default_lang" DEFAULT 'es' NOT NULL,
  	"show_reject_button" boolean DEFAULT true,
  	"show_badges" boolean DEFAULT true,
  	"brand_website_owner" varchar,
  	"brand_dev" boolean DEFAULT false,
  	"brand_name" varchar,
  	"brand_url" varchar,
  	"styles_primary_button_bg_color" varchar DEFAULT '#ffffff',
  	"styles_primary_button_txt_color" varchar DEFAULT '#1d6b33',
  	"styles_reject_button_bg_color" varchar DEFAULT '#ffffff',
  	"styles_reject_button_txt_color" varchar DEFAULT '#1d6b33',
  	"styles_secondary_button_bg_color" varchar DEFAULT '#e4e4e4',
  	"styles_secondary_button_txt_color" varchar DEFAULT '#333333',
  	"styles_cookie_button_actived_color" varchar DEFAULT '#1d6b33',
  	"styles_cookie_button_disabled_color" varchar DEFAULT '#6b6b6b',
  	"receipt_days" numeric DEFAULT 1095 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_settings_locales" (
  	"cookie_policy_link" varchar DEFAULT '/cookie-policy',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "consent_settings_block_list" ADD CONSTRAINT "consent_settings_block_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_block_list_locales" ADD CONSTRAINT "consent_settings_block_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings_block_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_hide_modal_in" ADD CONSTRAINT "consent_settings_hide_modal_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_locales" ADD CONSTRAINT "consent_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consent_settings_block_list_order_idx" ON "consent_settings_block_list" USING btree ("_order");
  CREATE INDEX "consent_settings_block_list_parent_id_idx" ON "consent_settings_block_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consent_settings_block_list_locales_locale_parent_id_unique" ON "consent_settings_block_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consent_settings_hide_modal_in_order_idx" ON "consent_settings_hide_modal_in" USING btree ("_order");
  CREATE INDEX "consent_settings_hide_modal_in_parent_id_idx" ON "consent_settings_hide_modal_in" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consent_settings_locales_locale_parent_id_unique" ON "consent_settings_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "consent_settings_block_list" CASCADE;
  DROP TABLE "consent_settings_block_list_locales" CASCADE;
  DROP TABLE "consent_settings_hide_modal_in" CASCADE;
  DROP TABLE "consent_settings" CASCADE;
  DROP TABLE "consent_settings_locales" CASCADE;
  DROP TYPE "public"."enum_consent_settings_block_list_category";
  DROP TYPE "public"."enum_consent_settings_default_lang";`)
}
