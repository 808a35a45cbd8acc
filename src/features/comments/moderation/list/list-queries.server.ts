import { named, sql, t } from '../../../../platform/database/statement'
import { inSchools, type OwnSchools } from '../../../../platform/payload/school-scope'
import type { CommentState, DocumentReference } from '../../contract'
import { inThread } from '../../documents.server'
import { ftsQuery, tsQuery } from './search-terms'

const c = t.comments

export type Sql = ReturnType<typeof sql>

/** A filter in the form that the queries need. */
export interface ListQuestion {
  states: CommentState[]
  text?: string[]
  author?: string[]
  anonymous?: boolean
  ipHash?: string
  school?: number
  /** Those that the moderator is limited to. */
  schools?: OwnSchools
  document?: DocumentReference
}

const all = (conditions: (Sql | undefined)[]): Sql => sql.join(conditions.filter(Boolean), sql` and `)

/** Comments on schools and on their news. Those on pages and news of the whole site belong to none. */
export const ofSchools = (schools: OwnSchools): Sql[] => {
  if (schools === undefined) return []
  const own = sql.join(inSchools(c.school_id, schools), sql``)
  const news = sql.join(inSchools(t.posts.school_id, schools), sql``)
  return [sql`(${own} or ${c.post_id} in (select ${t.posts.id} from ${t.posts} where ${news}))`]
}

const nameless = sql`(${c.author} is null or ${c.author} = '')`

const conditions = ({ states, anonymous, school, schools, document }: ListQuestion): Sql =>
  all([
    ...ofSchools(schools),
    states.length === 1 ? sql`${c.state} = ${states[0]}` : sql`${c.state} in ${states}`,
    school === undefined ? undefined : inThread({ type: 'schools', id: school }),
    document && inThread(document),
    anonymous ? nameless : undefined,
  ])

const newestFirst = sql`order by ${c.created_at} desc, ${c.id} desc`

export interface Range {
  limit: number
  offset: number
}

/**
 * The newest comments without a search. The index is read backwards for each state and the parts are merged, so that even a
 * late page reads index entries and few comments.
 */
export const newestQuery = (database: string, question: ListQuestion, { limit, offset }: Range): Sql => {
  const parts = question.states.map((state) => {
    const part = sql`select ${c.id}, ${c.created_at} from ${c} where ${conditions({ ...question, states: [state] })}`
    // SQLite merges the parts by itself; PostgreSQL only if each part is ordered, otherwise it sorts everything.
    return database === 'sqlite' || question.states.length === 1
      ? part
      : sql`(${part} ${newestFirst} limit ${limit + offset})`
  })
  return sql`${sql.join(parts, sql` union all `)} ${newestFirst} limit ${limit} offset ${offset}`
}

export const countQuery = (question: ListQuestion): Sql =>
  sql`select count(*) ${named('total')} from ${c} where ${conditions(question)}`

export const oneCommentQuery = (comment: number, schools: OwnSchools): Sql =>
  sql`select ${c.id} from ${c} where ${all([sql`${c.id} = ${comment}`, sql`${c.state} <> 'removed'`, ...ofSchools(schools)])}`

export const stateCountsQuery = (schools: OwnSchools): Sql =>
  sql`select ${c.state}, count(*) ${named('total')} from ${c} where ${all([sql`1 = 1`, ...ofSchools(schools)])} group by ${c.state}`

/** A page of search results. Every row also contains the total. */
export const searchQuery = (database: string, question: ListQuestion, { limit, offset }: Range): Sql => {
  return sql`with found as materialized (${searchIndexQuery(database, question)} and ${conditions(question)})
    select counted.total, paged.${c.id} from (select count(*) ${named('total')} from found) as counted
    left join (select ${c.id}, ${c.created_at} from found ${newestFirst} limit ${limit} offset ${offset}) as paged on true
    order by paged.${c.created_at} desc, paged.${c.id} desc`
}

type Searched = Pick<ListQuestion, 'text' | 'author' | 'ipHash'>

/** All results of the full-text and sender indexes, in every state. */
export const searchIndexQuery = (database: string, question: Searched): Sql =>
  database === 'sqlite' ? foundInSqlite(question) : foundInPostgres(question)

/** Inner queries, because SQLite might otherwise scan all comments by date. */
const foundInSqlite = ({ text, author, ipHash }: Searched): Sql => {
  const words = [
    text ? ftsQuery('search_text', text) : undefined,
    author ? ftsQuery('author_text', author) : undefined,
  ].filter(Boolean)
  const ids = [
    words.length
      ? sql`${c.id} in (select rowid from comments_search where comments_search match ${words.join(' AND ')})`
      : undefined,
    ipHash ? sql`${c.id} in (select ${c.id} from ${c} where ${c.ip_hash} = ${ipHash})` : undefined,
  ]
  return sql`select ${c.id}, ${c.created_at} from ${c} where ${all(ids)}`
}

/**
 * The words come out of an inner query, so PostgreSQL plans without knowing them and always uses the index. Knowing that
 * a word is common it would read every comment and take each of them apart: 2,200 ms instead of 100.
 */
const contains = (column: 'search_text' | 'author_text', words: string[]): Sql =>
  sql`to_tsvector('simple', coalesce(${c[column]}, '')) @@ (select to_tsquery('simple', ${tsQuery(words)}))`

const foundInPostgres = ({ text, author, ipHash }: Searched): Sql =>
  sql`select ${c.id}, ${c.created_at} from ${c} where ${all([
    text && contains('search_text', text),
    author && contains('author_text', author),
    ipHash ? sql`${c.ip_hash} = ${ipHash}` : undefined,
  ])}`
