import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { keepCommentNumbers, restoreCommentIndexes } from '../sqlite-comments'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`post_id\` integer,
  	\`page_id\` integer,
  	\`parent\` numeric DEFAULT 0 NOT NULL,
  	\`replied_to\` numeric,
  	\`author\` text,
  	\`email\` text,
  	\`url\` text,
  	\`content\` text,
  	\`state\` text DEFAULT 'unapproved' NOT NULL,
  	\`rating\` numeric,
  	\`language\` text NOT NULL,
  	\`user_id\` integer,
  	\`ip_hash\` text,
  	\`verified\` integer DEFAULT false,
  	\`wants_replies\` integer DEFAULT false,
  	\`reply_mailed\` integer DEFAULT false,
  	\`erased\` integer DEFAULT false,
  	\`spam_score\` numeric,
  	\`spam_reasons\` text,
  	\`learned\` text,
  	\`once\` text,
  	\`version\` numeric DEFAULT 1 NOT NULL,
  	\`root\` text,
  	\`path\` text,
  	\`author_text\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  // The old table has neither a post nor a page; SQLite would take their quoted names for texts.
  await db.run(sql`INSERT INTO \`__new_comments\`("id", "school_id", "post_id", "page_id", "parent", "replied_to", "author", "email", "url", "content", "state", "rating", "language", "user_id", "ip_hash", "verified", "wants_replies", "reply_mailed", "erased", "spam_score", "spam_reasons", "learned", "once", "version", "root", "path", "author_text", "search_text", "updated_at", "created_at") SELECT "id", "school_id", NULL, NULL, "parent", "replied_to", "author", "email", "url", "content", "state", "rating", "language", "user_id", "ip_hash", "verified", "wants_replies", "reply_mailed", "erased", "spam_score", "spam_reasons", "learned", "once", "version", "root", "path", "author_text", "search_text", "updated_at", "created_at" FROM \`comments\`;`)
  await keepCommentNumbers(db)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`ALTER TABLE \`__new_comments\` RENAME TO \`comments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`comments_school_idx\` ON \`comments\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_post_idx\` ON \`comments\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_page_idx\` ON \`comments\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_parent_idx\` ON \`comments\` (\`parent\`);`)
  await db.run(sql`CREATE INDEX \`comments_user_idx\` ON \`comments\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_ip_hash_idx\` ON \`comments\` (\`ip_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`comments_once_idx\` ON \`comments\` (\`once\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`school_state_root_path_idx\` ON \`comments\` (\`school_id\`,\`state\`,\`root\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`post_state_root_path_idx\` ON \`comments\` (\`post_id\`,\`state\`,\`root\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_state_root_path_idx\` ON \`comments\` (\`page_id\`,\`state\`,\`root\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`email_state_idx\` ON \`comments\` (\`email\`,\`state\`);`)
  await restoreCommentIndexes(db)
  await db.run(
    sql`CREATE INDEX comments_post_inbox_idx ON comments (post_id, state, created_at, id) WHERE post_id IS NOT NULL;`,
  )
  await db.run(
    sql`CREATE INDEX comments_page_inbox_idx ON comments (page_id, state, created_at, id) WHERE page_id IS NOT NULL;`,
  )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // Comments on posts and pages have no place in the old table.
  await db.run(sql`DELETE FROM comments WHERE school_id IS NULL;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`parent\` numeric DEFAULT 0 NOT NULL,
  	\`replied_to\` numeric,
  	\`author\` text,
  	\`email\` text,
  	\`url\` text,
  	\`content\` text,
  	\`state\` text DEFAULT 'unapproved' NOT NULL,
  	\`rating\` numeric,
  	\`language\` text NOT NULL,
  	\`user_id\` integer,
  	\`ip_hash\` text,
  	\`verified\` integer DEFAULT false,
  	\`wants_replies\` integer DEFAULT false,
  	\`reply_mailed\` integer DEFAULT false,
  	\`erased\` integer DEFAULT false,
  	\`spam_score\` numeric,
  	\`spam_reasons\` text,
  	\`learned\` text,
  	\`once\` text,
  	\`version\` numeric DEFAULT 1 NOT NULL,
  	\`root\` text,
  	\`path\` text,
  	\`author_text\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_comments\`("id", "school_id", "parent", "replied_to", "author", "email", "url", "content", "state", "rating", "language", "user_id", "ip_hash", "verified", "wants_replies", "reply_mailed", "erased", "spam_score", "spam_reasons", "learned", "once", "version", "root", "path", "author_text", "search_text", "updated_at", "created_at") SELECT "id", "school_id", "parent", "replied_to", "author", "email", "url", "content", "state", "rating", "language", "user_id", "ip_hash", "verified", "wants_replies", "reply_mailed", "erased", "spam_score", "spam_reasons", "learned", "once", "version", "root", "path", "author_text", "search_text", "updated_at", "created_at" FROM \`comments\`;`)
  await keepCommentNumbers(db)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`ALTER TABLE \`__new_comments\` RENAME TO \`comments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`comments_school_idx\` ON \`comments\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_parent_idx\` ON \`comments\` (\`parent\`);`)
  await db.run(sql`CREATE INDEX \`comments_user_idx\` ON \`comments\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_ip_hash_idx\` ON \`comments\` (\`ip_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`comments_once_idx\` ON \`comments\` (\`once\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`school_state_root_path_idx\` ON \`comments\` (\`school_id\`,\`state\`,\`root\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`email_state_idx\` ON \`comments\` (\`email\`,\`state\`);`)
  await restoreCommentIndexes(db)
}
