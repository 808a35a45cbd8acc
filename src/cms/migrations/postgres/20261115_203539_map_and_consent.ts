import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_receipts_method" AS ENUM('accept', 'reject', 'close', 'save', 'allow', 'gpc');
  CREATE TYPE "public"."enum_consent_receipts_language" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_school_maps_school_page_map_ctrl" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum_school_maps_school_page_map_type" AS ENUM('0', '1', '2', '3');
  CREATE TYPE "public"."enum_school_maps_school_page_travel_mode" AS ENUM('driving', 'walking');
  CREATE TYPE "public"."enum_school_maps_directions_page_map_ctrl" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum_school_maps_directions_page_map_type" AS ENUM('0', '1', '2', '3');
  CREATE TYPE "public"."enum_school_maps_directions_page_travel_mode" AS ENUM('driving', 'walking');
  CREATE TYPE "public"."enum_consent_settings_block_list_category" AS ENUM('analytics', 'advertising', 'social', 'video', 'maps', 'captcha', 'chat', 'fonts', 'media', 'other');
  CREATE TYPE "public"."enum_consent_settings_default_lang" AS ENUM('ca', 'en', 'es', 'eu', 'fr', 'gl');
  CREATE TYPE "public"."enum_map_settings_provider" AS ENUM('embedded', 'osrm', 'google');
  CREATE TYPE "public"."enum_map_settings_geocoder" AS ENUM('nominatim', 'photon');
  CREATE TABLE "consent_receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decided_at" timestamp(3) with time zone NOT NULL,
  	"receipt" varchar NOT NULL,
  	"method" "enum_consent_receipts_method" NOT NULL,
  	"allowed" jsonb NOT NULL,
  	"refused" jsonb NOT NULL,
  	"language" "enum_consent_receipts_language" NOT NULL,
  	"version" varchar NOT NULL
  );
  
  CREATE TABLE "school_maps_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"lat" numeric NOT NULL,
  	"lng" numeric NOT NULL
  );
  
  CREATE TABLE "school_maps_places_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "school_maps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer NOT NULL,
  	"extract_id" integer,
  	"school_page_lat" numeric,
  	"school_page_lng" numeric,
  	"school_page_zoom" numeric DEFAULT 13 NOT NULL,
  	"school_page_marker" boolean DEFAULT true,
  	"school_page_popup" boolean DEFAULT false,
  	"school_page_map_ctrl" "enum_school_maps_school_page_map_ctrl" DEFAULT '2' NOT NULL,
  	"school_page_map_type" "enum_school_maps_school_page_map_type" DEFAULT '0' NOT NULL,
  	"school_page_type_ctrl" boolean DEFAULT true,
  	"school_page_zoom_whl" boolean DEFAULT true,
  	"school_page_directions" boolean DEFAULT false,
  	"school_page_travel_mode" "enum_school_maps_school_page_travel_mode" DEFAULT 'driving' NOT NULL,
  	"directions_page_lat" numeric,
  	"directions_page_lng" numeric,
  	"directions_page_zoom" numeric DEFAULT 13 NOT NULL,
  	"directions_page_marker" boolean DEFAULT true,
  	"directions_page_popup" boolean DEFAULT false,
  	"directions_page_map_ctrl" "enum_school_maps_directions_page_map_ctrl" DEFAULT '2' NOT NULL,
  	"directions_page_map_type" "enum_school_maps_directions_page_map_type" DEFAULT '0' NOT NULL,
  	"directions_page_type_ctrl" boolean DEFAULT true,
  	"directions_page_zoom_whl" boolean DEFAULT true,
  	"directions_page_directions" boolean DEFAULT true,
  	"directions_page_travel_mode" "enum_school_maps_directions_page_travel_mode" DEFAULT 'driving' NOT NULL,
  	"main_icon_id" integer,
  	"other_icon_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "school_maps_locales" (
  	"school_page_text" varchar,
  	"directions_page_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "map_extracts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"south" numeric,
  	"west" numeric,
  	"north" numeric,
  	"east" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
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
  
  CREATE TABLE "map_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider" "enum_map_settings_provider" DEFAULT 'embedded' NOT NULL,
  	"osrm_driving" varchar,
  	"osrm_walking" varchar,
  	"geocoder" "enum_map_settings_geocoder" DEFAULT 'nominatim' NOT NULL,
  	"geocoder_url" varchar,
  	"contact" varchar,
  	"google_browser_key" varchar,
  	"google_server_key" varchar,
  	"tiles_road_url" varchar,
  	"tiles_road_credit" varchar,
  	"tiles_satellite_url" varchar,
  	"tiles_satellite_credit" varchar,
  	"tiles_hybrid_url" varchar,
  	"tiles_hybrid_credit" varchar,
  	"tiles_terrain_url" varchar,
  	"tiles_terrain_credit" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "school_maps_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "map_extracts_id" integer;
  ALTER TABLE "school_maps_places" ADD CONSTRAINT "school_maps_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school_maps_places_locales" ADD CONSTRAINT "school_maps_places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school_maps_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_extract_id_map_extracts_id_fk" FOREIGN KEY ("extract_id") REFERENCES "public"."map_extracts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_main_icon_id_media_id_fk" FOREIGN KEY ("main_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_other_icon_id_media_id_fk" FOREIGN KEY ("other_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps_locales" ADD CONSTRAINT "school_maps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_block_list" ADD CONSTRAINT "consent_settings_block_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_block_list_locales" ADD CONSTRAINT "consent_settings_block_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings_block_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_hide_modal_in" ADD CONSTRAINT "consent_settings_hide_modal_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_locales" ADD CONSTRAINT "consent_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consent_receipts_decided_at_idx" ON "consent_receipts" USING btree ("decided_at");
  CREATE INDEX "consent_receipts_receipt_idx" ON "consent_receipts" USING btree ("receipt");
  CREATE INDEX "school_maps_places_order_idx" ON "school_maps_places" USING btree ("_order");
  CREATE INDEX "school_maps_places_parent_id_idx" ON "school_maps_places" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "school_maps_places_locales_locale_parent_id_unique" ON "school_maps_places_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "school_maps_school_idx" ON "school_maps" USING btree ("school_id");
  CREATE INDEX "school_maps_extract_idx" ON "school_maps" USING btree ("extract_id");
  CREATE INDEX "school_maps_main_icon_idx" ON "school_maps" USING btree ("main_icon_id");
  CREATE INDEX "school_maps_other_icon_idx" ON "school_maps" USING btree ("other_icon_id");
  CREATE INDEX "school_maps_updated_at_idx" ON "school_maps" USING btree ("updated_at");
  CREATE INDEX "school_maps_created_at_idx" ON "school_maps" USING btree ("created_at");
  CREATE UNIQUE INDEX "school_maps_locales_locale_parent_id_unique" ON "school_maps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "map_extracts_updated_at_idx" ON "map_extracts" USING btree ("updated_at");
  CREATE INDEX "map_extracts_created_at_idx" ON "map_extracts" USING btree ("created_at");
  CREATE UNIQUE INDEX "map_extracts_filename_idx" ON "map_extracts" USING btree ("filename");
  CREATE INDEX "consent_settings_block_list_order_idx" ON "consent_settings_block_list" USING btree ("_order");
  CREATE INDEX "consent_settings_block_list_parent_id_idx" ON "consent_settings_block_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consent_settings_block_list_locales_locale_parent_id_unique" ON "consent_settings_block_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consent_settings_hide_modal_in_order_idx" ON "consent_settings_hide_modal_in" USING btree ("_order");
  CREATE INDEX "consent_settings_hide_modal_in_parent_id_idx" ON "consent_settings_hide_modal_in" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consent_settings_locales_locale_parent_id_unique" ON "consent_settings_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_school_maps_fk" FOREIGN KEY ("school_maps_id") REFERENCES "public"."school_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_map_extracts_fk" FOREIGN KEY ("map_extracts_id") REFERENCES "public"."map_extracts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_school_maps_id_idx" ON "payload_locked_documents_rels" USING btree ("school_maps_id");
  CREATE INDEX "payload_locked_documents_rels_map_extracts_id_idx" ON "payload_locked_documents_rels" USING btree ("map_extracts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consent_receipts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_maps_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_maps_places_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_maps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_maps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "map_extracts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_settings_block_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_settings_block_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_settings_hide_modal_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "map_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consent_receipts" CASCADE;
  DROP TABLE "school_maps_places" CASCADE;
  DROP TABLE "school_maps_places_locales" CASCADE;
  DROP TABLE "school_maps" CASCADE;
  DROP TABLE "school_maps_locales" CASCADE;
  DROP TABLE "map_extracts" CASCADE;
  DROP TABLE "consent_settings_block_list" CASCADE;
  DROP TABLE "consent_settings_block_list_locales" CASCADE;
  DROP TABLE "consent_settings_hide_modal_in" CASCADE;
  DROP TABLE "consent_settings" CASCADE;
  DROP TABLE "consent_settings_locales" CASCADE;
  DROP TABLE "map_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_school_maps_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_map_extracts_fk";
  
  DROP INDEX "payload_locked_documents_rels_school_maps_id_idx";
  DROP INDEX "payload_locked_documents_rels_map_extracts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "school_maps_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "map_extracts_id";
  DROP TYPE "public"."enum_consent_receipts_method";
  DROP TYPE "public"."enum_consent_receipts_language";
  DROP TYPE "public"."enum_school_maps_school_page_map_ctrl";
  DROP TYPE "public"."enum_school_maps_school_page_map_type";
  DROP TYPE "public"."enum_school_maps_school_page_travel_mode";
  DROP TYPE "public"."enum_school_maps_directions_page_map_ctrl";
  DROP TYPE "public"."enum_school_maps_directions_page_map_type";
  DROP TYPE "public"."enum_school_maps_directions_page_travel_mode";
  DROP TYPE "public"."enum_consent_settings_block_list_category";
  DROP TYPE "public"."enum_consent_settings_default_lang";
  DROP TYPE "public"."enum_map_settings_provider";
  DROP TYPE "public"."enum_map_settings_geocoder";`)
}
