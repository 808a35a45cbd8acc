import { beforeAll, expect, it, vi } from 'vitest'
import { offersOfSchools } from '../../../src/features/pricing/offers/listed-offers.server'
import type { SchoolList } from '../../../src/features/schools/contract'
import { adapterOf } from '../../../src/platform/database/connection'
import { htmlProblems } from '../../html-problems'
import { createComment } from '../comments/comments'
import { openApp, type TestApp } from '../kit/app'
import { courseData, createSchool } from '../kit/content'
import { describeOn, describeSite, type Site } from '../kit/harness'
import { createPricedSchool, createSchoolWithDemoPrices, raisePrices } from '../kit/priced-school'

/** The text of a page's main part, without markup. */
const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/[ \n]+/g, ' ')

describeSite('the prices on pages', (open) => {
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

  it('the page names the price of each offer with all fees and links to its calculation', async () => {
    const { body } = await web.get('/schools/priced')
    expect(textOf(body)).toContain('4 weeks from CA$\u00a01\u00a0520, all fees')
    expect(textOf(body)).toContain(
      '4 weeks from CA$\u00a0920, including the registration fee of CA$\u00a0120',
    )
    expect(body).toContain(
      '<p class="hero-price"><strong>4 weeks from CA$\u00a01\u00a0520, all fees</strong></p>',
    )
    const [, href = ''] = /<a href="([^"]*)" data-choose="course"/.exec(body) ?? []
    expect(href.replaceAll('&amp;', '&')).toBe('?course=2&weeks=4#anc-calculator')
    const { body: chosen } = await web.get('/schools/priced?course=2&weeks=4')
    expect(chosen).toMatch(/<output name="total"[^>]* data-minor="152000"/)
    expect(chosen).toContain('<option value="2" selected="">')
  })

  it('without choices every amount but the registration fee is shown as 0', async () => {
    const { body } = await web.get('/schools/priced')
    const [lines = '', total = ''] = body.match(/<dl class="price[^"]*">.*?<\/dl>/g) ?? []
    const amounts = [...(lines + total).matchAll(/<output name="(\w+)"[^>]*>([^<]*)</g)]
    expect(Object.fromEntries(amounts.map(([, name, text]) => [name, text]))).toEqual({
      coursePrice: 'CA$\u00a00',
      accommodationPrice: 'CA$\u00a00',
      registrationFee: 'CA$\u00a0120',
      discount: 'CA$\u00a00',
      total: 'CA$\u00a00',
    })
    expect(lines + total).not.toContain('hidden=""')
    // Styles of the page make place for the total.
    expect(body).not.toMatch(/<aside[^>]* data-priced/)
    const { body: chosen } = await web.get('/schools/priced?course=2&weeks=1')
    expect(chosen).toMatch(/<aside id="anc-calculator"[^>]* data-priced/)
  })

  it('an offer without a price has a price on request and cannot be chosen', async () => {
    const { body } = await web.get('/schools/priced')
    expect(textOf(body)).toMatch(/Private lessons .*?Price on request/)
    expect(body).toMatch(/<option value="3" disabled="">Private lessons \(price on request\)<\/option>/)
  })

  it('courses that are ticked are compared by the totals of a stay', async () => {
    const { body: school } = await web.get('/schools/priced')
    expect(school).toContain('action="/schools/priced/compare"')
    const ticks = [
      ...school.matchAll(/<input type="checkbox" form="compare-courses" name="compare" value="(\d)"/g),
    ]
    expect(ticks.map(([, number]) => number)).toEqual(['2', '3'])
    const page = await web.get('/schools/priced/compare?compare=3&compare=2&weeks=2&room=1')
    expect(page.statusCode).toBe(200)
    expect(await htmlProblems(page.body)).toEqual([])
    expect(page.body).toContain('content="noindex"')
    // 2 * 350 + 2 * 200 + 120, as in the calculator that it links to.
    const text = textOf(page.body)
    expect(text).toMatch(
      /Intensive Private lessons Price, all fees .*?CA\$\u00a01\u00a0220 2 weeks Price on request/,
    )
    for (const label of ['Lessons a week', 'Level', 'Class size', 'Meals', 'Travel time'])
      expect(text).toContain(` ${label} `)
    const [, href = ''] =
      /href="(\/schools\/priced\?[^"]*)#anc-calculator" rel="nofollow"/.exec(page.body) ?? []
    const { body: calculator } = await web.get(href.replaceAll('&amp;', '&'))
    expect(calculator).toMatch(/<output name="total"[^>]* data-minor="122000"/)
    // One course alone cannot be compared.
    const all = textOf((await web.get('/schools/priced/compare?compare=3')).body)
    expect(all).toContain('Intensive Private lessons')
    expect(all).toContain('CA$\u00a01\u00a0520 4 weeks')
    expect(all).not.toContain('Meals')
    for (const path of ['/schools/without-prices/compare', '/schools/nowhere/compare'])
      expect((await web.get(path)).statusCode).toBe(404)
  })

  it('a school without prices promises none', async () => {
    expect(textOf((await web.get('/schools/without-prices')).body)).not.toMatch(/all fees|on request/)
  })

  it('the home page shows the total of a wanted stay, the same as the calculator that it links to', async () => {
    for (const query of ['weeks=2', 'weeks=4&room=1', 'study=en&weeks=12&room=1']) {
      const { body } = await web.get(`/?${query}`)
      const [card = ''] = /<li class="school-card">(?:(?!<\/li>).)*Priced School.*?<\/li>/s.exec(body) ?? []
      const [, href = ''] = /<a class="calculate-link" href="([^"]*)"/.exec(card) ?? []
      const [, shown = ''] = /<strong>([^<]*)<\/strong>/.exec(card) ?? []
      const address = href.replaceAll('&amp;', '&')
      expect(address.includes('accommodation=')).toBe(query.includes('room'))
      const { body: calculator } = await web.get(address.split('#')[0] ?? '')
      const total = /<output name="total"[^>]*>([^<]*)</.exec(calculator)?.[1]
      expect(shown).toBe(total)
      expect(Number(/name="total"[^>]* data-minor="(\d+)"/.exec(calculator)?.[1])).toBeGreaterThan(0)
    }
    const only = textOf((await web.get('/?study=without-prices&weeks=4')).body)
    expect(only).toContain('1 school found')
    expect(only).not.toMatch(/all fees|Summary of Priced School/)
    // No school has a course in Basque.
    expect(textOf((await web.get('/?study=eu&weeks=4')).body)).toContain('No school matches')
  })

  it('the home page shows the cheapest course, in the visitor’s language, until the list changes', async () => {
    expect(textOf((await web.get('/')).body)).toContain('4 weeks from CA$\u00a01\u00a0520, all fees')
    expect(textOf((await web.get('/de')).body)).toContain(
      '4 Wochen ab CA$\u00a01\u00a0520, alle Gebühren inklusive',
    )
    const { schools } = (await web.get('/schools/search.json')).json<SchoolList>()
    expect(schools.map(({ name, from }) => [name, from])).toEqual([
      ['Priced School', { text: '4 weeks from CA$\u00a01\u00a0520, all fees', query: '?course=2&weeks=4' }],
      ['Without Prices', undefined],
    ])
    await raisePrices(site.payload, list)
    await vi.waitFor(
      async () => expect(textOf((await web.get('/')).body)).toContain('from CA$\u00a02\u00a0920'),
      {
        timeout: 20_000,
        interval: 200,
      },
    )
  })
})

describeSite('the cards of the home page', (open) => {
  it('name the next starts and the rating of each school, and follow changes', async () => {
    const site = await open()
    const { payload } = site
    const web = await openApp(site)
    const dated = await createSchool(payload, { name: 'Dated' })
    const weekly = await createSchool(payload, { name: 'Weekly' })
    const [day, closedDay] = ['2099-09-07', '2099-09-14']
    const course = await payload.create({
      collection: 'courses',
      data: { ...courseData(dated.id), startsOn: 'dates', startDates: [{ day }, { day: closedDay }] },
    })
    await payload.create({ collection: 'courses', data: courseData(weekly.id) })
    const closures = [{ from: closedDay, to: closedDay, title: 'Holiday' }]
    await payload.update({ collection: 'schools', id: dated.id, data: { closures, _status: 'published' } })

    const ctx = { payload, locale: 'en', draft: false, tag: () => {} } as const
    // A Friday. Stays are booked three days ahead.
    const offers = await offersOfSchools(ctx, [dated.id, weekly.id], {
      now: new Date('2027-01-08T12:00:00Z'),
    })
    expect(offers.get(weekly.id)?.nextStarts?.replaceAll('\u00a0', ' ')).toBe(
      'January 11, January 18, and January 25',
    )

    await payload.updateGlobal({ slug: 'comment-settings', data: { ratings: true } })
    const rate = (school: number, rating: number, email: string) =>
      createComment(payload, school, { rating, email })
    await rate(dated.id, 5, 'ana@example.org')
    await rate(weekly.id, 3, 'ana@example.org')
    const home = async () => textOf((await web.get('/')).body).replaceAll('\u00a0', ' ')
    expect(await home()).toMatch(
      /Dated.*Next starts: September 7, 2099 ★ 5 of 5 stars, from 1 rating .*Weekly.*★ 3 of 5 stars/,
    )
    expect(textOf((await web.get('/de')).body)).toContain('Nächste Starttermine: 7.\u00a0September\u00a02099')

    await rate(dated.id, 4, 'eva@example.org')
    await payload.update({
      collection: 'courses',
      id: course.id,
      data: { startDates: [{ day: '2099-10-05' }] },
    })
    await vi.waitFor(
      async () =>
        expect(await home()).toMatch(/Next starts: October 5, 2099 ★ 4.5 of 5 stars, from 2 ratings/),
      { timeout: 20_000, interval: 200 },
    )
    await web.close()
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
    await site.payload.updateGlobal({ slug: 'comment-settings', data: { ratings: true } })
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
