import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The first index compares bytes: with the rules of a language PostgreSQL would not use it for beginnings of words.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "find_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"word" varchar NOT NULL
  );
  
  CREATE INDEX "word_kind_document_idx" ON "find_words" USING btree ("word" varchar_pattern_ops,"kind","document");
  CREATE INDEX "kind_document_word_idx" ON "find_words" USING btree ("kind","document","word");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "find_words" CASCADE;`)
}
