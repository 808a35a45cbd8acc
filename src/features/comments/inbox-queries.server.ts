import { sql } from '@payloadcms/db-sqlite'
import type { CommentState } from './contract'
import { ftsQuery, tsQuery } from './inbox-words'

export type Sql = ReturnType<typeof sql>

/** What is looked for, as the queries need it. */
export interface InboxQuestion {
  states: CommentState[]
  text?: string[]
  author?: string[]
  anonymous?: boolean
  ipHash?: string
  school?: number
}

const all = (conditions: (Sql | undefined)[]): Sql => sql.join(conditions.filter(Boolean), sql` and `)

const nameless = sql`(author is null or author = '')`

/**
 * The newest comments without a search: for each state its part of the index is walked backwards, and the parts are
 * merged, so that page 1,000 reads entries of an index and no comment.
 */
export const inboxWalk = ({ states, anonymous, school }: InboxQuestion, range: Sql): Sql => {
  const parts = states.map(
    (state) => sql`select id, created_at from comments where ${all([
      sql`state = ${state}`,
      school === undefined ? undefined : sql`school_id = ${school}`,
      anonymous ? nameless : undefined,
    ])}`,
  )
  return sql`${sql.join(parts, sql` union all `)} order by created_at desc, id desc ${range}`
}

export const inboxCount = ({ states, anonymous, school }: InboxQuestion): Sql =>
  sql`select count(*) as total from comments where ${all([
    sql`state in ${states}`,
    school === undefined ? undefined : sql`school_id = ${school}`,
    anonymous ? nameless : undefined,
  ])}`

/** A page of what the index of words, or of addresses, finds. Every row also says how many there are in all. */
export const inboxSearch = (database: string, question: InboxQuestion, range: Sql): Sql => {
  const { states, anonymous, school } = question
  const rest = all([
    sql`state in ${states}`,
    school === undefined ? undefined : sql`school_id = ${school}`,
    anonymous ? nameless : undefined,
  ])
  const found = database === 'sqlite' ? foundInSqlite(question, rest) : foundInPostgres(question, rest)
  return sql`with found as materialized (${found})
    select counted.total, paged.id from (select count(*) as total from found) as counted
    left join (select id, created_at from found order by created_at desc, id desc ${range}) as paged on true
    order by paged.created_at desc, paged.id desc`
}

/** The inner queries are made first: by itself Sqlite might walk all comments by date and look each of them up. */
const foundInSqlite = ({ text, author, ipHash }: InboxQuestion, rest: Sql): Sql => {
  const words = [
    text ? ftsQuery('search_text', text) : undefined,
    author ? ftsQuery('author_text', author) : undefined,
  ].filter(Boolean)
  const ids = [
    words.length
      ? sql`id in (select rowid from comments_search where comments_search match ${words.join(' AND ')})`
      : undefined,
    ipHash ? sql`id in (select id from comments where ip_hash = ${ipHash})` : undefined,
  ]
  return sql`select id, created_at from comments where ${all(ids)} and ${rest}`
}

const foundInPostgres = ({ text, author, ipHash }: InboxQuestion, rest: Sql): Sql =>
  sql`select id, created_at from comments where ${all([
    text &&
      sql`to_tsvector('simple', coalesce(search_text, '')) @@ to_tsquery('simple', ${tsQuery(text)})`,
    author &&
      sql`to_tsvector('simple', coalesce(author_text, '')) @@ to_tsquery('simple', ${tsQuery(author)})`,
    ipHash ? sql`ip_hash = ${ipHash}` : undefined,
  ])} and ${rest}`
