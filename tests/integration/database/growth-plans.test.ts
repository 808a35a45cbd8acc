import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { fillComments } from '../../../bench/comments/fill'
import { getThread } from '../../../src/features/comments/queries.server'
import { neighbourTags } from '../../../src/features/news/neighbours.server'
import { adapterOf } from '../../../src/platform/database/connection'
import { createSchool } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'

// What keeps a site fast when it grows: plans and statements, which do not depend on the machine.
describeOnBoth('a site that grows', (open, dialect) => {
  let site: Site

  beforeAll(async () => {
    site = await open()
  })

  const planOf = async (query: string) =>
    (await site.sql(`${dialect === 'sqlite' ? 'explain query plan' : 'explain'} ${query}`))
      .map((row) => String(row.detail ?? row['QUERY PLAN']))
      .join('\n')

  it('finds the texts of a document by an index of every table that has texts', async () => {
    const rows = await site.sql(
      dialect === 'sqlite'
        ? "select tbl_name as tbl, sql from sqlite_master where type = 'index'"
        : 'select tablename as tbl, indexdef as sql from pg_indexes',
    )
    const tables = Object.values(adapterOf(site.payload).rawTables)
      .map(({ name }) => name)
      .filter((name) => name.endsWith('_locales'))
    expect(tables.length).toBeGreaterThan(30)
    const indexed = new Set(
      rows.flatMap(({ tbl, sql }) => (/\([`"]?_parent_id[`"]?\)/.test(String(sql)) ? String(tbl) : [])),
    )
    expect(tables.filter((name) => !indexed.has(name))).toEqual([])
  })

  it('finds the posts before and after one without sorting all of them', async () => {
    await site.sql(
      `insert into posts (slug, _status, date, updated_at, created_at) values ${Array.from(
        { length: 3000 },
        (_, index) => {
          const date = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString()
          return `('post-${index}', 'published', '${date}', '${date}', '${date}')`
        },
      ).join(', ')}`,
    )
    if (dialect === 'postgres') await site.sql('analyze posts')
    const older = "date < '2026-02-01T00:00:00.000Z'"
    const plan = await planOf(
      `select id, slug from posts where _status = 'published' and ${older} order by date desc limit 1`,
    )
    // PostgreSQL may prefer the index of the dates, as all of these posts are published.
    expect(plan).toMatch(dialect === 'sqlite' ? /_status_date_idx/ : /Index Scan/)
    expect(plan).not.toMatch(/TEMP B-TREE|Sort|SCAN posts$/m)
    const [post] = await site.sql("select id, date from posts where slug = 'post-100'")
    const req = await createLocalReq({}, site.payload)
    const found = { id: Number(post?.id), date: new Date(String(post?.date)).toISOString() }
    expect(await neighbourTags(req, found)).toEqual([`posts:${found.id - 1}`, `posts:${found.id + 1}`])
  })

  it.each(['newest', 'oldest'] as const)(
    'shows each comment of a long thread on one page, also when read from its end (%s first)',
    async (order) => {
      const school = await createSchool(site.payload)
      await fillComments(site.payload, [school.id], 130)
      await site.payload.updateGlobal({ slug: 'comment-settings', data: { order, perPage: 10 } })
      const ctx = { payload: site.payload, locale: 'en' as const, draft: false, tag: () => {} }
      const document = { type: 'schools' as const, id: school.id }
      const { pages, total } = await getThread(ctx, document, 1)
      expect(pages).toBeGreaterThan(8)
      const shown: number[] = []
      const pageOf = new Map<number, number>()
      for (let page = 1; page <= pages; page++) {
        const { comments } = await getThread(ctx, document, page)
        for (const { id, inReplyTo } of comments) {
          shown.push(id)
          pageOf.set(id, page)
          // What it replies to is on the page that the link leads to.
          if (inReplyTo) expect(pageOf.get(inReplyTo.id)).toBe(inReplyTo.page)
        }
      }
      const rows = await site.sql(
        `select id from comments where school_id = ${school.id} and state = 'approved'
          order by root ${order === 'newest' ? 'desc' : 'asc'}, path, id`,
      )
      expect(shown).toEqual(rows.map(({ id }) => Number(id)))
      expect(shown).toHaveLength(total)
    },
  )
})
