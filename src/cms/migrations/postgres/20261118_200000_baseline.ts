import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_schools_closures_weeks" AS ENUM('count', 'move');
  CREATE TYPE "public"."enum_schools_languages" AS ENUM('en', 'fr', 'es', 'de', 'it', 'pt', 'ca', 'eu', 'gl', 'zh', 'ja', 'ar');
  CREATE TYPE "public"."enum_schools_messenger" AS ENUM('whatsapp', 'telegram', 'signal', 'messenger', 'line');
  CREATE TYPE "public"."enum_schools_office_language" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_schools_minors" AS ENUM('refuse', 'guardian', 'accept');
  CREATE TYPE "public"."enum_schools_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__schools_v_version_closures_weeks" AS ENUM('count', 'move');
  CREATE TYPE "public"."enum__schools_v_version_languages" AS ENUM('en', 'fr', 'es', 'de', 'it', 'pt', 'ca', 'eu', 'gl', 'zh', 'ja', 'ar');
  CREATE TYPE "public"."enum__schools_v_version_messenger" AS ENUM('whatsapp', 'telegram', 'signal', 'messenger', 'line');
  CREATE TYPE "public"."enum__schools_v_version_office_language" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum__schools_v_version_minors" AS ENUM('refuse', 'guardian', 'accept');
  CREATE TYPE "public"."enum__schools_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__schools_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_courses_level_from" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum_courses_level_to" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum_courses_starts_on" AS ENUM('every-monday', 'first-monday', 'dates');
  CREATE TYPE "public"."enum_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_version_level_from" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum__courses_v_version_level_to" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum__courses_v_version_starts_on" AS ENUM('every-monday', 'first-monday', 'dates');
  CREATE TYPE "public"."enum__courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_accommodation_kind" AS ENUM('homestay', 'residence', 'apartment');
  CREATE TYPE "public"."enum_accommodation_room" AS ENUM('single', 'twin', 'studio');
  CREATE TYPE "public"."enum_accommodation_meals" AS ENUM('none', 'breakfast', 'half-board', 'full-board');
  CREATE TYPE "public"."enum_price_lists_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__price_lists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__price_lists_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_price_adjustments_on" AS ENUM('course', 'accommodation', 'registration', 'extra');
  CREATE TYPE "public"."enum_price_adjustments_kind" AS ENUM('discount', 'supplement');
  CREATE TYPE "public"."enum_price_adjustments_charged" AS ENUM('once', 'week');
  CREATE TYPE "public"."enum_price_adjustments_round_type" AS ENUM('none', 'classic', 'ceil', 'floor');
  CREATE TYPE "public"."enum_price_extras_charged" AS ENUM('once', 'week');
  CREATE TYPE "public"."enum_enrolments_state" AS ENUM('new', 'in-progress', 'waiting', 'confirmed', 'declined');
  CREATE TYPE "public"."enum_enrolment_events_kind" AS ENUM('received', 'state', 'assigned', 'due', 'note', 'mail', 'stay', 'overbooked', 'undone', 'invoice', 'cancelled', 'payment', 'reversed');
  CREATE TYPE "public"."enum_enrolment_places_kind" AS ENUM('course', 'accommodation');
  CREATE TYPE "public"."enum_invoices_state" AS ENUM('valid', 'cancelled');
  CREATE TYPE "public"."enum_payments_way" AS ENUM('transfer', 'card', 'cash', 'other');
  CREATE TYPE "public"."enum_calculator_counts_event" AS ENUM('start', 'quote', 'enrolment', 'confirmation');
  CREATE TYPE "public"."enum_comments_state" AS ENUM('unapproved', 'approved', 'spam', 'removed');
  CREATE TYPE "public"."enum_comments_learned" AS ENUM('ham', 'spam');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
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
  CREATE TYPE "public"."enum_consent_receipts_method" AS ENUM('accept', 'reject', 'close', 'save', 'allow', 'gpc');
  CREATE TYPE "public"."enum_consent_receipts_language" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_school_maps_school_page_map_ctrl" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum_school_maps_school_page_map_type" AS ENUM('0', '1', '2', '3');
  CREATE TYPE "public"."enum_school_maps_school_page_travel_mode" AS ENUM('driving', 'walking');
  CREATE TYPE "public"."enum_school_maps_directions_page_map_ctrl" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum_school_maps_directions_page_map_type" AS ENUM('0', '1', '2', '3');
  CREATE TYPE "public"."enum_school_maps_directions_page_travel_mode" AS ENUM('driving', 'walking');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'moderator');
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('log-in', 'log-in-failed', 'log-out', 'sessions-ended', 'password-changed', 'password-reset', 'second-factor-on', 'second-factor-off', 'recovery-codes', 'backup', 'created', 'changed', 'deleted');
  CREATE TYPE "public"."enum_audit_log_area" AS ENUM('people', 'settings', 'prices');
  CREATE TYPE "public"."enum_backups_way" AS ENUM('download', 'command', 'schedule');
  CREATE TYPE "public"."enum_backups_problem" AS ENUM('stopped', 'failed');
  CREATE TYPE "public"."enum_retention_runs_state" AS ENUM('running', 'done', 'failed');
  CREATE TYPE "public"."enum_outgoing_mail_state" AS ENUM('queued', 'sending', 'sent', 'kept', 'failed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_pricing_currencies_format_round_type" AS ENUM('none', 'ceil', 'floor', 'classic');
  CREATE TYPE "public"."enum_comment_settings_approval" AS ENUM('never', 'always', 'first');
  CREATE TYPE "public"."enum_comment_settings_order" AS ENUM('oldest', 'newest');
  CREATE TYPE "public"."enum_site_settings_navigation_languages" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_navigation_children_languages" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_footer_navigation_languages" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_public_languages" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_messenger" AS ENUM('whatsapp', 'telegram', 'signal', 'messenger', 'line');
  CREATE TYPE "public"."enum_site_settings_default_language" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_site_settings_untranslated" AS ENUM('show', 'hide');
  CREATE TYPE "public"."enum_theme_preset" AS ENUM('tidewater', 'campus', 'studio');
  CREATE TYPE "public"."enum_theme_fonts" AS ENUM('brygada-figtree', 'bitter-figtree', 'figtree', 'system');
  CREATE TYPE "public"."enum_theme_radius" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum_theme_header" AS ENUM('plain', 'tinted', 'centred');
  CREATE TYPE "public"."enum_theme_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__theme_v_version_preset" AS ENUM('tidewater', 'campus', 'studio');
  CREATE TYPE "public"."enum__theme_v_version_fonts" AS ENUM('brygada-figtree', 'bitter-figtree', 'figtree', 'system');
  CREATE TYPE "public"."enum__theme_v_version_radius" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum__theme_v_version_header" AS ENUM('plain', 'tinted', 'centred');
  CREATE TYPE "public"."enum__theme_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__theme_v_published_locale" AS ENUM('en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br');
  CREATE TYPE "public"."enum_captcha_settings_provider" AS ENUM('own', 'recaptcha', 'hcaptcha', 'turnstile');
  CREATE TYPE "public"."enum_captcha_settings_theme" AS ENUM('light', 'dark', 'auto');
  CREATE TYPE "public"."enum_captcha_settings_type" AS ENUM('image', 'audio');
  CREATE TYPE "public"."enum_captcha_settings_size" AS ENUM('normal', 'compact', 'flexible');
  CREATE TYPE "public"."enum_consent_settings_block_list_stored_kind" AS ENUM('cookie', 'localStorage', 'sessionStorage', 'indexedDB');
  CREATE TYPE "public"."enum_consent_settings_block_list_category" AS ENUM('analytics', 'advertising', 'social', 'video', 'maps', 'captcha', 'chat', 'fonts', 'media', 'other');
  CREATE TYPE "public"."enum_consent_settings_default_lang" AS ENUM('ca', 'en', 'es', 'eu', 'fr', 'gl');
  CREATE TYPE "public"."enum_map_settings_provider" AS ENUM('embedded', 'osrm', 'google');
  CREATE TYPE "public"."enum_map_settings_geocoder" AS ENUM('nominatim', 'photon');
  CREATE TYPE "public"."enum_log_in_settings_second_factor_roles" AS ENUM('administrator', 'editor', 'moderator');
  CREATE TABLE "schools_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "schools_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "schools_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "schools_gallery_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "schools_staff" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "schools_staff_locales" (
  	"role" varchar,
  	"bio" varchar,
  	"languages" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "schools_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "schools_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "schools_accreditations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"url" varchar,
  	"logo_id" integer
  );
  
  CREATE TABLE "schools_accreditations_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "schools_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar
  );
  
  CREATE TABLE "schools_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"weeks" "enum_schools_closures_weeks" DEFAULT 'count'
  );
  
  CREATE TABLE "schools_closures_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "schools_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_schools_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "schools" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"street" varchar,
  	"town" varchar,
  	"region" varchar,
  	"postal_code" varchar,
  	"country" varchar DEFAULT 'CA',
  	"lat" numeric,
  	"lng" numeric,
  	"email" varchar,
  	"phone" varchar,
  	"messenger" "enum_schools_messenger",
  	"messenger_account" varchar,
  	"office_language" "enum_schools_office_language" DEFAULT 'en',
  	"hero_id" integer,
  	"video_url" varchar,
  	"blocks" jsonb,
  	"registration_fee" numeric DEFAULT 0,
  	"time_zone" varchar DEFAULT 'America/Toronto',
  	"lead_days" numeric DEFAULT 3,
  	"answer_days" numeric DEFAULT 2,
  	"minors" "enum_schools_minors" DEFAULT 'guardian',
  	"founded" numeric,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_schools_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "schools_locales" (
  	"summary" varchar,
  	"description" jsonb,
  	"hours" varchar,
  	"video_title" varchar,
  	"conditions" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_gallery_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_staff" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_staff_locales" (
  	"role" varchar,
  	"bio" varchar,
  	"languages" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_accreditations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"url" varchar,
  	"logo_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_accreditations_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"weeks" "enum__schools_v_version_closures_weeks" DEFAULT 'count',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_schools_v_version_closures_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_schools_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__schools_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_schools_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"version_street" varchar,
  	"version_town" varchar,
  	"version_region" varchar,
  	"version_postal_code" varchar,
  	"version_country" varchar DEFAULT 'CA',
  	"version_lat" numeric,
  	"version_lng" numeric,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_messenger" "enum__schools_v_version_messenger",
  	"version_messenger_account" varchar,
  	"version_office_language" "enum__schools_v_version_office_language" DEFAULT 'en',
  	"version_hero_id" integer,
  	"version_video_url" varchar,
  	"version_blocks" jsonb,
  	"version_registration_fee" numeric DEFAULT 0,
  	"version_time_zone" varchar DEFAULT 'America/Toronto',
  	"version_lead_days" numeric DEFAULT 3,
  	"version_answer_days" numeric DEFAULT 2,
  	"version_minors" "enum__schools_v_version_minors" DEFAULT 'guardian',
  	"version_founded" numeric,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__schools_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__schools_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_schools_v_locales" (
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_hours" varchar,
  	"version_video_title" varchar,
  	"version_conditions" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "courses_start_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone
  );
  
  CREATE TABLE "courses_places_at_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"places" numeric
  );
  
  CREATE TABLE "courses_places_at_starts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"places" numeric
  );
  
  CREATE TABLE "courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"position" numeric,
  	"slug" varchar,
  	"number" numeric,
  	"lessons_per_week" numeric,
  	"minutes_per_lesson" numeric DEFAULT 45,
  	"level_from" "enum_courses_level_from" DEFAULT 'A1',
  	"level_to" "enum_courses_level_to" DEFAULT 'C1',
  	"max_class_size" numeric,
  	"min_age" numeric DEFAULT 16,
  	"starts_on" "enum_courses_starts_on" DEFAULT 'every-monday',
  	"places" numeric,
  	"places_per_start" numeric,
  	"blocks" jsonb,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_courses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "courses_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" varchar,
  	"starts" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "courses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_courses_v_version_start_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_places_at_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"places" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_places_at_starts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"places" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_position" numeric,
  	"version_slug" varchar,
  	"version_number" numeric,
  	"version_lessons_per_week" numeric,
  	"version_minutes_per_lesson" numeric DEFAULT 45,
  	"version_level_from" "enum__courses_v_version_level_from" DEFAULT 'A1',
  	"version_level_to" "enum__courses_v_version_level_to" DEFAULT 'C1',
  	"version_max_class_size" numeric,
  	"version_min_age" numeric DEFAULT 16,
  	"version_starts_on" "enum__courses_v_version_starts_on" DEFAULT 'every-monday',
  	"version_places" numeric,
  	"version_places_per_start" numeric,
  	"version_blocks" jsonb,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__courses_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_courses_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_starts" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_courses_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "accommodation_places_at_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"places" numeric
  );
  
  CREATE TABLE "accommodation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer NOT NULL,
  	"position" numeric,
  	"slug" varchar,
  	"number" numeric,
  	"kind" "enum_accommodation_kind" NOT NULL,
  	"room" "enum_accommodation_room" NOT NULL,
  	"meals" "enum_accommodation_meals" NOT NULL,
  	"min_age" numeric DEFAULT 16 NOT NULL,
  	"minutes_to_school" numeric NOT NULL,
  	"lead_days" numeric,
  	"arrival_days_before" numeric DEFAULT 1,
  	"departure_days_after" numeric DEFAULT 1,
  	"places" numeric,
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "accommodation_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "accommodation_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "price_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"items" jsonb DEFAULT '[]'::jsonb,
  	"notes" varchar,
  	"school_id" integer,
  	"changed_by" varchar,
  	"currency" varchar DEFAULT 'default',
  	"version" numeric DEFAULT 0,
  	"copied_from_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_price_lists_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_price_lists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_items" jsonb DEFAULT '[]'::jsonb,
  	"version_notes" varchar,
  	"version_school_id" integer,
  	"version_changed_by" varchar,
  	"version_currency" varchar DEFAULT 'default',
  	"version_version" numeric DEFAULT 0,
  	"version_copied_from_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__price_lists_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__price_lists_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "price_adjustments_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_price_adjustments_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "price_adjustments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer NOT NULL,
  	"active" boolean DEFAULT true,
  	"code" varchar NOT NULL,
  	"kind" "enum_price_adjustments_kind" DEFAULT 'discount' NOT NULL,
  	"percent" numeric,
  	"amount" numeric,
  	"charged" "enum_price_adjustments_charged" DEFAULT 'once' NOT NULL,
  	"only_some" boolean DEFAULT false,
  	"min_weeks" numeric DEFAULT 0,
  	"booking_from" timestamp(3) with time zone,
  	"booking_to" timestamp(3) with time zone,
  	"start_from" timestamp(3) with time zone,
  	"start_to" timestamp(3) with time zone,
  	"stay_from" timestamp(3) with time zone,
  	"stay_to" timestamp(3) with time zone,
  	"round_type" "enum_price_adjustments_round_type" DEFAULT 'classic' NOT NULL,
  	"round_to" numeric DEFAULT 100 NOT NULL,
  	"group" varchar,
  	"promo" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "price_adjustments_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "price_adjustments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"courses_id" integer,
  	"accommodation_id" integer
  );
  
  CREATE TABLE "price_extras" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer NOT NULL,
  	"active" boolean DEFAULT true,
  	"code" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"charged" "enum_price_extras_charged" DEFAULT 'once' NOT NULL,
  	"forced" boolean DEFAULT false,
  	"position" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "price_extras_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "enrolments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_enrolments_state" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"due" timestamp(3) with time zone,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"underage" boolean,
  	"guardian_name" varchar,
  	"guardian_contact" varchar,
  	"guardian_consented_at" timestamp(3) with time zone,
  	"birth_date" timestamp(3) with time zone NOT NULL,
  	"nationality" varchar NOT NULL,
  	"level" varchar NOT NULL,
  	"start" timestamp(3) with time zone NOT NULL,
  	"last_day" timestamp(3) with time zone,
  	"arrival" timestamp(3) with time zone,
  	"departure" timestamp(3) with time zone,
  	"message" varchar,
  	"course" numeric,
  	"weeks" numeric,
  	"accommodation" numeric,
  	"total" numeric,
  	"invoiced" numeric,
  	"paid" numeric,
  	"pay_by" timestamp(3) with time zone,
  	"search_text" varchar,
  	"reference" varchar NOT NULL,
  	"school_id" integer,
  	"locale" varchar NOT NULL,
  	"fingerprint" varchar,
  	"consented_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"quotes_id" integer
  );
  
  CREATE TABLE "enrolment_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enrolment" numeric NOT NULL,
  	"kind" "enum_enrolment_events_kind" NOT NULL,
  	"by_id" integer,
  	"by_name" varchar,
  	"from" varchar,
  	"to" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"batch" varchar,
  	"version" numeric NOT NULL,
  	"before" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolment_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enrolment" numeric NOT NULL,
  	"school" numeric NOT NULL,
  	"kind" "enum_enrolment_places_kind" NOT NULL,
  	"offer" numeric NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"state" "enum_invoices_state" DEFAULT 'valid' NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"issued_on" timestamp(3) with time zone NOT NULL,
  	"pay_by" timestamp(3) with time zone NOT NULL,
  	"total" numeric NOT NULL,
  	"cancelled_on" timestamp(3) with time zone,
  	"cancel_reason" varchar,
  	"by_name" varchar,
  	"enrolment" numeric NOT NULL,
  	"year" numeric NOT NULL,
  	"serial" numeric NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoice_counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"last" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"amount" numeric NOT NULL,
  	"way" "enum_payments_way" NOT NULL,
  	"invoice" varchar,
  	"note" varchar,
  	"by_name" varchar,
  	"reverses" numeric,
  	"enrolment" numeric NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "calculator_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"school_id" integer NOT NULL,
  	"event" "enum_calculator_counts_event" NOT NULL,
  	"course" numeric NOT NULL,
  	"weeks" numeric NOT NULL,
  	"language" varchar DEFAULT '' NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"school_id" integer,
  	"locale" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"content" jsonb NOT NULL,
  	"list_id" numeric NOT NULL,
  	"list_version" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"post_id" integer,
  	"page_id" integer,
  	"parent" numeric DEFAULT 0 NOT NULL,
  	"replied_to" numeric,
  	"author" varchar,
  	"email" varchar,
  	"url" varchar,
  	"content" varchar,
  	"state" "enum_comments_state" DEFAULT 'unapproved' NOT NULL,
  	"rating" numeric,
  	"language" varchar NOT NULL,
  	"user_id" integer,
  	"ip_hash" varchar,
  	"verified" boolean DEFAULT false,
  	"wants_replies" boolean DEFAULT false,
  	"reply_mailed" boolean DEFAULT false,
  	"erased" boolean DEFAULT false,
  	"spam_score" numeric,
  	"spam_reasons" jsonb,
  	"learned" "enum_comments_learned",
  	"once" varchar,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"root" varchar,
  	"path" varchar,
  	"author_text" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comment_actions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"comment" numeric NOT NULL,
  	"action" varchar NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"by_id" integer,
  	"by_name" varchar NOT NULL,
  	"batch" varchar,
  	"version" numeric,
  	"before" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "spam_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"word" varchar NOT NULL,
  	"spam" numeric DEFAULT 0 NOT NULL,
  	"ham" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"blocks" jsonb,
  	"comments_open" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_blocks" jsonb,
  	"version_comments_open" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"kind" "enum_posts_kind" DEFAULT 'article',
  	"picture_id" integer,
  	"event_starts_at" timestamp(3) with time zone,
  	"event_starts_local" varchar,
  	"event_ends_at" timestamp(3) with time zone,
  	"event_ends_local" varchar,
  	"blocks" jsonb,
  	"date" timestamp(3) with time zone,
  	"date_local" varchar,
  	"category_id" integer,
  	"school_id" integer,
  	"author" varchar,
  	"comments_open" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_event_starts_local" varchar,
  	"version_event_ends_at" timestamp(3) with time zone,
  	"version_event_ends_local" varchar,
  	"version_blocks" jsonb,
  	"version_date" timestamp(3) with time zone,
  	"version_date_local" varchar,
  	"version_category_id" integer,
  	"version_school_id" integer,
  	"version_author" varchar,
  	"version_comments_open" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  	"note" varchar,
  	"state" "enum_form_submissions_state" DEFAULT 'new' NOT NULL,
  	"form_id" integer,
  	"email" varchar,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif400_url" varchar,
  	"sizes_avif400_width" numeric,
  	"sizes_avif400_height" numeric,
  	"sizes_avif400_mime_type" varchar,
  	"sizes_avif400_filesize" numeric,
  	"sizes_avif400_filename" varchar,
  	"sizes_avif800_url" varchar,
  	"sizes_avif800_width" numeric,
  	"sizes_avif800_height" numeric,
  	"sizes_avif800_mime_type" varchar,
  	"sizes_avif800_filesize" numeric,
  	"sizes_avif800_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp400_url" varchar,
  	"sizes_webp400_width" numeric,
  	"sizes_webp400_height" numeric,
  	"sizes_webp400_mime_type" varchar,
  	"sizes_webp400_filesize" numeric,
  	"sizes_webp400_filename" varchar,
  	"sizes_webp800_url" varchar,
  	"sizes_webp800_width" numeric,
  	"sizes_webp800_height" numeric,
  	"sizes_webp800_mime_type" varchar,
  	"sizes_webp800_filesize" numeric,
  	"sizes_webp800_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_jpeg400_url" varchar,
  	"sizes_jpeg400_width" numeric,
  	"sizes_jpeg400_height" numeric,
  	"sizes_jpeg400_mime_type" varchar,
  	"sizes_jpeg400_filesize" numeric,
  	"sizes_jpeg400_filename" varchar,
  	"sizes_jpeg800_url" varchar,
  	"sizes_jpeg800_width" numeric,
  	"sizes_jpeg800_height" numeric,
  	"sizes_jpeg800_mime_type" varchar,
  	"sizes_jpeg800_filesize" numeric,
  	"sizes_jpeg800_filename" varchar,
  	"sizes_jpeg1600_url" varchar,
  	"sizes_jpeg1600_width" numeric,
  	"sizes_jpeg1600_height" numeric,
  	"sizes_jpeg1600_mime_type" varchar,
  	"sizes_jpeg1600_filesize" numeric,
  	"sizes_jpeg1600_filename" varchar,
  	"sizes_share_url" varchar,
  	"sizes_share_width" numeric,
  	"sizes_share_height" numeric,
  	"sizes_share_mime_type" varchar,
  	"sizes_share_filesize" numeric,
  	"sizes_share_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"texts" jsonb NOT NULL
  );
  
  CREATE TABLE "page_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"host" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
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
  	"school_page_main_icon_id" integer,
  	"school_page_other_icon_id" integer,
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
  	"directions_page_main_icon_id" integer,
  	"directions_page_other_icon_id" integer,
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
  	"credit" varchar,
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
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"language" varchar,
  	"invited_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar,
  	"event" "enum_audit_log_event" NOT NULL,
  	"area" "enum_audit_log_area" NOT NULL,
  	"subject" varchar,
  	"source" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "session_details" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sid" varchar NOT NULL,
  	"user_id" integer,
  	"device" varchar,
  	"last_used_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"key" varchar NOT NULL,
  	"recovery_codes" jsonb NOT NULL,
  	"wrong_codes" numeric,
  	"last_wrong_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "backups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"way" "enum_backups_way" NOT NULL,
  	"by" varchar,
  	"size" numeric NOT NULL,
  	"problem" "enum_backups_problem",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"state" "enum_retention_runs_state" NOT NULL,
  	"erased" jsonb NOT NULL,
  	"failed" jsonb,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outgoing_mail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_outgoing_mail_state" DEFAULT 'queued' NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"from_name" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"content" jsonb,
  	"attachments" jsonb,
  	"unsubscribe" varchar,
  	"about" varchar,
  	"last_error" varchar,
  	"attempts" numeric DEFAULT 0,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"schools_id" integer,
  	"courses_id" integer,
  	"accommodation_id" integer,
  	"price_lists_id" integer,
  	"price_adjustments_id" integer,
  	"price_extras_id" integer,
  	"enrolments_id" integer,
  	"enrolment_events_id" integer,
  	"enrolment_places_id" integer,
  	"invoices_id" integer,
  	"invoice_counters_id" integer,
  	"payments_id" integer,
  	"calculator_counts_id" integer,
  	"quotes_id" integer,
  	"comments_id" integer,
  	"comment_actions_id" integer,
  	"spam_words_id" integer,
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"reusable_content_id" integer,
  	"forms_id" integer,
  	"form_submissions_id" integer,
  	"redirects_id" integer,
  	"missing_addresses_id" integer,
  	"media_id" integer,
  	"files_id" integer,
  	"school_maps_id" integer,
  	"map_extracts_id" integer,
  	"users_id" integer,
  	"audit_log_id" integer,
  	"session_details_id" integer,
  	"second_factors_id" integer,
  	"backups_id" integer,
  	"outgoing_mail_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "pricing_currencies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"iso" varchar,
  	"name" varchar NOT NULL,
  	"value" numeric NOT NULL,
  	"format_symbol" varchar NOT NULL,
  	"format_round_type" "enum_pricing_currencies_format_round_type" DEFAULT 'none' NOT NULL,
  	"format_round_value" numeric DEFAULT 2 NOT NULL,
  	"format_num_decimals" numeric DEFAULT 2 NOT NULL,
  	"format_decimal_sep" varchar DEFAULT '.' NOT NULL,
  	"format_thousands_sep" varchar DEFAULT ' ',
  	"format_format_positive" varchar DEFAULT '%v %s' NOT NULL,
  	"format_format_negative" varchar DEFAULT '-%v %s' NOT NULL
  );
  
  CREATE TABLE "pricing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_days" numeric DEFAULT 14 NOT NULL,
  	"min_age" numeric DEFAULT 14,
  	"rates_day" timestamp(3) with time zone,
  	"rates_source" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enrolment_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enrolment_mails_locales" (
  	"confirm_subject" varchar,
  	"confirm_text" varchar,
  	"decline_subject" varchar,
  	"decline_text" varchar,
  	"documents_subject" varchar,
  	"documents_text" varchar,
  	"other_date_subject" varchar,
  	"other_date_text" varchar,
  	"free_subject" varchar,
  	"free_text" varchar,
  	"letter_subject" varchar,
  	"letter_text" varchar,
  	"invoice_subject" varchar,
  	"invoice_text" varchar,
  	"receipt_subject" varchar,
  	"receipt_text" varchar,
  	"reminder_subject" varchar,
  	"reminder_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "billing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"issuer_name" varchar,
  	"issuer_tax_id" varchar,
  	"issuer_address" varchar,
  	"bank_holder" varchar,
  	"bank_bank" varchar,
  	"bank_iban" varchar,
  	"bank_bic" varchar,
  	"pay_days" numeric DEFAULT 14 NOT NULL,
  	"number_prefix" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "billing_locales" (
  	"letter_title" varchar,
  	"letter_text" varchar,
  	"invoice_title" varchar,
  	"invoice_before" varchar,
  	"invoice_after" varchar,
  	"receipt_title" varchar,
  	"receipt_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "comment_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"staff_only" boolean DEFAULT false,
  	"name_required" boolean DEFAULT true,
  	"ratings" boolean DEFAULT false,
  	"approval" "enum_comment_settings_approval" DEFAULT 'never' NOT NULL,
  	"order" "enum_comment_settings_order" DEFAULT 'oldest' NOT NULL,
  	"depth" numeric DEFAULT 5 NOT NULL,
  	"per_page" numeric DEFAULT 50 NOT NULL,
  	"avatars" boolean DEFAULT true,
  	"reply_mail" boolean DEFAULT false,
  	"seconds_between" numeric DEFAULT 120 NOT NULL,
  	"max_links" numeric DEFAULT 2 NOT NULL,
  	"spam_threshold" numeric DEFAULT 0.9 NOT NULL,
  	"blocklist" varchar,
  	"captcha" boolean DEFAULT true,
  	"akismet_url" varchar,
  	"akismet_key" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "comment_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar
  );
  
  CREATE TABLE "site_settings_navigation_locales" (
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
  
  CREATE TABLE "site_settings_footer_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar
  );
  
  CREATE TABLE "site_settings_footer_navigation_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_public_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_public_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_snippets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Our school' NOT NULL,
  	"logo_id" integer,
  	"time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"call_to_action_target" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"messenger" "enum_site_settings_messenger",
  	"messenger_account" varchar,
  	"address" varchar,
  	"default_language" "enum_site_settings_default_language" DEFAULT 'en',
  	"untranslated" "enum_site_settings_untranslated" DEFAULT 'show' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"tagline" varchar,
  	"call_to_action_label" varchar,
  	"footer_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "captcha_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider" "enum_captcha_settings_provider" DEFAULT 'own' NOT NULL,
  	"site_key" varchar,
  	"secret_key" varchar,
  	"theme" "enum_captcha_settings_theme" DEFAULT 'light' NOT NULL,
  	"type" "enum_captcha_settings_type" DEFAULT 'image' NOT NULL,
  	"size" "enum_captcha_settings_size" DEFAULT 'normal' NOT NULL,
  	"tabindex" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_settings_block_list_stored" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_consent_settings_block_list_stored_kind" DEFAULT 'cookie' NOT NULL,
  	"days" numeric
  );
  
  CREATE TABLE "consent_settings_block_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"category" "enum_consent_settings_block_list_category",
  	"domain" varchar,
  	"contain" varchar,
  	"provider" varchar,
  	"privacy_url" varchar,
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
  
  CREATE TABLE "log_in_settings_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_log_in_settings_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "log_in_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "backup_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"hour" numeric DEFAULT 3 NOT NULL,
  	"keep" numeric DEFAULT 14 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enrolments" numeric DEFAULT 1095,
  	"quotes" numeric DEFAULT 180 NOT NULL,
  	"invoices" numeric DEFAULT 10 NOT NULL,
  	"comments" numeric,
  	"comment_addresses" numeric DEFAULT 730,
  	"comment_hashes" numeric DEFAULT 365,
  	"moderation_history" numeric DEFAULT 1095,
  	"submissions" numeric DEFAULT 730,
  	"mails" numeric DEFAULT 90 NOT NULL,
  	"missing_addresses" numeric DEFAULT 30 NOT NULL,
  	"receipts" numeric DEFAULT 1095 NOT NULL,
  	"log" numeric DEFAULT 365 NOT NULL,
  	"upgrade_copies" numeric DEFAULT 90,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "first_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"finished" boolean DEFAULT false,
  	"demo" jsonb,
  	"demo_removed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "schools_facts" ADD CONSTRAINT "schools_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_facts_locales" ADD CONSTRAINT "schools_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_gallery" ADD CONSTRAINT "schools_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools_gallery" ADD CONSTRAINT "schools_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_gallery_locales" ADD CONSTRAINT "schools_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_staff" ADD CONSTRAINT "schools_staff_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools_staff" ADD CONSTRAINT "schools_staff_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_staff_locales" ADD CONSTRAINT "schools_staff_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_faq" ADD CONSTRAINT "schools_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_faq_locales" ADD CONSTRAINT "schools_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_accreditations" ADD CONSTRAINT "schools_accreditations_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools_accreditations" ADD CONSTRAINT "schools_accreditations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_accreditations_locales" ADD CONSTRAINT "schools_accreditations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_accreditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_testimonials" ADD CONSTRAINT "schools_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_closures" ADD CONSTRAINT "schools_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_closures_locales" ADD CONSTRAINT "schools_closures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools_closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_languages" ADD CONSTRAINT "schools_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_hero_id_media_id_fk" FOREIGN KEY ("hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools_locales" ADD CONSTRAINT "schools_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_facts" ADD CONSTRAINT "_schools_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_facts_locales" ADD CONSTRAINT "_schools_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_gallery" ADD CONSTRAINT "_schools_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v_version_gallery" ADD CONSTRAINT "_schools_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_gallery_locales" ADD CONSTRAINT "_schools_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_staff" ADD CONSTRAINT "_schools_v_version_staff_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v_version_staff" ADD CONSTRAINT "_schools_v_version_staff_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_staff_locales" ADD CONSTRAINT "_schools_v_version_staff_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_faq" ADD CONSTRAINT "_schools_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_faq_locales" ADD CONSTRAINT "_schools_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accreditations" ADD CONSTRAINT "_schools_v_version_accreditations_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accreditations" ADD CONSTRAINT "_schools_v_version_accreditations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_accreditations_locales" ADD CONSTRAINT "_schools_v_version_accreditations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_accreditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_testimonials" ADD CONSTRAINT "_schools_v_version_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_closures" ADD CONSTRAINT "_schools_v_version_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_closures_locales" ADD CONSTRAINT "_schools_v_version_closures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v_version_closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v_version_languages" ADD CONSTRAINT "_schools_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schools_v" ADD CONSTRAINT "_schools_v_parent_id_schools_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v" ADD CONSTRAINT "_schools_v_version_hero_id_media_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v_locales" ADD CONSTRAINT "_schools_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_start_dates" ADD CONSTRAINT "courses_start_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_places_at_times" ADD CONSTRAINT "courses_places_at_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_places_at_starts" ADD CONSTRAINT "courses_places_at_starts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_rels" ADD CONSTRAINT "courses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_rels" ADD CONSTRAINT "courses_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_start_dates" ADD CONSTRAINT "_courses_v_version_start_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_places_at_times" ADD CONSTRAINT "_courses_v_version_places_at_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_places_at_starts" ADD CONSTRAINT "_courses_v_version_places_at_starts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_parent_id_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_locales" ADD CONSTRAINT "_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_rels" ADD CONSTRAINT "_courses_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_rels" ADD CONSTRAINT "_courses_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodation_places_at_times" ADD CONSTRAINT "accommodation_places_at_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodation" ADD CONSTRAINT "accommodation_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accommodation_locales" ADD CONSTRAINT "accommodation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodation_rels" ADD CONSTRAINT "accommodation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodation_rels" ADD CONSTRAINT "accommodation_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_copied_from_id_price_lists_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."price_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_parent_id_price_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_version_copied_from_id_price_lists_id_fk" FOREIGN KEY ("version_copied_from_id") REFERENCES "public"."price_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_adjustments_on" ADD CONSTRAINT "price_adjustments_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_adjustments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_adjustments" ADD CONSTRAINT "price_adjustments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_adjustments_locales" ADD CONSTRAINT "price_adjustments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_adjustments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_adjustments_rels" ADD CONSTRAINT "price_adjustments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_adjustments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_adjustments_rels" ADD CONSTRAINT "price_adjustments_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_adjustments_rels" ADD CONSTRAINT "price_adjustments_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_extras" ADD CONSTRAINT "price_extras_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_extras_locales" ADD CONSTRAINT "price_extras_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_extras"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments_rels" ADD CONSTRAINT "enrolments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments_rels" ADD CONSTRAINT "enrolments_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolment_events" ADD CONSTRAINT "enrolment_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "calculator_counts" ADD CONSTRAINT "calculator_counts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_actions" ADD CONSTRAINT "comment_actions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school_maps_places" ADD CONSTRAINT "school_maps_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school_maps_places_locales" ADD CONSTRAINT "school_maps_places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school_maps_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_extract_id_map_extracts_id_fk" FOREIGN KEY ("extract_id") REFERENCES "public"."map_extracts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_school_page_main_icon_id_media_id_fk" FOREIGN KEY ("school_page_main_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_school_page_other_icon_id_media_id_fk" FOREIGN KEY ("school_page_other_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_directions_page_main_icon_id_media_id_fk" FOREIGN KEY ("directions_page_main_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_directions_page_other_icon_id_media_id_fk" FOREIGN KEY ("directions_page_other_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_main_icon_id_media_id_fk" FOREIGN KEY ("main_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps" ADD CONSTRAINT "school_maps_other_icon_id_media_id_fk" FOREIGN KEY ("other_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_maps_locales" ADD CONSTRAINT "school_maps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "session_details" ADD CONSTRAINT "session_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_lists_fk" FOREIGN KEY ("price_lists_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_adjustments_fk" FOREIGN KEY ("price_adjustments_id") REFERENCES "public"."price_adjustments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_extras_fk" FOREIGN KEY ("price_extras_id") REFERENCES "public"."price_extras"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolment_events_fk" FOREIGN KEY ("enrolment_events_id") REFERENCES "public"."enrolment_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolment_places_fk" FOREIGN KEY ("enrolment_places_id") REFERENCES "public"."enrolment_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoice_counters_fk" FOREIGN KEY ("invoice_counters_id") REFERENCES "public"."invoice_counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_calculator_counts_fk" FOREIGN KEY ("calculator_counts_id") REFERENCES "public"."calculator_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comment_actions_fk" FOREIGN KEY ("comment_actions_id") REFERENCES "public"."comment_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spam_words_fk" FOREIGN KEY ("spam_words_id") REFERENCES "public"."spam_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_content_fk" FOREIGN KEY ("reusable_content_id") REFERENCES "public"."reusable_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_submissions_fk" FOREIGN KEY ("form_submissions_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk" FOREIGN KEY ("missing_addresses_id") REFERENCES "public"."missing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_school_maps_fk" FOREIGN KEY ("school_maps_id") REFERENCES "public"."school_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_map_extracts_fk" FOREIGN KEY ("map_extracts_id") REFERENCES "public"."map_extracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_session_details_fk" FOREIGN KEY ("session_details_id") REFERENCES "public"."session_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_backups_fk" FOREIGN KEY ("backups_id") REFERENCES "public"."backups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outgoing_mail_fk" FOREIGN KEY ("outgoing_mail_id") REFERENCES "public"."outgoing_mail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_currencies" ADD CONSTRAINT "pricing_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolment_mails_locales" ADD CONSTRAINT "enrolment_mails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolment_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "billing_locales" ADD CONSTRAINT "billing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."billing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comment_settings_texts" ADD CONSTRAINT "comment_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comment_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_languages" ADD CONSTRAINT "site_settings_navigation_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children_languages" ADD CONSTRAINT "site_settings_navigation_children_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_navigation_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children" ADD CONSTRAINT "site_settings_navigation_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children_locales" ADD CONSTRAINT "site_settings_navigation_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_locales" ADD CONSTRAINT "site_settings_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation_languages" ADD CONSTRAINT "site_settings_footer_navigation_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation" ADD CONSTRAINT "site_settings_footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation_locales" ADD CONSTRAINT "site_settings_footer_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_public_languages" ADD CONSTRAINT "site_settings_public_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_snippets" ADD CONSTRAINT "site_settings_snippets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "consent_settings_block_list_stored" ADD CONSTRAINT "consent_settings_block_list_stored_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings_block_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_block_list" ADD CONSTRAINT "consent_settings_block_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_block_list_locales" ADD CONSTRAINT "consent_settings_block_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings_block_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_hide_modal_in" ADD CONSTRAINT "consent_settings_hide_modal_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings_locales" ADD CONSTRAINT "consent_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "log_in_settings_second_factor_roles" ADD CONSTRAINT "log_in_settings_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."log_in_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schools_facts_order_idx" ON "schools_facts" USING btree ("_order");
  CREATE INDEX "schools_facts_parent_id_idx" ON "schools_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "schools_facts_locales_locale_parent_id_unique" ON "schools_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_facts_locales_parent_idx" ON "schools_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_gallery_order_idx" ON "schools_gallery" USING btree ("_order");
  CREATE INDEX "schools_gallery_parent_id_idx" ON "schools_gallery" USING btree ("_parent_id");
  CREATE INDEX "schools_gallery_picture_idx" ON "schools_gallery" USING btree ("picture_id");
  CREATE UNIQUE INDEX "schools_gallery_locales_locale_parent_id_unique" ON "schools_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_gallery_locales_parent_idx" ON "schools_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_staff_order_idx" ON "schools_staff" USING btree ("_order");
  CREATE INDEX "schools_staff_parent_id_idx" ON "schools_staff" USING btree ("_parent_id");
  CREATE INDEX "schools_staff_picture_idx" ON "schools_staff" USING btree ("picture_id");
  CREATE UNIQUE INDEX "schools_staff_locales_locale_parent_id_unique" ON "schools_staff_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_staff_locales_parent_idx" ON "schools_staff_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_faq_order_idx" ON "schools_faq" USING btree ("_order");
  CREATE INDEX "schools_faq_parent_id_idx" ON "schools_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "schools_faq_locales_locale_parent_id_unique" ON "schools_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_faq_locales_parent_idx" ON "schools_faq_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_accreditations_order_idx" ON "schools_accreditations" USING btree ("_order");
  CREATE INDEX "schools_accreditations_parent_id_idx" ON "schools_accreditations" USING btree ("_parent_id");
  CREATE INDEX "schools_accreditations_logo_idx" ON "schools_accreditations" USING btree ("logo_id");
  CREATE UNIQUE INDEX "schools_accreditations_locales_locale_parent_id_unique" ON "schools_accreditations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_accreditations_locales_parent_idx" ON "schools_accreditations_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_testimonials_order_idx" ON "schools_testimonials" USING btree ("_order");
  CREATE INDEX "schools_testimonials_parent_id_idx" ON "schools_testimonials" USING btree ("_parent_id");
  CREATE INDEX "schools_testimonials_locale_idx" ON "schools_testimonials" USING btree ("_locale");
  CREATE INDEX "schools_closures_order_idx" ON "schools_closures" USING btree ("_order");
  CREATE INDEX "schools_closures_parent_id_idx" ON "schools_closures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "schools_closures_locales_locale_parent_id_unique" ON "schools_closures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_closures_locales_parent_idx" ON "schools_closures_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_languages_order_idx" ON "schools_languages" USING btree ("order");
  CREATE INDEX "schools_languages_parent_idx" ON "schools_languages" USING btree ("parent_id");
  CREATE INDEX "schools_name_idx" ON "schools" USING btree ("name");
  CREATE UNIQUE INDEX "schools_slug_idx" ON "schools" USING btree ("slug");
  CREATE INDEX "schools_town_idx" ON "schools" USING btree ("town");
  CREATE INDEX "schools_hero_idx" ON "schools" USING btree ("hero_id");
  CREATE INDEX "schools_updated_at_idx" ON "schools" USING btree ("updated_at");
  CREATE INDEX "schools_created_at_idx" ON "schools" USING btree ("created_at");
  CREATE INDEX "schools_deleted_at_idx" ON "schools" USING btree ("deleted_at");
  CREATE INDEX "schools__status_idx" ON "schools" USING btree ("_status");
  CREATE UNIQUE INDEX "schools_locales_locale_parent_id_unique" ON "schools_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schools_locales_parent_idx" ON "schools_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_facts_order_idx" ON "_schools_v_version_facts" USING btree ("_order");
  CREATE INDEX "_schools_v_version_facts_parent_id_idx" ON "_schools_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_schools_v_version_facts_locales_locale_parent_id_unique" ON "_schools_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_facts_locales_parent_idx" ON "_schools_v_version_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_gallery_order_idx" ON "_schools_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_schools_v_version_gallery_parent_id_idx" ON "_schools_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_gallery_picture_idx" ON "_schools_v_version_gallery" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_schools_v_version_gallery_locales_locale_parent_id_unique" ON "_schools_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_gallery_locales_parent_idx" ON "_schools_v_version_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_staff_order_idx" ON "_schools_v_version_staff" USING btree ("_order");
  CREATE INDEX "_schools_v_version_staff_parent_id_idx" ON "_schools_v_version_staff" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_staff_picture_idx" ON "_schools_v_version_staff" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_schools_v_version_staff_locales_locale_parent_id_unique" ON "_schools_v_version_staff_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_staff_locales_parent_idx" ON "_schools_v_version_staff_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_faq_order_idx" ON "_schools_v_version_faq" USING btree ("_order");
  CREATE INDEX "_schools_v_version_faq_parent_id_idx" ON "_schools_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_schools_v_version_faq_locales_locale_parent_id_unique" ON "_schools_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_faq_locales_parent_idx" ON "_schools_v_version_faq_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_accreditations_order_idx" ON "_schools_v_version_accreditations" USING btree ("_order");
  CREATE INDEX "_schools_v_version_accreditations_parent_id_idx" ON "_schools_v_version_accreditations" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_accreditations_logo_idx" ON "_schools_v_version_accreditations" USING btree ("logo_id");
  CREATE UNIQUE INDEX "_schools_v_version_accreditations_locales_locale_parent_id_u" ON "_schools_v_version_accreditations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_accreditations_locales_parent_idx" ON "_schools_v_version_accreditations_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_testimonials_order_idx" ON "_schools_v_version_testimonials" USING btree ("_order");
  CREATE INDEX "_schools_v_version_testimonials_parent_id_idx" ON "_schools_v_version_testimonials" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_testimonials_locale_idx" ON "_schools_v_version_testimonials" USING btree ("_locale");
  CREATE INDEX "_schools_v_version_closures_order_idx" ON "_schools_v_version_closures" USING btree ("_order");
  CREATE INDEX "_schools_v_version_closures_parent_id_idx" ON "_schools_v_version_closures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_schools_v_version_closures_locales_locale_parent_id_unique" ON "_schools_v_version_closures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_version_closures_locales_parent_idx" ON "_schools_v_version_closures_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_languages_order_idx" ON "_schools_v_version_languages" USING btree ("order");
  CREATE INDEX "_schools_v_version_languages_parent_idx" ON "_schools_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_schools_v_parent_idx" ON "_schools_v" USING btree ("parent_id");
  CREATE INDEX "_schools_v_version_version_name_idx" ON "_schools_v" USING btree ("version_name");
  CREATE INDEX "_schools_v_version_version_slug_idx" ON "_schools_v" USING btree ("version_slug");
  CREATE INDEX "_schools_v_version_version_town_idx" ON "_schools_v" USING btree ("version_town");
  CREATE INDEX "_schools_v_version_version_hero_idx" ON "_schools_v" USING btree ("version_hero_id");
  CREATE INDEX "_schools_v_version_version_updated_at_idx" ON "_schools_v" USING btree ("version_updated_at");
  CREATE INDEX "_schools_v_version_version_created_at_idx" ON "_schools_v" USING btree ("version_created_at");
  CREATE INDEX "_schools_v_version_version_deleted_at_idx" ON "_schools_v" USING btree ("version_deleted_at");
  CREATE INDEX "_schools_v_version_version__status_idx" ON "_schools_v" USING btree ("version__status");
  CREATE INDEX "_schools_v_created_at_idx" ON "_schools_v" USING btree ("created_at");
  CREATE INDEX "_schools_v_updated_at_idx" ON "_schools_v" USING btree ("updated_at");
  CREATE INDEX "_schools_v_snapshot_idx" ON "_schools_v" USING btree ("snapshot");
  CREATE INDEX "_schools_v_published_locale_idx" ON "_schools_v" USING btree ("published_locale");
  CREATE INDEX "_schools_v_latest_idx" ON "_schools_v" USING btree ("latest");
  CREATE INDEX "_schools_v_autosave_idx" ON "_schools_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_schools_v_locales_locale_parent_id_unique" ON "_schools_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schools_v_locales_parent_idx" ON "_schools_v_locales" USING btree ("_parent_id");
  CREATE INDEX "courses_start_dates_order_idx" ON "courses_start_dates" USING btree ("_order");
  CREATE INDEX "courses_start_dates_parent_id_idx" ON "courses_start_dates" USING btree ("_parent_id");
  CREATE INDEX "courses_places_at_times_order_idx" ON "courses_places_at_times" USING btree ("_order");
  CREATE INDEX "courses_places_at_times_parent_id_idx" ON "courses_places_at_times" USING btree ("_parent_id");
  CREATE INDEX "courses_places_at_starts_order_idx" ON "courses_places_at_starts" USING btree ("_order");
  CREATE INDEX "courses_places_at_starts_parent_id_idx" ON "courses_places_at_starts" USING btree ("_parent_id");
  CREATE INDEX "courses_school_idx" ON "courses" USING btree ("school_id");
  CREATE INDEX "courses_position_idx" ON "courses" USING btree ("position");
  CREATE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses_deleted_at_idx" ON "courses" USING btree ("deleted_at");
  CREATE INDEX "courses__status_idx" ON "courses" USING btree ("_status");
  CREATE UNIQUE INDEX "school_number_idx" ON "courses" USING btree ("school_id","number");
  CREATE UNIQUE INDEX "school_slug_idx" ON "courses" USING btree ("school_id","slug");
  CREATE UNIQUE INDEX "courses_locales_locale_parent_id_unique" ON "courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_locales_parent_idx" ON "courses_locales" USING btree ("_parent_id");
  CREATE INDEX "courses_rels_order_idx" ON "courses_rels" USING btree ("order");
  CREATE INDEX "courses_rels_parent_idx" ON "courses_rels" USING btree ("parent_id");
  CREATE INDEX "courses_rels_path_idx" ON "courses_rels" USING btree ("path");
  CREATE INDEX "courses_rels_media_id_idx" ON "courses_rels" USING btree ("media_id");
  CREATE INDEX "_courses_v_version_start_dates_order_idx" ON "_courses_v_version_start_dates" USING btree ("_order");
  CREATE INDEX "_courses_v_version_start_dates_parent_id_idx" ON "_courses_v_version_start_dates" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_places_at_times_order_idx" ON "_courses_v_version_places_at_times" USING btree ("_order");
  CREATE INDEX "_courses_v_version_places_at_times_parent_id_idx" ON "_courses_v_version_places_at_times" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_places_at_starts_order_idx" ON "_courses_v_version_places_at_starts" USING btree ("_order");
  CREATE INDEX "_courses_v_version_places_at_starts_parent_id_idx" ON "_courses_v_version_places_at_starts" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_parent_idx" ON "_courses_v" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_version_school_idx" ON "_courses_v" USING btree ("version_school_id");
  CREATE INDEX "_courses_v_version_version_position_idx" ON "_courses_v" USING btree ("version_position");
  CREATE INDEX "_courses_v_version_version_slug_idx" ON "_courses_v" USING btree ("version_slug");
  CREATE INDEX "_courses_v_version_version_updated_at_idx" ON "_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_courses_v_version_version_created_at_idx" ON "_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_courses_v_version_version_deleted_at_idx" ON "_courses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_courses_v_version_version__status_idx" ON "_courses_v" USING btree ("version__status");
  CREATE INDEX "_courses_v_created_at_idx" ON "_courses_v" USING btree ("created_at");
  CREATE INDEX "_courses_v_updated_at_idx" ON "_courses_v" USING btree ("updated_at");
  CREATE INDEX "_courses_v_snapshot_idx" ON "_courses_v" USING btree ("snapshot");
  CREATE INDEX "_courses_v_published_locale_idx" ON "_courses_v" USING btree ("published_locale");
  CREATE INDEX "_courses_v_latest_idx" ON "_courses_v" USING btree ("latest");
  CREATE INDEX "_courses_v_autosave_idx" ON "_courses_v" USING btree ("autosave");
  CREATE INDEX "version_school_version_number_idx" ON "_courses_v" USING btree ("version_school_id","version_number");
  CREATE INDEX "version_school_version_slug_idx" ON "_courses_v" USING btree ("version_school_id","version_slug");
  CREATE UNIQUE INDEX "_courses_v_locales_locale_parent_id_unique" ON "_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_locales_parent_idx" ON "_courses_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_rels_order_idx" ON "_courses_v_rels" USING btree ("order");
  CREATE INDEX "_courses_v_rels_parent_idx" ON "_courses_v_rels" USING btree ("parent_id");
  CREATE INDEX "_courses_v_rels_path_idx" ON "_courses_v_rels" USING btree ("path");
  CREATE INDEX "_courses_v_rels_media_id_idx" ON "_courses_v_rels" USING btree ("media_id");
  CREATE INDEX "accommodation_places_at_times_order_idx" ON "accommodation_places_at_times" USING btree ("_order");
  CREATE INDEX "accommodation_places_at_times_parent_id_idx" ON "accommodation_places_at_times" USING btree ("_parent_id");
  CREATE INDEX "accommodation_school_idx" ON "accommodation" USING btree ("school_id");
  CREATE INDEX "accommodation_position_idx" ON "accommodation" USING btree ("position");
  CREATE INDEX "accommodation_slug_idx" ON "accommodation" USING btree ("slug");
  CREATE INDEX "accommodation_updated_at_idx" ON "accommodation" USING btree ("updated_at");
  CREATE INDEX "accommodation_created_at_idx" ON "accommodation" USING btree ("created_at");
  CREATE INDEX "accommodation_deleted_at_idx" ON "accommodation" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "school_number_1_idx" ON "accommodation" USING btree ("school_id","number");
  CREATE UNIQUE INDEX "school_slug_1_idx" ON "accommodation" USING btree ("school_id","slug");
  CREATE UNIQUE INDEX "accommodation_locales_locale_parent_id_unique" ON "accommodation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accommodation_locales_parent_idx" ON "accommodation_locales" USING btree ("_parent_id");
  CREATE INDEX "accommodation_rels_order_idx" ON "accommodation_rels" USING btree ("order");
  CREATE INDEX "accommodation_rels_parent_idx" ON "accommodation_rels" USING btree ("parent_id");
  CREATE INDEX "accommodation_rels_path_idx" ON "accommodation_rels" USING btree ("path");
  CREATE INDEX "accommodation_rels_media_id_idx" ON "accommodation_rels" USING btree ("media_id");
  CREATE INDEX "price_lists_valid_from_idx" ON "price_lists" USING btree ("valid_from");
  CREATE INDEX "price_lists_school_idx" ON "price_lists" USING btree ("school_id");
  CREATE INDEX "price_lists_copied_from_idx" ON "price_lists" USING btree ("copied_from_id");
  CREATE INDEX "price_lists_updated_at_idx" ON "price_lists" USING btree ("updated_at");
  CREATE INDEX "price_lists_created_at_idx" ON "price_lists" USING btree ("created_at");
  CREATE INDEX "price_lists_deleted_at_idx" ON "price_lists" USING btree ("deleted_at");
  CREATE INDEX "price_lists__status_idx" ON "price_lists" USING btree ("_status");
  CREATE INDEX "_price_lists_v_parent_idx" ON "_price_lists_v" USING btree ("parent_id");
  CREATE INDEX "_price_lists_v_version_version_valid_from_idx" ON "_price_lists_v" USING btree ("version_valid_from");
  CREATE INDEX "_price_lists_v_version_version_school_idx" ON "_price_lists_v" USING btree ("version_school_id");
  CREATE INDEX "_price_lists_v_version_version_copied_from_idx" ON "_price_lists_v" USING btree ("version_copied_from_id");
  CREATE INDEX "_price_lists_v_version_version_updated_at_idx" ON "_price_lists_v" USING btree ("version_updated_at");
  CREATE INDEX "_price_lists_v_version_version_created_at_idx" ON "_price_lists_v" USING btree ("version_created_at");
  CREATE INDEX "_price_lists_v_version_version_deleted_at_idx" ON "_price_lists_v" USING btree ("version_deleted_at");
  CREATE INDEX "_price_lists_v_version_version__status_idx" ON "_price_lists_v" USING btree ("version__status");
  CREATE INDEX "_price_lists_v_created_at_idx" ON "_price_lists_v" USING btree ("created_at");
  CREATE INDEX "_price_lists_v_updated_at_idx" ON "_price_lists_v" USING btree ("updated_at");
  CREATE INDEX "_price_lists_v_snapshot_idx" ON "_price_lists_v" USING btree ("snapshot");
  CREATE INDEX "_price_lists_v_published_locale_idx" ON "_price_lists_v" USING btree ("published_locale");
  CREATE INDEX "_price_lists_v_latest_idx" ON "_price_lists_v" USING btree ("latest");
  CREATE INDEX "price_adjustments_on_order_idx" ON "price_adjustments_on" USING btree ("order");
  CREATE INDEX "price_adjustments_on_parent_idx" ON "price_adjustments_on" USING btree ("parent_id");
  CREATE INDEX "price_adjustments_school_idx" ON "price_adjustments" USING btree ("school_id");
  CREATE INDEX "price_adjustments_code_idx" ON "price_adjustments" USING btree ("code");
  CREATE INDEX "price_adjustments_promo_idx" ON "price_adjustments" USING btree ("promo");
  CREATE INDEX "price_adjustments_updated_at_idx" ON "price_adjustments" USING btree ("updated_at");
  CREATE INDEX "price_adjustments_created_at_idx" ON "price_adjustments" USING btree ("created_at");
  CREATE INDEX "price_adjustments_deleted_at_idx" ON "price_adjustments" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "school_code_idx" ON "price_adjustments" USING btree ("school_id","code");
  CREATE UNIQUE INDEX "price_adjustments_locales_locale_parent_id_unique" ON "price_adjustments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "price_adjustments_locales_parent_idx" ON "price_adjustments_locales" USING btree ("_parent_id");
  CREATE INDEX "price_adjustments_rels_order_idx" ON "price_adjustments_rels" USING btree ("order");
  CREATE INDEX "price_adjustments_rels_parent_idx" ON "price_adjustments_rels" USING btree ("parent_id");
  CREATE INDEX "price_adjustments_rels_path_idx" ON "price_adjustments_rels" USING btree ("path");
  CREATE INDEX "price_adjustments_rels_courses_id_idx" ON "price_adjustments_rels" USING btree ("courses_id");
  CREATE INDEX "price_adjustments_rels_accommodation_id_idx" ON "price_adjustments_rels" USING btree ("accommodation_id");
  CREATE INDEX "price_extras_school_idx" ON "price_extras" USING btree ("school_id");
  CREATE INDEX "price_extras_code_idx" ON "price_extras" USING btree ("code");
  CREATE INDEX "price_extras_position_idx" ON "price_extras" USING btree ("position");
  CREATE INDEX "price_extras_updated_at_idx" ON "price_extras" USING btree ("updated_at");
  CREATE INDEX "price_extras_created_at_idx" ON "price_extras" USING btree ("created_at");
  CREATE INDEX "price_extras_deleted_at_idx" ON "price_extras" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "school_code_1_idx" ON "price_extras" USING btree ("school_id","code");
  CREATE UNIQUE INDEX "price_extras_locales_locale_parent_id_unique" ON "price_extras_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "price_extras_locales_parent_idx" ON "price_extras_locales" USING btree ("_parent_id");
  CREATE INDEX "enrolments_state_idx" ON "enrolments" USING btree ("state");
  CREATE INDEX "enrolments_assignee_idx" ON "enrolments" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "enrolments_reference_idx" ON "enrolments" USING btree ("reference");
  CREATE INDEX "enrolments_school_idx" ON "enrolments" USING btree ("school_id");
  CREATE INDEX "enrolments_fingerprint_idx" ON "enrolments" USING btree ("fingerprint");
  CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" USING btree ("updated_at");
  CREATE INDEX "enrolments_created_at_idx" ON "enrolments" USING btree ("created_at");
  CREATE INDEX "state_createdAt_idx" ON "enrolments" USING btree ("state","created_at");
  CREATE INDEX "school_course_state_createdAt_idx" ON "enrolments" USING btree ("school_id","course","state","created_at");
  CREATE INDEX "state_start_idx" ON "enrolments" USING btree ("state","start");
  CREATE INDEX "state_due_idx" ON "enrolments" USING btree ("state","due");
  CREATE INDEX "payBy_idx" ON "enrolments" USING btree ("pay_by");
  CREATE INDEX "enrolments_rels_order_idx" ON "enrolments_rels" USING btree ("order");
  CREATE INDEX "enrolments_rels_parent_idx" ON "enrolments_rels" USING btree ("parent_id");
  CREATE INDEX "enrolments_rels_path_idx" ON "enrolments_rels" USING btree ("path");
  CREATE INDEX "enrolments_rels_quotes_id_idx" ON "enrolments_rels" USING btree ("quotes_id");
  CREATE INDEX "enrolment_events_enrolment_idx" ON "enrolment_events" USING btree ("enrolment");
  CREATE INDEX "enrolment_events_by_idx" ON "enrolment_events" USING btree ("by_id");
  CREATE INDEX "enrolment_events_batch_idx" ON "enrolment_events" USING btree ("batch");
  CREATE INDEX "enrolment_events_updated_at_idx" ON "enrolment_events" USING btree ("updated_at");
  CREATE INDEX "enrolment_events_created_at_idx" ON "enrolment_events" USING btree ("created_at");
  CREATE INDEX "enrolment_places_enrolment_idx" ON "enrolment_places" USING btree ("enrolment");
  CREATE INDEX "enrolment_places_updated_at_idx" ON "enrolment_places" USING btree ("updated_at");
  CREATE INDEX "enrolment_places_created_at_idx" ON "enrolment_places" USING btree ("created_at");
  CREATE INDEX "school_kind_offer_lastDay_idx" ON "enrolment_places" USING btree ("school","kind","offer","last_day");
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_email_idx" ON "invoices" USING btree ("email");
  CREATE INDEX "invoices_enrolment_idx" ON "invoices" USING btree ("enrolment");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "year_serial_idx" ON "invoices" USING btree ("year","serial");
  CREATE UNIQUE INDEX "invoice_counters_year_idx" ON "invoice_counters" USING btree ("year");
  CREATE INDEX "invoice_counters_updated_at_idx" ON "invoice_counters" USING btree ("updated_at");
  CREATE INDEX "invoice_counters_created_at_idx" ON "invoice_counters" USING btree ("created_at");
  CREATE INDEX "payments_email_idx" ON "payments" USING btree ("email");
  CREATE INDEX "payments_day_idx" ON "payments" USING btree ("day");
  CREATE UNIQUE INDEX "payments_reverses_idx" ON "payments" USING btree ("reverses");
  CREATE INDEX "payments_enrolment_idx" ON "payments" USING btree ("enrolment");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "calculator_counts_day_idx" ON "calculator_counts" USING btree ("day");
  CREATE INDEX "calculator_counts_school_idx" ON "calculator_counts" USING btree ("school_id");
  CREATE INDEX "calculator_counts_updated_at_idx" ON "calculator_counts" USING btree ("updated_at");
  CREATE INDEX "calculator_counts_created_at_idx" ON "calculator_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_school_event_course_weeks_language_idx" ON "calculator_counts" USING btree ("day","school_id","event","course","weeks","language");
  CREATE UNIQUE INDEX "quotes_token_idx" ON "quotes" USING btree ("token");
  CREATE INDEX "quotes_school_idx" ON "quotes" USING btree ("school_id");
  CREATE INDEX "quotes_expires_at_idx" ON "quotes" USING btree ("expires_at");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "comments_school_idx" ON "comments" USING btree ("school_id");
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_page_idx" ON "comments" USING btree ("page_id");
  CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent");
  CREATE INDEX "comments_user_idx" ON "comments" USING btree ("user_id");
  CREATE INDEX "comments_ip_hash_idx" ON "comments" USING btree ("ip_hash");
  CREATE UNIQUE INDEX "comments_once_idx" ON "comments" USING btree ("once");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "school_state_root_path_idx" ON "comments" USING btree ("school_id","state","root","path");
  CREATE INDEX "post_state_root_path_idx" ON "comments" USING btree ("post_id","state","root","path");
  CREATE INDEX "page_state_root_path_idx" ON "comments" USING btree ("page_id","state","root","path");
  CREATE INDEX "email_state_idx" ON "comments" USING btree ("email","state");
  CREATE INDEX "comment_actions_comment_idx" ON "comment_actions" USING btree ("comment");
  CREATE INDEX "comment_actions_by_idx" ON "comment_actions" USING btree ("by_id");
  CREATE INDEX "comment_actions_batch_idx" ON "comment_actions" USING btree ("batch");
  CREATE INDEX "comment_actions_updated_at_idx" ON "comment_actions" USING btree ("updated_at");
  CREATE INDEX "comment_actions_created_at_idx" ON "comment_actions" USING btree ("created_at");
  CREATE UNIQUE INDEX "spam_words_word_idx" ON "spam_words" USING btree ("word");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_picture_idx" ON "posts" USING btree ("picture_id");
  CREATE INDEX "posts_date_idx" ON "posts" USING btree ("date");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_school_idx" ON "posts" USING btree ("school_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_status_date_idx" ON "posts" USING btree ("_status","date");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_locales_parent_idx" ON "posts_locales" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_picture_idx" ON "_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_posts_v_version_version_date_idx" ON "_posts_v" USING btree ("version_date");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_school_idx" ON "_posts_v" USING btree ("version_school_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_date_idx" ON "_posts_v" USING btree ("version__status","version_date");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_locales_parent_idx" ON "_posts_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_locales_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "reusable_content_updated_at_idx" ON "reusable_content" USING btree ("updated_at");
  CREATE INDEX "reusable_content_created_at_idx" ON "reusable_content" USING btree ("created_at");
  CREATE INDEX "reusable_content_deleted_at_idx" ON "reusable_content" USING btree ("deleted_at");
  CREATE INDEX "reusable_content__status_idx" ON "reusable_content" USING btree ("_status");
  CREATE INDEX "_reusable_content_v_parent_idx" ON "_reusable_content_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_content_v_version_version_updated_at_idx" ON "_reusable_content_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_content_v_version_version_created_at_idx" ON "_reusable_content_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_content_v_version_version_deleted_at_idx" ON "_reusable_content_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "form_submissions_submission_data_order_idx" ON "form_submissions_submission_data" USING btree ("_order");
  CREATE INDEX "form_submissions_submission_data_parent_id_idx" ON "form_submissions_submission_data" USING btree ("_parent_id");
  CREATE INDEX "form_submissions_state_idx" ON "form_submissions" USING btree ("state");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_email_idx" ON "form_submissions" USING btree ("email");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
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
  CREATE INDEX "consent_receipts_decided_at_idx" ON "consent_receipts" USING btree ("decided_at");
  CREATE INDEX "consent_receipts_receipt_idx" ON "consent_receipts" USING btree ("receipt");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif400_sizes_avif400_filename_idx" ON "media" USING btree ("sizes_avif400_filename");
  CREATE INDEX "media_sizes_avif800_sizes_avif800_filename_idx" ON "media" USING btree ("sizes_avif800_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp400_sizes_webp400_filename_idx" ON "media" USING btree ("sizes_webp400_filename");
  CREATE INDEX "media_sizes_webp800_sizes_webp800_filename_idx" ON "media" USING btree ("sizes_webp800_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_jpeg400_sizes_jpeg400_filename_idx" ON "media" USING btree ("sizes_jpeg400_filename");
  CREATE INDEX "media_sizes_jpeg800_sizes_jpeg800_filename_idx" ON "media" USING btree ("sizes_jpeg800_filename");
  CREATE INDEX "media_sizes_jpeg1600_sizes_jpeg1600_filename_idx" ON "media" USING btree ("sizes_jpeg1600_filename");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE INDEX "files_deleted_at_idx" ON "files" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_locales_parent_idx" ON "files_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "translations_document_idx" ON "translations" USING btree ("document");
  CREATE UNIQUE INDEX "day_page_language_host_idx" ON "page_views" USING btree ("day","page","language","host");
  CREATE INDEX "school_maps_places_order_idx" ON "school_maps_places" USING btree ("_order");
  CREATE INDEX "school_maps_places_parent_id_idx" ON "school_maps_places" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "school_maps_places_locales_locale_parent_id_unique" ON "school_maps_places_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "school_maps_places_locales_parent_idx" ON "school_maps_places_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "school_maps_school_idx" ON "school_maps" USING btree ("school_id");
  CREATE INDEX "school_maps_extract_idx" ON "school_maps" USING btree ("extract_id");
  CREATE INDEX "school_maps_school_page_school_page_main_icon_idx" ON "school_maps" USING btree ("school_page_main_icon_id");
  CREATE INDEX "school_maps_school_page_school_page_other_icon_idx" ON "school_maps" USING btree ("school_page_other_icon_id");
  CREATE INDEX "school_maps_directions_page_directions_page_main_icon_idx" ON "school_maps" USING btree ("directions_page_main_icon_id");
  CREATE INDEX "school_maps_directions_page_directions_page_other_icon_idx" ON "school_maps" USING btree ("directions_page_other_icon_id");
  CREATE INDEX "school_maps_main_icon_idx" ON "school_maps" USING btree ("main_icon_id");
  CREATE INDEX "school_maps_other_icon_idx" ON "school_maps" USING btree ("other_icon_id");
  CREATE INDEX "school_maps_updated_at_idx" ON "school_maps" USING btree ("updated_at");
  CREATE INDEX "school_maps_created_at_idx" ON "school_maps" USING btree ("created_at");
  CREATE UNIQUE INDEX "school_maps_locales_locale_parent_id_unique" ON "school_maps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "school_maps_locales_parent_idx" ON "school_maps_locales" USING btree ("_parent_id");
  CREATE INDEX "map_extracts_updated_at_idx" ON "map_extracts" USING btree ("updated_at");
  CREATE INDEX "map_extracts_created_at_idx" ON "map_extracts" USING btree ("created_at");
  CREATE UNIQUE INDEX "map_extracts_filename_idx" ON "map_extracts" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_event_idx" ON "audit_log" USING btree ("event");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE UNIQUE INDEX "session_details_sid_idx" ON "session_details" USING btree ("sid");
  CREATE INDEX "session_details_user_idx" ON "session_details" USING btree ("user_id");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "backups_updated_at_idx" ON "backups" USING btree ("updated_at");
  CREATE INDEX "backups_created_at_idx" ON "backups" USING btree ("created_at");
  CREATE UNIQUE INDEX "retention_runs_day_idx" ON "retention_runs" USING btree ("day");
  CREATE INDEX "retention_runs_updated_at_idx" ON "retention_runs" USING btree ("updated_at");
  CREATE INDEX "retention_runs_created_at_idx" ON "retention_runs" USING btree ("created_at");
  CREATE INDEX "outgoing_mail_about_idx" ON "outgoing_mail" USING btree ("about");
  CREATE INDEX "outgoing_mail_updated_at_idx" ON "outgoing_mail" USING btree ("updated_at");
  CREATE INDEX "outgoing_mail_created_at_idx" ON "outgoing_mail" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "outgoing_mail" USING btree ("state","due_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_schools_id_idx" ON "payload_locked_documents_rels" USING btree ("schools_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_accommodation_id_idx" ON "payload_locked_documents_rels" USING btree ("accommodation_id");
  CREATE INDEX "payload_locked_documents_rels_price_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("price_lists_id");
  CREATE INDEX "payload_locked_documents_rels_price_adjustments_id_idx" ON "payload_locked_documents_rels" USING btree ("price_adjustments_id");
  CREATE INDEX "payload_locked_documents_rels_price_extras_id_idx" ON "payload_locked_documents_rels" USING btree ("price_extras_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_enrolment_events_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolment_events_id");
  CREATE INDEX "payload_locked_documents_rels_enrolment_places_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolment_places_id");
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");
  CREATE INDEX "payload_locked_documents_rels_invoice_counters_id_idx" ON "payload_locked_documents_rels" USING btree ("invoice_counters_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_calculator_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("calculator_counts_id");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_comment_actions_id_idx" ON "payload_locked_documents_rels" USING btree ("comment_actions_id");
  CREATE INDEX "payload_locked_documents_rels_spam_words_id_idx" ON "payload_locked_documents_rels" USING btree ("spam_words_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_reusable_content_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_content_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_missing_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_school_maps_id_idx" ON "payload_locked_documents_rels" USING btree ("school_maps_id");
  CREATE INDEX "payload_locked_documents_rels_map_extracts_id_idx" ON "payload_locked_documents_rels" USING btree ("map_extracts_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_locked_documents_rels_session_details_id_idx" ON "payload_locked_documents_rels" USING btree ("session_details_id");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_backups_id_idx" ON "payload_locked_documents_rels" USING btree ("backups_id");
  CREATE INDEX "payload_locked_documents_rels_outgoing_mail_id_idx" ON "payload_locked_documents_rels" USING btree ("outgoing_mail_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_locales_parent_idx" ON "home_page_locales" USING btree ("_parent_id");
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
  CREATE INDEX "_home_page_v_locales_parent_idx" ON "_home_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_rels_order_idx" ON "_home_page_v_rels" USING btree ("order");
  CREATE INDEX "_home_page_v_rels_parent_idx" ON "_home_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_page_v_rels_path_idx" ON "_home_page_v_rels" USING btree ("path");
  CREATE INDEX "_home_page_v_rels_media_id_idx" ON "_home_page_v_rels" USING btree ("media_id");
  CREATE INDEX "_home_page_v_rels_schools_id_idx" ON "_home_page_v_rels" USING btree ("schools_id");
  CREATE INDEX "pricing_currencies_order_idx" ON "pricing_currencies" USING btree ("_order");
  CREATE INDEX "pricing_currencies_parent_id_idx" ON "pricing_currencies" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "enrolment_mails_locales_locale_parent_id_unique" ON "enrolment_mails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enrolment_mails_locales_parent_idx" ON "enrolment_mails_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "billing_locales_locale_parent_id_unique" ON "billing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "billing_locales_parent_idx" ON "billing_locales" USING btree ("_parent_id");
  CREATE INDEX "comment_settings_texts_order_parent" ON "comment_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_navigation_languages_order_idx" ON "site_settings_navigation_languages" USING btree ("order");
  CREATE INDEX "site_settings_navigation_languages_parent_idx" ON "site_settings_navigation_languages" USING btree ("parent_id");
  CREATE INDEX "site_settings_navigation_children_languages_order_idx" ON "site_settings_navigation_children_languages" USING btree ("order");
  CREATE INDEX "site_settings_navigation_children_languages_parent_idx" ON "site_settings_navigation_children_languages" USING btree ("parent_id");
  CREATE INDEX "site_settings_navigation_children_order_idx" ON "site_settings_navigation_children" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_children_parent_id_idx" ON "site_settings_navigation_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_navigation_children_locales_locale_parent_id_u" ON "site_settings_navigation_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_navigation_children_locales_parent_idx" ON "site_settings_navigation_children_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_navigation_locales_locale_parent_id_unique" ON "site_settings_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_navigation_locales_parent_idx" ON "site_settings_navigation_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_navigation_languages_order_idx" ON "site_settings_footer_navigation_languages" USING btree ("order");
  CREATE INDEX "site_settings_footer_navigation_languages_parent_idx" ON "site_settings_footer_navigation_languages" USING btree ("parent_id");
  CREATE INDEX "site_settings_footer_navigation_order_idx" ON "site_settings_footer_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_footer_navigation_parent_id_idx" ON "site_settings_footer_navigation" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_footer_navigation_locales_locale_parent_id_uni" ON "site_settings_footer_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_footer_navigation_locales_parent_idx" ON "site_settings_footer_navigation_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_public_languages_order_idx" ON "site_settings_public_languages" USING btree ("order");
  CREATE INDEX "site_settings_public_languages_parent_idx" ON "site_settings_public_languages" USING btree ("parent_id");
  CREATE INDEX "site_settings_snippets_order_idx" ON "site_settings_snippets" USING btree ("_order");
  CREATE INDEX "site_settings_snippets_parent_id_idx" ON "site_settings_snippets" USING btree ("_parent_id");
  CREATE INDEX "site_settings_logo_idx" ON "site_settings" USING btree ("logo_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_locales_parent_idx" ON "site_settings_locales" USING btree ("_parent_id");
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
  CREATE INDEX "consent_settings_block_list_stored_order_idx" ON "consent_settings_block_list_stored" USING btree ("_order");
  CREATE INDEX "consent_settings_block_list_stored_parent_id_idx" ON "consent_settings_block_list_stored" USING btree ("_parent_id");
  CREATE INDEX "consent_settings_block_list_order_idx" ON "consent_settings_block_list" USING btree ("_order");
  CREATE INDEX "consent_settings_block_list_parent_id_idx" ON "consent_settings_block_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consent_settings_block_list_locales_locale_parent_id_unique" ON "consent_settings_block_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consent_settings_block_list_locales_parent_idx" ON "consent_settings_block_list_locales" USING btree ("_parent_id");
  CREATE INDEX "consent_settings_hide_modal_in_order_idx" ON "consent_settings_hide_modal_in" USING btree ("_order");
  CREATE INDEX "consent_settings_hide_modal_in_parent_id_idx" ON "consent_settings_hide_modal_in" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consent_settings_locales_locale_parent_id_unique" ON "consent_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consent_settings_locales_parent_idx" ON "consent_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "log_in_settings_second_factor_roles_order_idx" ON "log_in_settings_second_factor_roles" USING btree ("order");
  CREATE INDEX "log_in_settings_second_factor_roles_parent_idx" ON "log_in_settings_second_factor_roles" USING btree ("parent_id");`)

  // Not part of Payload's model.
  await db.execute(sql`
  CREATE INDEX "comments_author_search_idx" ON "comments" USING gin (to_tsvector('simple', coalesce("author_text", '')));
  CREATE INDEX "comments_search_idx" ON "comments" USING gin (to_tsvector('simple', coalesce("search_text", '')));
  CREATE INDEX "comments_rated_idx" ON "comments" USING btree ("school_id", "email", "verified", "id", "rating") WHERE "rating" IS NOT NULL AND "state" = 'approved' AND "user_id" IS NULL;
  CREATE INDEX "comments_inbox_idx" ON "comments" USING btree ("state", "created_at", "id");
  CREATE INDEX "comments_school_inbox_idx" ON "comments" USING btree ("school_id", "state", "created_at", "id");
  CREATE INDEX "comments_anonymous_idx" ON "comments" USING btree ("state", "created_at", "id") WHERE "author" IS NULL OR "author" = '';
  CREATE INDEX "comments_post_inbox_idx" ON "comments" USING btree ("post_id", "state", "created_at", "id") WHERE "post_id" IS NOT NULL;
  CREATE INDEX "comments_page_inbox_idx" ON "comments" USING btree ("page_id", "state", "created_at", "id") WHERE "page_id" IS NOT NULL;
  CREATE TABLE claims (key text PRIMARY KEY NOT NULL, expires_at bigint NOT NULL, taken integer NOT NULL);
  CREATE INDEX claims_expires_at_idx ON claims (expires_at);
  CREATE TABLE kept_forms (id text PRIMARY KEY NOT NULL, attempts text NOT NULL, content text NOT NULL, expires_at bigint NOT NULL);
  CREATE INDEX kept_forms_attempts_idx ON kept_forms (attempts);
  CREATE INDEX kept_forms_expires_at_idx ON kept_forms (expires_at);`)
  // Nothing reads them since retention is a table of its own. A contract step may drop them.
  await db.execute(sql`
  ALTER TABLE "pricing" ADD COLUMN "quote_keep_days" numeric DEFAULT 180 NOT NULL;
  ALTER TABLE "billing" ADD COLUMN "keep_years" numeric DEFAULT 10 NOT NULL;
  ALTER TABLE "consent_settings" ADD COLUMN "receipt_days" numeric DEFAULT 1095 NOT NULL;`)
}

/** Payload's list of migrations names it. It is never run. */
export async function down(): Promise<void> {
  throw new Error('There is no schema before the baseline.')
}
