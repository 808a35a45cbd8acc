import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { schoolSearchText } from '../../../features/schools/searchable-text'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_schools_v" ADD COLUMN "version_search_text" varchar;`)
  // Folding is beyond SQL; from here on a hook of the collection keeps it up to date.
  const { rows } = await db.execute(sql`SELECT "id", "name", "town" FROM "schools"`)
  for (const row of rows)
    await db.execute(sql`UPDATE "schools" SET "search_text" = ${schoolSearchText(row)} WHERE "id" = ${row.id}`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools" DROP COLUMN "search_text";
  ALTER TABLE "_schools_v" DROP COLUMN "version_search_text";`)
}
