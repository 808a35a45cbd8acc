import { beforeAll, expect, it } from 'vitest'
import { missingLimits, storeMissing } from '../../../src/features/redirects/missing/missing-addresses.server'
import { Redirects } from '../../../src/features/redirects/redirects.server'
import { startTasks } from '../../../src/platform/tasks/scheduler'
import { openApp } from '../kit/app'
import { createPage } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { eraseByPeriod } from '../privacy/erase-by-period'

describeSite('missing addresses', (open) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })
  const stored = async () => {
    const { docs } = await site.payload.find({
      collection: 'missing-addresses',
      limit: 10,
      sort: ['-count', '-path'],
    })
    return docs.map(({ path, count }) => [path, count])
  }
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))

  it('are counted where a page was asked for in vain, and stored before the site stops', async () => {
    const web = await openApp(site)
    await createPage(site.payload, { title: 'Existing page' })
    for (const url of [
      '/lost-page',
      '/Lost-Page/?email=ann@mail.example',
      '/de/lost-page',
      '/existing-page',
      '/.env',
    ])
      await web.get(url)
    await web.app.inject({ method: 'HEAD', url: '/lost-page' })
    await web.get('/lost-page', { accept: 'application/json' })
    await web.redirects.close()
    await web.close()
    // A trailing slash is redirected first.
    expect(await stored()).toEqual([
      ['/lost-page', 1],
      ['/de/lost-page', 1],
    ])
    const rows = await site.sql('select * from missing_addresses')
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['id', 'path', 'count', 'last_seen', 'updated_at', 'created_at'].sort(),
    )
    expect(JSON.stringify(rows)).not.toContain('mail.example')
  })

  it('leave the list when they are redirected or become a page', async () => {
    await storeMissing(site.payload, [
      ['/area', 2],
      ['/area/below', 2],
      ['/de/area/below', 2],
      ['/areas', 2],
      ['/new-page', 1],
    ])
    await site.payload.create({
      collection: 'redirects',
      data: { from: '/area', match: 'prefix', type: '410' },
    })
    await site.payload.create({
      collection: 'redirects',
      data: { from: '/lost-page', match: 'exact', type: '410' },
    })
    await createPage(site.payload, { title: 'New page' })
    expect(await stored()).toEqual([['/areas', 2]])
  })

  it('add up on several nodes, begin anew after 30 days and are deleted 30 days after the last request', async () => {
    await site.sql('delete from missing_addresses')
    await Promise.all([
      storeMissing(site.payload, [['/x', 3]], day(1)),
      storeMissing(site.payload, [['/x', 4]], day(1)),
    ])
    await storeMissing(site.payload, [['/y', 1]], day(1))
    expect(await stored()).toEqual([
      ['/x', 7],
      ['/y', 1],
    ])
    await storeMissing(site.payload, [['/x', 1]], day(20))
    expect((await stored())[0]).toEqual(['/x', 8])
    await eraseByPeriod(site, 'missingAddresses', day(32))
    expect(await stored()).toEqual([['/x', 8]])
    await storeMissing(site.payload, [['/x', 2]], day(40))
    expect(await stored()).toEqual([['/x', 2]])
  })

  it('are limited in number, and known ones go on counting', async () => {
    await site.sql('delete from missing_addresses')
    const flood = Array.from({ length: missingLimits.perDay + 50 }, (_, index) => [`/f${index}`, 1] as const)
    await storeMissing(site.payload, flood, day(1))
    await storeMissing(
      site.payload,
      [
        ['/late', 9],
        ['/f0', 5],
      ],
      day(1),
    )
    const count = async () => (await site.payload.count({ collection: 'missing-addresses' })).totalDocs
    expect(await count()).toBe(missingLimits.perDay)
    expect((await stored())[0]).toEqual(['/f0', 6])
    await storeMissing(site.payload, [['/late', 9]], day(3))
    expect(await count()).toBe(missingLimits.perDay + 1)
  })

  it('are stored by a task of the site', async () => {
    await site.sql('delete from missing_addresses')
    const redirects = new Redirects(site.payload)
    redirects.countMissing('/by-task')
    const stop = startTasks(
      site.payload,
      redirects.tasks.map((task) => ({ ...task, firstMs: 0 })),
    )
    await expect.poll(stored).toEqual([['/by-task', 1]])
    await stop()
  })
})
