import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_comments_state" AS ENUM('unapproved', 'approved', 'spam', 'removed');
  CREATE TYPE "public"."enum_comments_learned" AS ENUM('ham', 'spam');
  CREATE TYPE "public"."enum_comment_settings_approval" AS ENUM('never', 'always', 'first');
  CREATE TYPE "public"."enum_comment_settings_order" AS ENUM('oldest', 'newest');
  CREATE TYPE "public"."enum_captcha_settings_provider" AS ENUM('own', 'recaptcha', 'hcaptcha', 'turnstile');
  CREATE TYPE "public"."enum_captcha_settings_theme" AS ENUM('light', 'dark', 'auto');
  CREATE TYPE "public"."enum_captcha_settings_type" AS ENUM('image', 'audio');
  CREATE TYPE "public"."enum_captcha_settings_size" AS ENUM('normal', 'compact', 'flexible');
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer NOT NULL,
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
  
  ALTER TABLE "outgoing_mail" ADD COLUMN "unsubscribe" varchar;
  ALTER TABLE "outgoing_mail" ADD COLUMN "about" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comment_actions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spam_words_id" integer;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_actions" ADD CONSTRAINT "comment_actions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_settings_texts" ADD CONSTRAINT "comment_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comment_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "comments_school_idx" ON "comments" USING btree ("school_id");
  CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent");
  CREATE INDEX "comments_user_idx" ON "comments" USING btree ("user_id");
  CREATE INDEX "comments_ip_hash_idx" ON "comments" USING btree ("ip_hash");
  CREATE UNIQUE INDEX "comments_once_idx" ON "comments" USING btree ("once");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "school_state_root_path_idx" ON "comments" USING btree ("school_id","state","root","path");
  CREATE INDEX "email_state_idx" ON "comments" USING btree ("email","state");
  CREATE INDEX "comment_actions_comment_idx" ON "comment_actions" USING btree ("comment");
  CREATE INDEX "comment_actions_by_idx" ON "comment_actions" USING btree ("by_id");
  CREATE INDEX "comment_actions_batch_idx" ON "comment_actions" USING btree ("batch");
  CREATE INDEX "comment_actions_updated_at_idx" ON "comment_actions" USING btree ("updated_at");
  CREATE INDEX "comment_actions_created_at_idx" ON "comment_actions" USING btree ("created_at");
  CREATE UNIQUE INDEX "spam_words_word_idx" ON "spam_words" USING btree ("word");
  CREATE INDEX "comment_settings_texts_order_parent" ON "comment_settings_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comment_actions_fk" FOREIGN KEY ("comment_actions_id") REFERENCES "public"."comment_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spam_words_fk" FOREIGN KEY ("spam_words_id") REFERENCES "public"."spam_words"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "outgoing_mail_about_idx" ON "outgoing_mail" USING btree ("about");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_comment_actions_id_idx" ON "payload_locked_documents_rels" USING btree ("comment_actions_id");
  CREATE INDEX "payload_locked_documents_rels_spam_words_id_idx" ON "payload_locked_documents_rels" USING btree ("spam_words_id");
  CREATE INDEX "comments_author_search_idx" ON "comments" USING gin (to_tsvector('simple', coalesce("author_text", '')));
  CREATE INDEX "comments_search_idx" ON "comments" USING gin (to_tsvector('simple', coalesce("search_text", '')));
  CREATE INDEX "comments_rated_idx" ON "comments" USING btree ("school_id", "email", "verified", "id", "rating") WHERE "rating" IS NOT NULL AND "state" = 'approved' AND "user_id" IS NULL;
  CREATE INDEX "comments_inbox_idx" ON "comments" USING btree ("state", "created_at", "id");
  CREATE INDEX "comments_school_inbox_idx" ON "comments" USING btree ("school_id", "state", "created_at", "id");
  CREATE INDEX "comments_anonymous_idx" ON "comments" USING btree ("state", "created_at", "id") WHERE "author" IS NULL OR "author" = '';
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comment_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spam_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comment_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comment_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "captcha_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "comment_actions" CASCADE;
  DROP TABLE "spam_words" CASCADE;
  DROP TABLE "comment_settings" CASCADE;
  DROP TABLE "comment_settings_texts" CASCADE;
  DROP TABLE "captcha_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comment_actions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_spam_words_fk";
  
  DROP INDEX "outgoing_mail_about_idx";
  DROP INDEX "payload_locked_documents_rels_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_comment_actions_id_idx";
  DROP INDEX "payload_locked_documents_rels_spam_words_id_idx";
  ALTER TABLE "outgoing_mail" DROP COLUMN "unsubscribe";
  ALTER TABLE "outgoing_mail" DROP COLUMN "about";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comment_actions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "spam_words_id";
  DROP TYPE "public"."enum_comments_state";
  DROP TYPE "public"."enum_comments_learned";
  DROP TYPE "public"."enum_comment_settings_approval";
  DROP TYPE "public"."enum_comment_settings_order";
  DROP TYPE "public"."enum_captcha_settings_provider";
  DROP TYPE "public"."enum_captcha_settings_theme";
  DROP TYPE "public"."enum_captcha_settings_type";
  DROP TYPE "public"."enum_captcha_settings_size";`)
}
