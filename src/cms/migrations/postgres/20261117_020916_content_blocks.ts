import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { fillSlugs, moveBodiesToBlocks } from '../content-blocks'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_kind" AS ENUM('article', 'event');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_kind" AS ENUM('article', 'event');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_reusable_content_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_content_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_content_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_form_submissions_state" AS ENUM('new', 'open', 'done', 'spam');
  CREATE TYPE "public"."enum_form_submissions_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_redirects_match" AS ENUM('exact', 'prefix');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302', '410');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_navigation_languages" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_navigation_children_languages" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_footer_navigation_languages" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_public_languages" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_untranslated" AS ENUM('show', 'hide');
  CREATE TYPE "public"."enum_theme_preset" AS ENUM('tidewater', 'campus', 'studio');
  CREATE TYPE "public"."enum_theme_fonts" AS ENUM('brygada-figtree', 'figtree', 'system');
  CREATE TYPE "public"."enum_theme_radius" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum_theme_header" AS ENUM('plain', 'tinted', 'centred');
  CREATE TYPE "public"."enum_theme_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__theme_v_version_preset" AS ENUM('tidewater', 'campus', 'studio');
  CREATE TYPE "public"."enum__theme_v_version_fonts" AS ENUM('brygada-figtree', 'figtree', 'system');
  CREATE TYPE "public"."enum__theme_v_version_radius" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum__theme_v_version_header" AS ENUM('plain', 'tinted', 'centred');
  CREATE TYPE "public"."enum__theme_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__theme_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TABLE "courses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "accommodation_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"kind" "enum_posts_kind" DEFAULT 'article',
  	"picture_id" integer,
  	"event_starts_at" timestamp(3) with time zone,
  	"event_ends_at" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"date" timestamp(3) with time zone,
  	"category_id" integer,
  	"school_id" integer,
  	"author" varchar,
  	"comments_open" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"event_place" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_kind" "enum__posts_v_version_kind" DEFAULT 'article',
  	"version_picture_id" integer,
  	"version_event_starts_at" timestamp(3) with time zone,
  	"version_event_ends_at" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_date" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_school_id" integer,
  	"version_author" varchar,
  	"version_comments_open" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_event_place" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reusable_content" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"blocks" jsonb,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reusable_content_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reusable_content_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_blocks" jsonb,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reusable_content_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reusable_content_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "forms_notify" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"fields" jsonb NOT NULL,
  	"answer_mail_enabled" boolean DEFAULT true,
  	"school_id" integer,
  	"captcha" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar NOT NULL,
  	"submit_label" varchar,
  	"confirmation" jsonb,
  	"answer_mail_subject" varchar,
  	"answer_mail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "form_submissions_submission_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"summary" varchar,
  	"form_id" integer,
  	"email" varchar,
  	"state" "enum_form_submissions_state" DEFAULT 'new' NOT NULL,
  	"note" varchar,
  	"locale" "enum_form_submissions_locale",
  	"page" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"match" "enum_redirects_match" DEFAULT 'exact' NOT NULL,
  	"type" "enum_redirects_type" DEFAULT '301' NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"schools_id" integer,
  	"courses_id" integer,
  	"accommodation_id" integer,
  	"posts_id" integer
  );
  
  CREATE TABLE "missing_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"last_seen" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocks" jsonb,
  	"changed_by" varchar,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_locales" (
  	"heading" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"schools_id" integer
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_blocks" jsonb,
  	"version_changed_by" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"schools_id" integer
  );
  
  CREATE TABLE "site_settings_navigation_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_navigation_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_navigation_children_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_navigation_children_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_navigation_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar
  );
  
  CREATE TABLE "site_settings_navigation_children_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_navigation_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_footer_navigation_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_public_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_public_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"schools_id" integer,
  	"courses_id" integer,
  	"accommodation_id" integer,
  	"posts_id" integer
  );
  
  CREATE TABLE "theme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"preset" "enum_theme_preset" DEFAULT 'tidewater',
  	"light_paper" varchar,
  	"light_ink" varchar,
  	"light_heading" varchar,
  	"light_link" varchar,
  	"light_accent" varchar,
  	"light_on_accent" varchar,
  	"dark_paper" varchar,
  	"dark_ink" varchar,
  	"dark_heading" varchar,
  	"dark_link" varchar,
  	"dark_accent" varchar,
  	"dark_on_accent" varchar,
  	"fonts" "enum_theme_fonts",
  	"radius" "enum_theme_radius",
  	"header" "enum_theme_header",
  	"favicon_id" integer,
  	"share_picture_id" integer,
  	"changed_by" varchar,
  	"_status" "enum_theme_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_theme_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_preset" "enum__theme_v_version_preset" DEFAULT 'tidewater',
  	"version_light_paper" varchar,
  	"version_light_ink" varchar,
  	"version_light_heading" varchar,
  	"version_light_link" varchar,
  	"version_light_accent" varchar,
  	"version_light_on_accent" varchar,
  	"version_dark_paper" varchar,
  	"version_dark_ink" varchar,
  	"version_dark_heading" varchar,
  	"version_dark_link" varchar,
  	"version_dark_accent" varchar,
  	"version_dark_on_accent" varchar,
  	"version_fonts" "enum__theme_v_version_fonts",
  	"version_radius" "enum__theme_v_version_radius",
  	"version_header" "enum__theme_v_version_header",
  	"version_favicon_id" integer,
  	"version_share_picture_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__theme_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__theme_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "site_settings_navigation" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "site_settings_footer_navigation" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "schools" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_schools_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "courses" ADD COLUMN "slug" varchar;
  ALTER TABLE "courses" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "courses_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "courses_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "accommodation" ADD COLUMN "slug" varchar;
  ALTER TABLE "accommodation" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "accommodation_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "accommodation_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "pages" ADD COLUMN "comments_open" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_comments_open" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reusable_content_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_submissions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missing_addresses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "files_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "call_to_action_target" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "untranslated" "enum_site_settings_untranslated" DEFAULT 'show' NOT NULL;
  ALTER TABLE "site_settings_locales" ADD COLUMN "call_to_action_label" varchar;
  ALTER TABLE "courses_rels" ADD CONSTRAINT "courses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_rels" ADD CONSTRAINT "courses_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodation_rels" ADD CONSTRAINT "accommodation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodation_rels" ADD CONSTRAINT "accommodation_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reusable_content_v" ADD CONSTRAINT "_reusable_content_v_parent_id_reusable_content_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_content"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_notify" ADD CONSTRAINT "forms_notify_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions_submission_data" ADD CONSTRAINT "form_submissions_submission_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_languages" ADD CONSTRAINT "site_settings_navigation_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children_languages" ADD CONSTRAINT "site_settings_navigation_children_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_navigation_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children" ADD CONSTRAINT "site_settings_navigation_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children_locales" ADD CONSTRAINT "site_settings_navigation_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation_languages" ADD CONSTRAINT "site_settings_footer_navigation_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_public_languages" ADD CONSTRAINT "site_settings_public_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme" ADD CONSTRAINT "theme_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "theme" ADD CONSTRAINT "theme_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_v" ADD CONSTRAINT "_theme_v_version_favicon_id_media_id_fk" FOREIGN KEY ("version_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_v" ADD CONSTRAINT "_theme_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "courses_rels_order_idx" ON "courses_rels" USING btree ("order");
  CREATE INDEX "courses_rels_parent_idx" ON "courses_rels" USING btree ("parent_id");
  CREATE INDEX "courses_rels_path_idx" ON "courses_rels" USING btree ("path");
  CREATE INDEX "courses_rels_media_id_idx" ON "courses_rels" USING btree ("media_id");
  CREATE INDEX "accommodation_rels_order_idx" ON "accommodation_rels" USING btree ("order");
  CREATE INDEX "accommodation_rels_parent_idx" ON "accommodation_rels" USING btree ("parent_id");
  CREATE INDEX "accommodation_rels_path_idx" ON "accommodation_rels" USING btree ("path");
  CREATE INDEX "accommodation_rels_media_id_idx" ON "accommodation_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_picture_idx" ON "posts" USING btree ("picture_id");
  CREATE INDEX "posts_date_idx" ON "posts" USING btree ("date");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_school_idx" ON "posts" USING btree ("school_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_picture_idx" ON "_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_posts_v_version_version_date_idx" ON "_posts_v" USING btree ("version_date");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_school_idx" ON "_posts_v" USING btree ("version_school_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reusable_content_updated_at_idx" ON "reusable_content" USING btree ("updated_at");
  CREATE INDEX "reusable_content_created_at_idx" ON "reusable_content" USING btree ("created_at");
  CREATE INDEX "reusable_content__status_idx" ON "reusable_content" USING btree ("_status");
  CREATE INDEX "_reusable_content_v_parent_idx" ON "_reusable_content_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_content_v_version_version_updated_at_idx" ON "_reusable_content_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_content_v_version_version_created_at_idx" ON "_reusable_content_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_content_v_version_version__status_idx" ON "_reusable_content_v" USING btree ("version__status");
  CREATE INDEX "_reusable_content_v_created_at_idx" ON "_reusable_content_v" USING btree ("created_at");
  CREATE INDEX "_reusable_content_v_updated_at_idx" ON "_reusable_content_v" USING btree ("updated_at");
  CREATE INDEX "_reusable_content_v_snapshot_idx" ON "_reusable_content_v" USING btree ("snapshot");
  CREATE INDEX "_reusable_content_v_published_locale_idx" ON "_reusable_content_v" USING btree ("published_locale");
  CREATE INDEX "_reusable_content_v_latest_idx" ON "_reusable_content_v" USING btree ("latest");
  CREATE INDEX "_reusable_content_v_autosave_idx" ON "_reusable_content_v" USING btree ("autosave");
  CREATE INDEX "forms_notify_order_idx" ON "forms_notify" USING btree ("_order");
  CREATE INDEX "forms_notify_parent_id_idx" ON "forms_notify" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_slug_idx" ON "forms" USING btree ("slug");
  CREATE INDEX "forms_school_idx" ON "forms" USING btree ("school_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_submissions_submission_data_order_idx" ON "form_submissions_submission_data" USING btree ("_order");
  CREATE INDEX "form_submissions_submission_data_parent_id_idx" ON "form_submissions_submission_data" USING btree ("_parent_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_email_idx" ON "form_submissions" USING btree ("email");
  CREATE INDEX "form_submissions_state_idx" ON "form_submissions" USING btree ("state");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_schools_id_idx" ON "redirects_rels" USING btree ("schools_id");
  CREATE INDEX "redirects_rels_courses_id_idx" ON "redirects_rels" USING btree ("courses_id");
  CREATE INDEX "redirects_rels_accommodation_id_idx" ON "redirects_rels" USING btree ("accommodation_id");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE UNIQUE INDEX "missing_addresses_path_idx" ON "missing_addresses" USING btree ("path");
  CREATE INDEX "missing_addresses_count_idx" ON "missing_addresses" USING btree ("count");
  CREATE INDEX "missing_addresses_last_seen_idx" ON "missing_addresses" USING btree ("last_seen");
  CREATE INDEX "missing_addresses_updated_at_idx" ON "missing_addresses" USING btree ("updated_at");
  CREATE INDEX "missing_addresses_created_at_idx" ON "missing_addresses" USING btree ("created_at");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_rels_order_idx" ON "home_page_rels" USING btree ("order");
  CREATE INDEX "home_page_rels_parent_idx" ON "home_page_rels" USING btree ("parent_id");
  CREATE INDEX "home_page_rels_path_idx" ON "home_page_rels" USING btree ("path");
  CREATE INDEX "home_page_rels_media_id_idx" ON "home_page_rels" USING btree ("media_id");
  CREATE INDEX "home_page_rels_schools_id_idx" ON "home_page_rels" USING btree ("schools_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_rels_order_idx" ON "_home_page_v_rels" USING btree ("order");
  CREATE INDEX "_home_page_v_rels_parent_idx" ON "_home_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_page_v_rels_path_idx" ON "_home_page_v_rels" USING btree ("path");
  CREATE INDEX "_home_page_v_rels_media_id_idx" ON "_home_page_v_rels" USING btree ("media_id");
  CREATE INDEX "_home_page_v_rels_schools_id_idx" ON "_home_page_v_rels" USING btree ("schools_id");
  CREATE INDEX "site_settings_navigation_languages_order_idx" ON "site_settings_navigation_languages" USING btree ("order");
  CREATE INDEX "site_settings_navigation_languages_parent_idx" ON "site_settings_navigation_languages" USING btree ("parent_id");
  CREATE INDEX "site_settings_navigation_children_languages_order_idx" ON "site_settings_navigation_children_languages" USING btree ("order");
  CREATE INDEX "site_settings_navigation_children_languages_parent_idx" ON "site_settings_navigation_children_languages" USING btree ("parent_id");
  CREATE INDEX "site_settings_navigation_children_order_idx" ON "site_settings_navigation_children" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_children_parent_id_idx" ON "site_settings_navigation_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_navigation_children_locales_locale_parent_id_u" ON "site_settings_navigation_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_footer_navigation_languages_order_idx" ON "site_settings_footer_navigation_languages" USING btree ("order");
  CREATE INDEX "site_settings_footer_navigation_languages_parent_idx" ON "site_settings_footer_navigation_languages" USING btree ("parent_id");
  CREATE INDEX "site_settings_public_languages_order_idx" ON "site_settings_public_languages" USING btree ("order");
  CREATE INDEX "site_settings_public_languages_parent_idx" ON "site_settings_public_languages" USING btree ("parent_id");
  CREATE INDEX "site_settings_rels_order_idx" ON "site_settings_rels" USING btree ("order");
  CREATE INDEX "site_settings_rels_parent_idx" ON "site_settings_rels" USING btree ("parent_id");
  CREATE INDEX "site_settings_rels_path_idx" ON "site_settings_rels" USING btree ("path");
  CREATE INDEX "site_settings_rels_pages_id_idx" ON "site_settings_rels" USING btree ("pages_id");
  CREATE INDEX "site_settings_rels_schools_id_idx" ON "site_settings_rels" USING btree ("schools_id");
  CREATE INDEX "site_settings_rels_courses_id_idx" ON "site_settings_rels" USING btree ("courses_id");
  CREATE INDEX "site_settings_rels_accommodation_id_idx" ON "site_settings_rels" USING btree ("accommodation_id");
  CREATE INDEX "site_settings_rels_posts_id_idx" ON "site_settings_rels" USING btree ("posts_id");
  CREATE INDEX "theme_favicon_idx" ON "theme" USING btree ("favicon_id");
  CREATE INDEX "theme_share_picture_idx" ON "theme" USING btree ("share_picture_id");
  CREATE INDEX "theme__status_idx" ON "theme" USING btree ("_status");
  CREATE INDEX "_theme_v_version_version_favicon_idx" ON "_theme_v" USING btree ("version_favicon_id");
  CREATE INDEX "_theme_v_version_version_share_picture_idx" ON "_theme_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_theme_v_version_version__status_idx" ON "_theme_v" USING btree ("version__status");
  CREATE INDEX "_theme_v_created_at_idx" ON "_theme_v" USING btree ("created_at");
  CREATE INDEX "_theme_v_updated_at_idx" ON "_theme_v" USING btree ("updated_at");
  CREATE INDEX "_theme_v_snapshot_idx" ON "_theme_v" USING btree ("snapshot");
  CREATE INDEX "_theme_v_published_locale_idx" ON "_theme_v" USING btree ("published_locale");
  CREATE INDEX "_theme_v_latest_idx" ON "_theme_v" USING btree ("latest");
  CREATE INDEX "_theme_v_autosave_idx" ON "_theme_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_content_fk" FOREIGN KEY ("reusable_content_id") REFERENCES "public"."reusable_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_submissions_fk" FOREIGN KEY ("form_submissions_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk" FOREIGN KEY ("missing_addresses_id") REFERENCES "public"."missing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE INDEX "accommodation_slug_idx" ON "accommodation" USING btree ("slug");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_reusable_content_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_content_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_missing_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
`)
  await fillSlugs((statement) => db.execute(statement))
  await moveBodiesToBlocks((statement) => db.execute(statement))
  await db.execute(sql`
  CREATE UNIQUE INDEX "school_slug_idx" ON "courses" USING btree ("school_id","slug");
  CREATE UNIQUE INDEX "school_slug_1_idx" ON "accommodation" USING btree ("school_id","slug");
  ALTER TABLE "pages_locales" DROP COLUMN "body";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_body";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accommodation_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reusable_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reusable_content_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_notify" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_submissions_submission_data" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missing_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "files_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_navigation_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_navigation_children_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_navigation_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_navigation_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_footer_navigation_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_public_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "theme" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_theme_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "courses_rels" CASCADE;
  DROP TABLE "accommodation_rels" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "reusable_content" CASCADE;
  DROP TABLE "_reusable_content_v" CASCADE;
  DROP TABLE "forms_notify" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "form_submissions_submission_data" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "missing_addresses" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "home_page_rels" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP TABLE "_home_page_v_rels" CASCADE;
  DROP TABLE "site_settings_navigation_languages" CASCADE;
  DROP TABLE "site_settings_navigation_children_languages" CASCADE;
  DROP TABLE "site_settings_navigation_children" CASCADE;
  DROP TABLE "site_settings_navigation_children_locales" CASCADE;
  DROP TABLE "site_settings_footer_navigation_languages" CASCADE;
  DROP TABLE "site_settings_public_languages" CASCADE;
  DROP TABLE "site_settings_rels" CASCADE;
  DROP TABLE "theme" CASCADE;
  DROP TABLE "_theme_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reusable_content_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_files_fk";
  
  DROP INDEX "courses_slug_idx";
  DROP INDEX "school_slug_idx";
  DROP INDEX "accommodation_slug_idx";
  DROP INDEX "school_slug_1_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_reusable_content_id_idx";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_missing_addresses_id_idx";
  DROP INDEX "payload_locked_documents_rels_files_id_idx";
  ALTER TABLE "site_settings_navigation" ALTER COLUMN "target" SET NOT NULL;
  ALTER TABLE "site_settings_footer_navigation" ALTER COLUMN "target" SET NOT NULL;
  ALTER TABLE "pages_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "schools" DROP COLUMN "blocks";
  ALTER TABLE "_schools_v" DROP COLUMN "version_blocks";
  ALTER TABLE "courses" DROP COLUMN "slug";
  ALTER TABLE "courses" DROP COLUMN "blocks";
  ALTER TABLE "courses_locales" DROP COLUMN "seo_title";
  ALTER TABLE "courses_locales" DROP COLUMN "seo_description";
  ALTER TABLE "accommodation" DROP COLUMN "slug";
  ALTER TABLE "accommodation" DROP COLUMN "blocks";
  ALTER TABLE "accommodation_locales" DROP COLUMN "seo_title";
  ALTER TABLE "accommodation_locales" DROP COLUMN "seo_description";
  ALTER TABLE "pages" DROP COLUMN "blocks";
  ALTER TABLE "pages" DROP COLUMN "comments_open";
  ALTER TABLE "_pages_v" DROP COLUMN "version_blocks";
  ALTER TABLE "_pages_v" DROP COLUMN "version_comments_open";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reusable_content_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missing_addresses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "files_id";
  ALTER TABLE "site_settings" DROP COLUMN "call_to_action_target";
  ALTER TABLE "site_settings" DROP COLUMN "untranslated";
  ALTER TABLE "site_settings_locales" DROP COLUMN "call_to_action_label";
  DROP TYPE "public"."enum_posts_kind";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_kind";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_reusable_content_status";
  DROP TYPE "public"."enum__reusable_content_v_version_status";
  DROP TYPE "public"."enum__reusable_content_v_published_locale";
  DROP TYPE "public"."enum_form_submissions_state";
  DROP TYPE "public"."enum_form_submissions_locale";
  DROP TYPE "public"."enum_redirects_match";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum_site_settings_navigation_languages";
  DROP TYPE "public"."enum_site_settings_navigation_children_languages";
  DROP TYPE "public"."enum_site_settings_footer_navigation_languages";
  DROP TYPE "public"."enum_site_settings_public_languages";
  DROP TYPE "public"."enum_site_settings_untranslated";
  DROP TYPE "public"."enum_theme_preset";
  DROP TYPE "public"."enum_theme_fonts";
  DROP TYPE "public"."enum_theme_radius";
  DROP TYPE "public"."enum_theme_header";
  DROP TYPE "public"."enum_theme_status";
  DROP TYPE "public"."enum__theme_v_version_preset";
  DROP TYPE "public"."enum__theme_v_version_fonts";
  DROP TYPE "public"."enum__theme_v_version_radius";
  DROP TYPE "public"."enum__theme_v_version_header";
  DROP TYPE "public"."enum__theme_v_version_status";
  DROP TYPE "public"."enum__theme_v_published_locale";`)
}
