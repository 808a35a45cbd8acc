import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Database = MigrateUpArgs['db']

/** Before the old table is dropped: the numbers of deleted comments are not given again, because the history names them. */
export const keepCommentNumbers = async (db: Database): Promise<void> => {
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_comments';`)
  await db.run(
    sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_comments', seq FROM sqlite_sequence WHERE name = 'comments';`,
  )
}

/** What SQLite drops together with the table: the triggers of the full-text index, and the indexes drizzle cannot describe. */
export const restoreCommentIndexes = async (db: Database): Promise<void> => {
  await db.run(sql`CREATE TRIGGER comments_search_added AFTER INSERT ON comments BEGIN
    INSERT INTO comments_search (rowid, author_text, search_text) VALUES (new.id, new.author_text, new.search_text);
  END;`)
  await db.run(sql`CREATE TRIGGER comments_search_removed AFTER DELETE ON comments BEGIN
    INSERT INTO comments_search (comments_search, rowid, author_text, search_text)
      VALUES ('delete', old.id, old.author_text, old.search_text);
  END;`)
  await db.run(sql`CREATE TRIGGER comments_search_changed AFTER UPDATE OF author_text, search_text ON comments
    WHEN new.author_text IS NOT old.author_text OR new.search_text IS NOT old.search_text BEGIN
    INSERT INTO comments_search (comments_search, rowid, author_text, search_text)
      VALUES ('delete', old.id, old.author_text, old.search_text);
    INSERT INTO comments_search (rowid, author_text, search_text) VALUES (new.id, new.author_text, new.search_text);
  END;`)
  await db.run(
    sql`CREATE INDEX comments_rated_idx ON comments (school_id, email, verified, id, rating) WHERE rating IS NOT NULL AND state = 'approved' AND user_id IS NULL;`,
  )
  await db.run(sql`CREATE INDEX comments_inbox_idx ON comments (state, created_at, id);`)
  await db.run(sql`CREATE INDEX comments_school_inbox_idx ON comments (school_id, state, created_at, id);`)
  await db.run(
    sql`CREATE INDEX comments_anonymous_idx ON comments (state, created_at, id) WHERE author IS NULL OR author = '';`,
  )
}
