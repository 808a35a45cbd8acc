import { beforeAll, expect, it, vi } from 'vitest'
import type { SchoolList } from '../../src/features/schools/contract'
import { adapterOf } from '../../src/platform/database/connection'
import { openApp, type TestApp } from './app'
import { courseData, createSchool } from './content'
import { describeOn, describeOnBoth, type Site } from './harness'
import { createPricedSchool, createSchoolWithDemoPrices, raisePrices } from './priced-school'

/** The text of a page's main part, without markup. */
const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/[ \n]+/g, ' ')

describeOnBoth('prices in sight', (open) => {
  let site: Site
  let web: TestApp
  let list: number

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const priced = await createPricedSchool(site.payload)
    list = priced.list.id
    await site.payload.create({
      collection: 'courses',
      data: { ...courseData(priced.school.id, 'Private lessons'), number: 3 },
    })
    await createSchool(site.payload, { name: 'Without Prices' })
    return () => web.close()
  })

  it('the page names the lowest weekly price of each offer and links to its calculation', async () => {
    const { body } = await web.get('/schools/priced')
    expect(textOf(body)).toContain('from CA$\u00a0350 a week')
    expect(textOf(body)).toContain('from CA$\u00a0200 a week')
    const [, href = ''] = /<a href="([^"]*)" data-choose="course"/.exec(body) ?? []
    expect(href.replaceAll('&amp;', '&')).toBe('?course=2&weeks=1#anc-calculator')
    const { body: chosen } = await web.get('/schools/priced?course=2&weeks=1')
    expect(chosen).toMatch(/<output name="total"[^>]* data-minor="47000"/)
    expect(chosen).toContain('<option value="2" selected="">')
  })

  it('an offer without a price has a price on request and cannot be chosen', async () => {
    const { body } = await web.get('/schools/priced')
    expect(textOf(body)).toMatch(/Private lessons .*?Price on request/)
    expect(body).toMatch(/<option value="3" disabled="">Private lessons \(price on request\)<\/option>/)
  })

  it('a school without prices promises none', async () => {
    expect(textOf((await web.get('/schools/without-prices')).body)).not.toMatch(/a week|on request/)
  })

  it('the home page shows the cheapest course, in the visitor’s language, until the list changes', async () => {
    expect(textOf((await web.get('/')).body)).toContain('from CA$\u00a0350 a week')
    expect(textOf((await web.get('/de')).body)).toContain('ab CA$\u00a0350 pro Woche')
    const { schools } = (await web.get('/schools/search.json')).json<SchoolList>()
    expect(schools.map(({ name, weeklyPrice }) => [name, weeklyPrice])).toEqual([
      ['Priced School', 'CA$\u00a0350'],
      ['Without Prices', undefined],
    ])
    await raisePrices(site.payload, list)
    await vi.waitFor(async () => expect(textOf((await web.get('/')).body)).toContain('from CA$\u00a0700'), {
      timeout: 20_000,
      interval: 200,
    })
  })
})

describeOn('sqlite', 'the home page', (open) => {
  it('needs as many queries for many schools as for one', async () => {
    const site = await open()
    const web = await openApp(site)
    const client = adapterOf(site.payload).client
    if (!client) throw new Error('no SQLite')
    const { execute } = client
    let asked = 0
    const count = async (query: string) => {
      asked = 0
      client.execute = (statement: unknown) => {
        asked++
        return execute.call(client, statement as string)
      }
      expect((await web.get(`/?q=${query}`)).statusCode).toBe(200)
      client.execute = execute
      return asked
    }
    await createSchoolWithDemoPrices(site.payload, 'first')
    // Loads the data shared by all pages into memory.
    await web.get('/')
    const one = await count('first')
    for (const name of ['second', 'third', 'fourth']) await createSchoolWithDemoPrices(site.payload, name)
    await web.get('/')
    expect(await count('')).toBeLessThanOrEqual(one)
    await web.close()
  })
})
