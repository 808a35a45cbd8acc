import { beforeAll, expect, it, vi } from 'vitest'
import { mapleHarbourPrices } from '../../../src/cms/seed/demo/maple-harbour/prices'
import { openApp, type TestApp } from '../kit/app'
import { courseData } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createSchoolWithDemoPrices } from '../kit/priced-school'

describeSite('pricing', (open) => {
  let site: Site
  let app: TestApp
  let school: number
  beforeAll(async () => {
    site = await open()
    app = await openApp(site)
    school = await createSchoolWithDemoPrices(site.payload, 'priced')
  })

  const ask = async (query: string) => {
    const answer = await app.get(`/schools/priced/price?${query}`)
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }

  it('numbers courses from 2 and accommodation from 3, and keeps the numbers', async () => {
    const { docs } = await site.payload.find({
      collection: 'courses',
      where: { school: { equals: school } },
      sort: 'id',
    })
    expect(docs.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6])
    const last = docs.at(-1)
    const moved = await site.payload.update({
      collection: 'courses',
      id: last?.id ?? 0,
      data: { position: 9, number: 40 },
    })
    expect(moved.number).toBe(6)
    const { docs: rooms } = await site.payload.find({
      collection: 'accommodation',
      where: { school: { equals: school } },
      sort: '-number',
    })
    expect(rooms.map(({ number }) => number)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
  })

  it('answers a price in minor units, with lines that add up', async () => {
    const { status, headers, body } = await ask('course=4&weeks=2&accommodation=14')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({
      coursePrice: 700_00,
      accommodationPrice: 1310_00,
      registrationFee: 120_00,
      discount: 49_00,
      total: 2081_00,
      currency: 'CAD',
      reasons: [],
    })
    expect(body.lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(2081_00)
  })

  it('accepts promo codes without revealing them', async () => {
    expect((await ask('course=4&weeks=4&promo=welcome')).body.discount).toBe(98_00 + 120_00)
    expect((await ask('course=4&weeks=4&promo=GUESS')).body.reasons).toMatchObject([
      { code: 'promo_unknown' },
    ])
    const known = await app.get('/schools/priced/promo?code=welcome')
    expect(known.json()).toMatchObject({ adjustment: { code: 'welcome', percent: 100, promo: 'WELCOME' } })
    expect((await app.get('/schools/priced/promo?code=guess')).statusCode).toBe(404)
    expect((await app.get('/schools/priced/promo')).statusCode).toBe(404)
  })

  it.each([
    ['course=abc', 'course'],
    ['course=77&weeks=1', 'course'],
    ['weeks=49', 'weeks'],
    ['weeks=-1', 'weeks'],
    ['accommodation=%00', 'accommodation'],
    ['start=tomorrow', 'start'],
    ['extras=helicopter', 'extras'],
    ['course=4&weeks=1&currency=groat', 'currency'],
  ])('refuses %s and names the field', async (query, field) => {
    const { status, body } = await ask(query)
    expect([status, body.error.code, body.error.field]).toEqual([400, 'bad_request', field])
    expect(body.error.message).toContain(field)
  })

  it('reports an undefined currency, in the endpoint and on the page', async () => {
    expect((await ask('course=4&weeks=1&currency=groat')).body.error.message).toBe(
      'The currency "groat" is not defined.',
    )
    expect((await ask('course=4&weeks=1&currency=euro')).status).toBe(200)
    const page = await app.get('/schools/priced?course=4&weeks=1&currency=gr%C3%B6schen')
    expect(page.body).toContain('The currency “gröschen” in this link is unknown.')
  })

  it('shows the currency of the page’s readers until another one is chosen', async () => {
    const shown = async (path: string) =>
      /<option value="(\w+)" selected="">[^<]*(?:€|CA\$)/.exec((await app.get(path)).body)?.[1]
    expect(await shown('/schools/priced')).toBe('default')
    expect(await shown('/de/schools/priced')).toBe('euro')
    expect(await shown('/de/schools/priced?currency=default')).toBe('default')
    // An address without the currency means the suggested one.
    const link = async (query: string) =>
      /href="(\?course=2[^"]*)#anc-calculator"/.exec((await app.get(`/de/schools/priced${query}`)).body)?.[1]
    expect(await link('')).not.toContain('currency')
    expect(await link('?currency=default')).toContain('currency=default')
  })

  it('stores currencies with the specified property names', async () => {
    const { currencies } = await site.payload.findGlobal({ slug: 'pricing' })
    expect(currencies.find(({ code }) => code === 'euro')).toMatchObject({
      value: 1,
      format: { round_type: 'classic', round_value: 0, num_decimals: 0, format_negative: '-%v\u00a0%s' },
    })
    const save = (value: number) =>
      site.payload.updateGlobal({
        slug: 'pricing',
        data: { currencies: currencies.map((each) => (each.code === 'euro' ? { ...each, value } : each)) },
      })
    await expect(save(2), 'no currency would be the base').rejects.toThrow('Currencies')
    const page = await app.get('/schools/priced')
    expect(page.body).toContain('&quot;round_type&quot;:&quot;classic&quot;')
  })

  it('answers 404 as JSON if there is no such school', async () => {
    for (const slug of ['nowhere', '%20', 'A'.repeat(90)]) {
      const answer = await app.get(`/schools/${slug}/price?course=2`, { accept: 'text/html' })
      expect([answer.statusCode, answer.json().error.code], slug).toEqual([404, 'not_found'])
    }
  })

  it('uses only the published list', async () => {
    const { docs } = await site.payload.find({
      collection: 'price-lists',
      where: { school: { equals: school } },
    })
    const list = docs[0]
    if (!list) throw new Error('no list')
    expect([list.version, list._status]).toEqual([1, 'published'])
    const items = [{ kind: 'course', number: 2, segments: [{ from: 1, to: 4, amount: 99_00, perWeek: 0 }] }]
    await site.payload.update({
      collection: 'price-lists',
      id: list.id,
      draft: true,
      data: { items, _status: 'draft' },
    })
    expect((await ask('course=2&weeks=1')).body).toMatchObject({ coursePrice: 130_00, list: { version: 1 } })
    await site.payload.update({
      collection: 'price-lists',
      id: list.id,
      data: { items, _status: 'published' },
    })
    expect((await ask('course=2&weeks=1')).body).toMatchObject({
      coursePrice: 99_00,
      list: { id: list.id, version: 2 },
    })
    expect((await ask('course=3&weeks=1')).body.reasons).toMatchObject([
      { code: 'not_offered', field: 'course' },
    ])
    await site.payload.update({
      collection: 'price-lists',
      id: list.id,
      data: { items: mapleHarbourPrices.list.items, _status: 'published' },
    })
  })

  it.each([
    [
      'two prices for one week',
      [
        { from: 1, to: 4, amount: 1, perWeek: 1 },
        { from: 4, to: 5, amount: 1, perWeek: 1 },
      ],
      /two prices for week 4/,
    ],
    ['half cents', [{ from: 1, to: 4, amount: 1.5, perWeek: 1 }], /cannot be read at 0\.segments\.0\.amount/],
    ['prices below zero', [{ from: 1, to: 4, amount: 1, perWeek: -1 }], /must not be negative/],
    ['weeks that do not exist', [{ from: 0, to: 99, amount: 1, perWeek: 1 }], /cannot be read/],
  ])('refuses to publish a list with %s', async (_, segments, sentence) => {
    const create = site.payload.create({
      collection: 'price-lists',
      data: {
        name: 'Wrong',
        school,
        currency: 'default',
        validFrom: '2027-01-01',
        items: [{ kind: 'course', number: 2, segments }],
        _status: 'published',
      },
    })
    const error = await create.catch((thrown) => thrown)
    expect(error.data.errors[0].message).toMatch(sentence)
  })

  it('refuses a list in an undefined currency and names it', async () => {
    const create = site.payload.create({
      collection: 'price-lists',
      data: {
        name: 'Wrong',
        school,
        currency: 'florin',
        validFrom: '2027-01-01',
        items: [],
        _status: 'draft',
      },
    })
    const error = await create.catch((thrown) => thrown)
    expect(error.data.errors[0].message).toContain('The currency "florin" is not defined.')
  })

  it('refuses to remove required currencies', async () => {
    const { currencies } = await site.payload.findGlobal({ slug: 'pricing' })
    expect((currencies ?? []).map(({ code }) => code)).toEqual(['default', 'percent', 'euro'])
    const without = site.payload.updateGlobal({
      slug: 'pricing',
      data: { currencies: (currencies ?? []).filter(({ code }) => code !== 'percent') },
    })
    const error = await without.catch((thrown) => thrown)
    expect(error.data.errors[0].message).toContain('The currency "percent" cannot be removed.')
  })

  it('counts calculator starts anonymously', async () => {
    const answer = await app.post('/schools/priced/calculator-start', { course: '3', weeks: '12' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined])
    await vi.waitFor(async () => {
      const { docs } = await site.payload.find({
        collection: 'calculator-counts',
        where: { school: { equals: school } },
      })
      expect(docs).toMatchObject([{ event: 'start', course: 3, weeks: 12, count: 1 }])
    }, 15_000)
  })

  const helper = (
    fields: Record<string, string>,
    address = '/index.php?option=com_zoo&controller=calculator',
  ) => app.post(address, { rand: '417', tmpl: 'raw', format: 'raw', school: 'priced', ...fields })

  it('answers the catalogue helper with a result flag', async () => {
    const answer = await helper({ course: '4', weeks: '1', accommodation: '2' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.json()).toMatchObject({
      result: true,
      coursePrice: 350_00,
      discount: 25_00,
      total: 445_00,
      formatted: { coursePrice: 'CA$\u00a0350', discount: 'CA$\u00a025', total: 'CA$\u00a0445' },
      further: [],
      notes: [],
    })
    const german = await helper({ course: '6', weeks: '5', accommodation: '2', locale: 'de' })
    expect(german.json().notes).toEqual([expect.stringMatching(/^„Course \d+“ gibt es nicht für 5 Wochen\./)])
  })

  it.each([
    [{ weeks: '99' }, 'weeks'],
    [{ rand: '7' }, 'rand'],
    [{ format: 'html' }, 'format'],
    [{ tmpl: '' }, 'tmpl'],
    [{ option: 'com_else' }, 'option'],
    [{ controller: 'toString' }, 'controller'],
    [{ school: 'nowhere' }, 'school'],
  ])('answers result false and names the field for %o', async (fields, field) => {
    const answer = await helper(fields as unknown as Record<string, string>)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toMatchObject({ result: false, error: { field } })
  })

  it('limits a discount to its courses, even if they no longer exist', async () => {
    const id = await createSchoolWithDemoPrices(site.payload, 'limited')
    const course = await site.payload.create({ collection: 'courses', data: courseData(id) })
    await site.payload.create({
      collection: 'price-adjustments',
      data: {
        school: id,
        title: 'For one course',
        code: 'one',
        kind: 'supplement',
        amount: 50_00,
        charged: 'once',
        on: ['course'],
        onlySome: true,
        courses: [course.id],
        roundType: 'none',
        roundTo: 1,
      },
    })
    const total = async () => (await app.get('/schools/limited/price?course=4&weeks=1')).json().total
    expect(await total()).toBe(445_00)
    await site.payload.delete({ collection: 'courses', id: course.id })
    expect(await total()).toBe(445_00)
  })

  it('limits guessing of promo codes', async () => {
    const guess = (address: string) => app.get(address, { 'x-forwarded-for': '192.0.2.1' })
    for (const address of ['/schools/priced/price?course=2&weeks=1&promo=X', '/schools/priced?promo=X']) {
      const answers = []
      for (let i = 0; i < 32; i++) answers.push((await guess(`${address}${i}`)).statusCode)
      expect(answers.slice(-2), address).toEqual([429, 429])
    }
    expect((await guess('/schools/priced/price?course=2&weeks=1')).statusCode).toBe(200)
  })

  it.each([
    ['/schools/priced/calculator-start', '[1]'],
    ['/schools/priced/calculator-start', 'null'],
    ['/index.php?option=com_zoo&controller=calculator', '{"rand":{"toString":1,"valueOf":1}}'],
    ['/index.php?option=com_zoo&controller=calculator', '[[]]'],
  ])('handles unusual bodies: %s %s', async (url, payload) => {
    const response = await app.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBeLessThan(500)
  })

  const adjustmentOf = (data: object) => ({
    school,
    title: 'Another',
    kind: 'discount' as const,
    percent: 5,
    charged: 'once' as const,
    on: ['course' as const],
    roundType: 'classic' as const,
    roundTo: 100,
    code: '',
    ...data,
  })
  it.each([
    ['a promo code that is taken', { promo: ' welcome ' }, /already uses the code WELCOME/],
    ['a rounding to nothing', { roundTo: 0 }, /at least 0\.01/],
    ['both a percentage and an amount', { amount: 100 }, /either a percentage or an amount/],
  ])('refuses a discount with %s', async (_, data, sentence) => {
    const create = site.payload.create({ collection: 'price-adjustments', data: adjustmentOf(data) })
    const error = await create.catch((thrown) => thrown)
    expect(error.data.errors[0].message).toMatch(sentence)
  })

  it('allows one currency per school and refuses to remove one in use', async () => {
    const id = await createSchoolWithDemoPrices(site.payload, 'one-currency')
    const euros = { name: 'Euros', school: id, currency: 'euro', validFrom: '2028-01-01', items: [] }
    const draft = await site.payload.create({
      collection: 'price-lists',
      data: { ...euros, _status: 'draft' },
    })
    const publish = site.payload.update({
      collection: 'price-lists',
      id: draft.id,
      data: { _status: 'published' },
    })
    expect((await publish.catch((thrown) => thrown)).data.errors[0].message).toContain('the same currency')
    const { currencies } = await site.payload.findGlobal({ slug: 'pricing' })
    const remove = site.payload.updateGlobal({
      slug: 'pricing',
      data: { currencies: (currencies ?? []).filter(({ code }) => code !== 'euro') },
    })
    expect((await remove.catch((thrown) => thrown)).data.errors[0].message).toContain('cannot be removed')
  })

  it('is deleted with its school', async () => {
    const id = await createSchoolWithDemoPrices(site.payload, 'leaving')
    await site.payload.delete({ collection: 'schools', id })
    const { totalDocs } = await site.payload.count({
      collection: 'price-lists',
      where: { school: { equals: id } },
    })
    expect(totalDocs).toBe(0)
    expect((await app.get('/schools/leaving/price')).statusCode).toBe(404)
  })
})
