import { sql } from '@payloadcms/db-sqlite'
import { beforeAll, expect, it } from 'vitest'
import { fillComments, someAuthor, words } from '../../../bench/comments/fill'
import {
  countQuery,
  type ListQuestion,
  newestQuery,
  type Sql,
  searchQuery,
  stateCountsQuery,
} from '../../../src/features/comments/moderation/list/list-queries.server'
import { sameComments } from '../../../src/features/comments/posting/store-comment.server'
import { commentByPath } from '../../../src/features/comments/thread/cms-thread-hook'
import { readRows } from '../../../src/platform/database/statement'
import { createSchool } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'

describeOnBoth('the query plans for moderation', (open, dialect) => {
  let site: Site
  let school: number
  beforeAll(async () => {
    site = await open()
    const schools = [await createSchool(site.payload), await createSchool(site.payload)].map(({ id }) => id)
    school = schools[0] as number
    // Enough rows that a full scan is no longer the cheapest plan.
    await fillComments(site.payload, schools, 4000)
    while (dialect === 'postgres' && !(await vacuum()))
      await new Promise((resolve) => setTimeout(resolve, 500))
  })

  /** The server does this itself soon after so many inserts; while autovacuum runs, our VACUUM skips pages. */
  const vacuum = async () => {
    await site.sql('vacuum analyze comments')
    const [table] = await site.sql("select relpages, relallvisible from pg_class where relname = 'comments'")
    return table?.relpages === table?.relallvisible
  }

  const usual: ListQuestion = { states: ['unapproved', 'approved'] }
  const first = { limit: 50, offset: 0 }
  const database = dialect === 'sqlite' ? 'sqlite' : 'postgres'
  const walk = (question: object, offset = 0) =>
    newestQuery(database, { ...usual, ...question }, { limit: 50, offset })
  const search = (question: object) => searchQuery(database, { ...usual, ...question }, first)

  const again = { author: someAuthor.name, email: 'mail@x.example', content: 'Again' }

  const planOf = async (query: Sql) => {
    const explain = dialect === 'sqlite' ? sql`explain query plan ` : sql`explain `
    const rows = await readRows(site.payload, sql`${explain}${query}`)
    return rows.map((row) => String(row.detail ?? row['QUERY PLAN']))
  }

  it('find the parent of a reply by its path, not by scanning all comments of the school', async () => {
    const [deep] = await site.sql(
      `select path from comments where school_id = ${school} order by path limit 1`,
    )
    const plan = (await planOf(commentByPath({ type: 'schools', id: school }, String(deep?.path)))).join('\n')
    expect(plan).toMatch(dialect === 'sqlite' ? /root=\? AND path=\?/ : /Index Cond:.*root.*path/)
  })

  it.each<[string, () => Sql]>([
    ['page 1', () => walk({})],
    ['page 60', () => walk({}, 3000)],
    ['spam', () => walk({ states: ['spam'] })],
    ['a school', () => walk({ school })],
    ['a post', () => walk({ document: { type: 'posts', id: 1 } })],
    ['a page', () => walk({ document: { type: 'pages', id: 1 } })],
    ['no name', () => walk({ anonymous: true })],
    ['counts', () => stateCountsQuery(undefined)],
    ['a count', () => countQuery(usual)],
    ['a count of a school', () => countQuery({ ...usual, school })],
    ['a rare word', () => search({ text: [words.rare] })],
    ['a common word', () => search({ text: [words.common] })],
    ['a word that begins everything', () => search({ author: ['mail'] })],
    ['an author', () => search({ author: someAuthor.name.toLowerCase().split(' ') })],
    [
      'the same again',
      () =>
        sameComments(again, {
          document: { type: 'schools', id: school },
          ipHash: someAuthor.ipHash,
          since: new Date(),
        }),
    ],
    ['an address', () => search({ ipHash: someAuthor.ipHash })],
  ])('use an index and never scan the whole table: %s', async (_name, query) => {
    const plan = await planOf(query())
    const scans = plan.filter((line) =>
      dialect === 'sqlite'
        ? /SCAN (TABLE )?comments( |$)(?!USING (COVERING )?INDEX)/.test(line)
        : line.includes('Seq Scan on comments'),
    )
    expect(scans).toEqual([])
    expect(plan.join('\n')).toMatch(/index/i)
  })
})
