import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_templates_templates_state" AS ENUM('in-progress', 'waiting', 'confirmed', 'declined');
  CREATE TABLE "mail_templates_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_mail_templates_templates_state"
  );
  
  CREATE TABLE "mail_templates_templates_locales" (
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "mail_templates_templates" ADD CONSTRAINT "mail_templates_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mail_templates_templates_locales" ADD CONSTRAINT "mail_templates_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mail_templates_templates_order_idx" ON "mail_templates_templates" USING btree ("_order");
  CREATE INDEX "mail_templates_templates_parent_id_idx" ON "mail_templates_templates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mail_templates_templates_locales_locale_parent_id_unique" ON "mail_templates_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mail_templates_templates_locales_parent_idx" ON "mail_templates_templates_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mail_templates_templates" CASCADE;
  DROP TABLE "mail_templates_templates_locales" CASCADE;
  DROP TABLE "mail_templates" CASCADE;
  DROP TYPE "public"."enum_mail_templates_templates_state";`)
}
