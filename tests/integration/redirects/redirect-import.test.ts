import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { ImportReport } from '../../../src/features/redirects/contract'
import { readTable } from '../../../src/platform/csv/csv-table'
import type { Role } from '../../../src/platform/payload/access'
import { openApp, type TestApp } from '../kit/app'
import { createPage, createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('a table of redirects', (open) => {
  let site: Site
  let web: TestApp
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  const call = async (path: string, role: Role | undefined, text = '', query = '') => {
    const { config } = site.payload.collections.redirects
    const endpoint = (config.endpoints || []).find((one) => one.path === path)
    const user = role && (await createUser(site.payload, role))
    const req = await createLocalReq(
      { user: user ? { ...user, collection: 'users' } : undefined },
      site.payload,
    )
    Object.assign(req, { text: async () => text, searchParams: new URLSearchParams(query) })
    return (await endpoint?.handler(req)) as Response
  }
  const send = async (text: string, query = '', role: Role = 'editor') => {
    const response = await call('/import', role, text, query)
    return (await response.json()) as ImportReport & { problem?: string }
  }
  const count = async () => (await site.payload.count({ collection: 'redirects' })).totalDocs

  const table = [
    'from,to,type,match',
    '/old-about.html,/about-us,,',
    '/blog/*,/stories/*,,',
    '/gone,,410,',
    '/about-us,/x,,',
    '/circle-a,/circle-b,,',
    '/circle-b,/circle-a,,',
    '/bad,nowhere,,',
  ].join('\n')

  it('is checked first, imported row by row, and changes nothing the second time', async () => {
    await createPage(site.payload, { title: 'About us' })
    const dry = await send(table)
    expect(dry.created.map(({ row, from, to }) => `${row} ${from} ${to}`)).toEqual([
      '2 /old-about.html /about-us',
      '3 /blog /stories/*',
      '4 /gone ',
    ])
    expect(dry.refused.map(({ row, message }) => `${row} ${message.slice(0, 20)}`)).toEqual([
      '5 The site has a page ',
      '6 This leads in a circ',
      '7 This leads in a circ',
      '8 to: write a path suc',
    ])
    expect(await count()).toBe(0)
    expect((await web.get('/old-about.html')).statusCode).toBe(404)

    expect((await send(table, 'apply=true')).created).toHaveLength(3)
    expect(await count()).toBe(3)
    expect((await web.get('/de/old-about.html')).headers.location).toBe('/de/about-us')
    expect((await web.get('/blog/2020')).headers.location).toBe('/stories/2020')
    expect((await web.get('/gone')).statusCode).toBe(410)

    const again = await send(table, 'apply=true')
    expect([again.created, again.changed, again.same]).toEqual([[], [], 3])
    const changed = await send('/gone,/about-us', 'apply=true')
    expect(changed.changed).toEqual([{ row: 1, from: '/gone', to: '/about-us' }])
    expect((await web.get('/gone')).headers.location).toBe('/about-us')
    expect(await count()).toBe(3)
  })

  it('stores a link to the page, which follows its address', async () => {
    const { docs } = await site.payload.find({ collection: 'pages', where: { slug: { equals: 'about-us' } } })
    await site.payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data: { slug: 'who-we-are' } })
    expect((await web.get('/old-about.html')).headers.location).toBe('/who-we-are')
  })

  it('is exported as it can be imported', async () => {
    const text = await (await call('/export.csv', 'editor')).text()
    const { rows } = readTable(text)
    expect(rows[0]).toEqual(['from', 'to', 'type', 'match'])
    expect(rows).toContainEqual(['/old-about.html', '/who-we-are', '301', 'exact'])
    const report = await send(text)
    expect([report.created, report.changed, report.refused]).toEqual([[], [], []])
    expect(report.same).toBe(rows.length - 1)
  })

  it('is refused as a whole if it cannot be read or is too large, and to others than editors', async () => {
    expect((await send('a,b\nc,d')).problem).toContain('“from” is missing')
    expect((await send('x'.repeat(2 * 1024 * 1024 + 1))).problem).toContain('larger than 2 MB')
    for (const role of ['moderator', undefined] as const)
      for (const path of ['/import', '/export.csv'])
        await expect(call(path, role, table, 'apply=true')).rejects.toThrow(/not allowed/)
  })
})
