import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PageViews } from '../../../src/features/analytics/analytics.server'
import { OTHER } from '../../../src/features/analytics/contract'
import { purgeViews, storeViews } from '../../../src/features/analytics/counting/store-views.server'
import { readToday } from '../../../src/platform/payload/site-time-zone'
import { filledForm } from '../enrolments/enrol-form'
import { openApp, type TestApp } from '../kit/app'
import { createPage, createUser, openSession, password } from '../kit/content'
import { describeOnBoth, openSecondNode, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }

describeOnBoth('numbers', (open, dialect, once) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open({ env: { LOG_LEVEL: 'warn' } })
    await createPricedSchool(site.payload)
    await createPage(site.payload, { title: 'Visa', slug: 'visa' })
    web = await openApp(site)
    return () => web.close()
  })

  const rows = async () =>
    (
      await site.sql(
        'select day, page, language, host, "count" from page_views order by page, language, host',
      )
    ).map((row) => [row.page, row.language, row.host, Number(row.count)])
  const forget = () => site.sql('delete from page_views')
  const sessionOf = async (role: 'administrator' | 'editor' | 'moderator') => {
    const { email } = await createUser(site.payload, role)
    const token = await openSession(site.payload, { email, password })
    return `payload-token=${token}`
  }

  once('counts the views of persons, whether the page was in memory or not', async () => {
    await forget()
    for (const referer of [undefined, 'https://www.search.example/?q=private', 'http://school.example/'])
      expect((await web.get('/visa', { ...browser, ...(referer && { referer }) })).statusCode).toBe(200)
    const { headers } = await web.get('/de/visa', browser)
    // A browser that has the page asks whether it is still the same.
    const again = await web.get('/de/visa', { ...browser, 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    await web.get('/schools/priced?course=2&weeks=4', browser)
    // Whether the page was in memory under this address or not; what might name a person is not kept.
    for (let visit = 0; visit < 2; visit++)
      await web.get('/visa?utm_campaign=Summer&utm_source=news&utm_content=ana@x.example', browser)
    await web.views.store()
    expect(await rows()).toEqual([
      ['/schools/priced', 'en', '', 1],
      ['/visa', 'de', '', 2],
      ['/visa', 'en', '', 2],
      ['/visa', 'en', 'search.example', 1],
      ['/visa', 'en', 'utm:summer/news', 2],
    ])
  })

  once(
    'leaves out programs, questions for headers, prefetches, staff, previews and missing pages',
    async () => {
      await forget()
      const cookie = await sessionOf('editor')
      const { docs } = await site.payload.find({ collection: 'pages', limit: 1, depth: 0 })
      await web.get('/visa')
      await web.get('/visa', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
      await web.get('/visa', { ...browser, 'sec-purpose': 'prefetch;prerender' })
      await web.get('/visa', { ...browser, cookie })
      const inPanel = { ...browser, cookie, 'sec-fetch-site': 'same-origin' }
      expect((await web.get(`/preview/pages/${docs[0]?.id}`, inPanel)).statusCode).toBe(200)
      expect((await web.get('/no-such-page', browser)).statusCode).toBe(404)
      await web.app.inject({ method: 'HEAD', url: '/visa', headers: browser })
      await web.views.store()
      expect(await rows()).toEqual([])
    },
  )

  it('adds up what two nodes store at the same time, and stores the rest when they stop', async () => {
    await forget()
    // SQLite supports only one node; there two counters share it.
    const nodes = [site, dialect === 'postgres' ? await openSecondNode(site) : site].map(
      ({ payload, env }) =>
        new PageViews(payload, { on: true, publicUrl: env.publicUrl, today: () => readToday(payload) }),
    )
    for (let round = 0; round < 10; round++) {
      for (const node of nodes)
        for (const page of ['/a', '/b', '/c'])
          node.add(page, { ...browser, referer: `https://host-${round % 3}.example/` })
      await Promise.all(nodes.map((node) => node.store()))
    }
    for (const node of nodes) node.add('/a', browser)
    expect((await rows()).reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(60)
    await Promise.all(nodes.map((node) => node.close()))
    expect(await rows()).toHaveLength(10)
    expect((await rows())[0]).toEqual(['/a', 'en', '', 2])
    expect((await rows())[1]).toEqual(['/a', 'en', 'host-0.example', 8])
  })

  it('keeps what could not be stored for the next time', async () => {
    await forget()
    const views = new PageViews(site.payload, {
      on: true,
      publicUrl: site.env.publicUrl,
      today: () => readToday(site.payload),
    })
    views.add('/a', browser)
    const begin = vi.spyOn(site.payload.db, 'beginTransaction').mockRejectedValueOnce(new Error('away'))
    await expect(views.store()).rejects.toThrow('away')
    begin.mockRestore()
    views.add('/a', browser)
    await views.store()
    expect(await rows()).toEqual([['/a', 'en', '', 2]])
    await views.store()
    expect(await rows()).toEqual([['/a', 'en', '', 2]])
  })

  once('counts nothing when it is switched off', async () => {
    await forget()
    const off = new PageViews(site.payload, {
      on: false,
      publicUrl: site.env.publicUrl,
      today: () => readToday(site.payload),
    })
    off.add('/a', browser)
    await off.close()
    expect(await rows()).toEqual([])
  })

  it('uses the days of the office, and deletes what is older than two years', async () => {
    await forget()
    const late = new Date('2027-05-03T20:30:00Z')
    expect(await readToday(site.payload, late)).toBe('2027-05-03')
    await site.payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'Asia/Tokyo' } })
    expect(await readToday(site.payload, late)).toBe('2027-05-04')
    await site.payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'UTC' } })
    const row = { page: '/a', language: 'en', host: OTHER, count: 1 }
    await storeViews(
      site.payload,
      ['2025-04-30', '2025-05-01', '2027-05-03'].map((day) => ({ ...row, day })),
    )
    await purgeViews(site.payload, '2027-05-03')
    expect((await site.sql('select day from page_views order by day')).map(({ day }) => day)).toEqual([
      '2025-05-01',
      '2027-05-03',
    ])
    await expect(
      site.payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'Mars/Base' } }),
    ).rejects.toThrow()
  })

  describe('the funnel', () => {
    let enrolment: { id: number; version: number }
    const counted = async () =>
      Object.fromEntries(
        (
          await site.sql(
            'select event, language, course, sum("count") as number from calculator_counts group by event, language, course',
          )
        ).map(({ event, language, course, number }) => [`${event} ${language} ${course}`, Number(number)]),
      )

    it('counts starts, quotes and enrolments with their language', async () => {
      await web.post('/schools/priced/calculator-start', { course: '2', weeks: '4', locale: 'fr' })
      const quote = String(
        (await web.post('/de/schools/priced/quotes', { course: '2', weeks: '4' })).headers.location,
      )
      const form = await filledForm(web, `${quote.replace('/de/', '/')}/enrol`)
      expect((await web.post(`${quote}/enrol`, form)).statusCode).toBe(303)
      await vi.waitFor(
        async () =>
          expect(await counted()).toEqual({ 'start fr 2': 1, 'quote de 2': 1, 'enrolment de 2': 1 }),
        15_000,
      )
      const { docs } = await site.payload.find({ collection: 'enrolments', limit: 1, depth: 0 })
      enrolment = docs[0] as typeof enrolment
    })

    it('counts a confirmation, and takes it off when it is undone', async () => {
      const cookie = await sessionOf('editor')
      const post = (path: string, body: object) =>
        web.app.inject({
          method: 'POST',
          url: `/api/desk${path}`,
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
          payload: JSON.stringify(body),
        })
      const { id, version } = enrolment
      const change = await post(`/enrolments/${id}/changes`, { version, state: 'confirmed' })
      expect(change.statusCode).toBe(200)
      await vi.waitFor(async () => expect(await counted()).toMatchObject({ 'confirmation de 2': 1 }), 15_000)
      expect((await post('/undo', { batch: change.json().batch })).statusCode).toBe(200)
      await vi.waitFor(async () => expect(await counted()).toMatchObject({ 'confirmation de 2': 0 }), 15_000)
      // A correction does not move what was confirmed, so it is taken off where it was counted.
      const confirmations = async () =>
        (
          await site.sql(
            `select course, weeks, sum("count") as number from calculator_counts
              where event = 'confirmation' group by course, weeks`,
          )
        ).map(({ course, weeks, number }) => [course, weeks, number].map(Number))
      await post(`/enrolments/${id}/changes`, { version: version + 2, state: 'confirmed' })
      await vi.waitFor(async () => expect(await confirmations()).toEqual([[2, 4, 1]]), 15_000)
      const { quotes, start } = await site.payload.findByID({ collection: 'enrolments', id, depth: 0 })
      const corrected = await post(`/enrolments/${id}/stay`, {
        version: version + 3,
        quote: quotes?.[0],
        course: 2,
        weeks: 2,
        accommodation: 3,
        start: start.slice(0, 10),
      })
      expect(corrected.statusCode).toBe(200)
      await post(`/enrolments/${id}/changes`, { version: version + 4, state: 'declined' })
      await vi.waitFor(async () => expect(await confirmations()).toEqual([[2, 4, 0]]), 15_000)
    })
  })

  it('offers the month as a file to staff alone', async () => {
    await forget()
    const day = await readToday(site.payload)
    await storeViews(site.payload, [
      { day, page: '/schools/priced', language: 'en', host: 'search.example', count: 3 },
      { day, page: '/visa', language: 'de', host: '', count: 2 },
    ])
    expect((await site.rest('/api/page-views/export.csv')).status).toBe(403)
    const read = async (query: string) => {
      const cookie = await sessionOf('moderator')
      const headers = { cookie, 'sec-fetch-site': 'same-origin', origin: site.env.publicUrl }
      return (await site.rest(`/api/page-views/export.csv?${query}`, { headers })).text()
    }
    const all = await read('')
    expect(all).toContain('Day,What,Page,School,Course,Weeks,Language,Referring site,Number\r\n')
    expect(all).toContain(`${day},Page views,/visa,,,,de,,2\r\n`)
    expect(all).toContain(`${day},Quotes,,`)
    const some = await read('language=en')
    expect(some).toContain(`${day},Page views,/schools/priced,,,,en,search.example,3\r\n`)
    expect(some).not.toContain('/visa')
    expect((await site.rest('/api/page-views')).status).toBe(403)
    // A deleted course keeps the title of its last quote.
    await site.sql('update calculator_counts set course = 7')
    expect(await read('')).toContain(`,Deleted course (7),`)
    const { docs } = await site.payload.find({ collection: 'quotes', sort: '-id', limit: 1, depth: 0 })
    const [quote] = docs
    if (!quote) throw new Error('no quote')
    const { request, ...content } = quote.content as { request: object }
    await site.payload.db.updateOne({
      collection: 'quotes',
      id: quote.id,
      data: { content: { ...content, request: { ...request, course: 7 } } },
    })
    expect(await read('')).toContain(`,Intensive (deleted),`)
  })
})
