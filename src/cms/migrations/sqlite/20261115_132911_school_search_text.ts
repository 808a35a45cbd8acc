import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { schoolSearchText } from '../../../features/schools/searchable-text'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` ADD \`version_search_text\` text;`)
  // Folding is beyond SQL; from here on a hook of the collection keeps it up to date.
  const { rows } = await db.run(sql`SELECT \`id\`, \`name\`, \`town\` FROM \`schools\``)
  for (const row of rows as unknown as { id: number; name: string | null; town: string | null }[])
    await db.run(sql`UPDATE \`schools\` SET \`search_text\` = ${schoolSearchText(row)} WHERE \`id\` = ${row.id}`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`_schools_v\` DROP COLUMN \`version_search_text\`;`)
}
