import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2400_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2400_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2400_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2400_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2400_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2400_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp2400_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp2400_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp2400_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp2400_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp2400_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp2400_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif2400_sizes_avif2400_filename_idx\` ON \`media\` (\`sizes_avif2400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp2400_sizes_webp2400_filename_idx\` ON \`media\` (\`sizes_webp2400_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_avif2400_sizes_avif2400_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`media_sizes_webp2400_sizes_webp2400_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2400_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2400_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2400_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2400_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2400_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2400_filename\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp2400_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp2400_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp2400_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp2400_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp2400_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp2400_filename\`;`)
}
