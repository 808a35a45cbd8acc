import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_backup_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`hour\` numeric DEFAULT 3 NOT NULL,
  	\`keep\` numeric DEFAULT 14 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_backup_settings\`("id", "is_on", "hour", "keep", "updated_at", "created_at") SELECT "id", "is_on", "hour", "keep", "updated_at", "created_at" FROM \`backup_settings\`;`)
  await db.run(sql`DROP TABLE \`backup_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_backup_settings\` RENAME TO \`backup_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`ALTER TABLE \`backups\` ADD \`reason\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_backup_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_on\` integer DEFAULT false,
  	\`hour\` numeric DEFAULT 3 NOT NULL,
  	\`keep\` numeric DEFAULT 14 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_backup_settings\`("id", "is_on", "hour", "keep", "updated_at", "created_at") SELECT "id", "is_on", "hour", "keep", "updated_at", "created_at" FROM \`backup_settings\`;`)
  await db.run(sql`DROP TABLE \`backup_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_backup_settings\` RENAME TO \`backup_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`ALTER TABLE \`backups\` DROP COLUMN \`reason\`;`)
}
