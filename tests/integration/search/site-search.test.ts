import { beforeAll, describe, expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import type { SearchSuggestions } from '../../../src/features/search/contract'
import { locales } from '../../../src/shared/locale'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { accommodationData, courseData, createPage, createSchool, pageData, schoolData } from '../kit/content'
import { describeOn, describeSite, openSecondNode, type Site } from '../kit/harness'
import { createPricedSchool, raisePrices } from '../kit/priced-school'

const question = (id: string, asked: string, answer: string) => ({
  id,
  question: asked,
  answer: toRichText(answer),
})

describeSite('the search of the site', (open) => {
  let site: Site
  let web: TestApp
  let school: { id: number }

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const { payload } = site
    school = await payload.create({
      collection: 'schools',
      data: {
        ...schoolData('École du Phare'),
        town: 'Port-Clair',
        country: 'FR',
        languages: ['fr' as never],
        description: toRichText('A lighthouse stands beside our classrooms.'),
        faq: [{ question: 'Is there parking?', answer: 'Behind the chapel.' }],
      },
    })
    await payload.create({
      collection: 'courses',
      data: { ...courseData(school.id, 'Evening conversation'), levelFrom: 'A2', levelTo: 'B2' },
    })
    await payload.create({
      collection: 'accommodation',
      data: { ...accommodationData(school.id, 'With the Morvans'), meals: 'half-board' },
    })
    await payload.create({
      collection: 'pages',
      data: {
        ...pageData('Arriving by ferry'),
        blocks: [
          { blockType: 'hero', heading: 'Two <em>islands</em> & one quay' },
          { blockType: 'hero', heading: 'Secretly prepared', hidden: true },
          {
            blockType: 'accordion',
            anchor: 'luggage',
            items: [question('q', 'May I bring a canoe?', 'The ferry carries canoes.')],
          },
        ] as never,
      },
    })
    const timetable = await createPage(payload, { title: 'Timetable' })
    await payload.update({
      collection: 'pages',
      id: timetable.id,
      locale: 'de',
      data: { title: 'Fahrplan der Fähre' },
    })
    await payload.create({
      collection: 'posts',
      data: {
        title: 'Regatta in June',
        slug: 'regatta',
        summary: 'Boats from everywhere.',
        kind: 'article',
        date: '2026-01-05T12:00:00.000Z',
        _status: 'published',
      },
    })
    const hidden = await createSchool(payload, { name: 'Hidden Hall', _status: 'draft' })
    await payload.create({ collection: 'courses', data: courseData(hidden.id, 'Hidden course') })
    await createPage(payload, { title: 'Hidden page', _status: 'draft' })
    return () => web.close()
  })

  const suggestions = async (q: string, prefix = '', app = web) => {
    const answer = await app.get(`${prefix}/search.json?${new URLSearchParams({ q })}`)
    expect(answer.statusCode).toBe(200)
    return answer.json<SearchSuggestions>().suggestions
  }
  const found = async (q: string, prefix = '', app = web) =>
    (await suggestions(q, prefix, app)).map(({ href }) => href)
  const results = async (q: string, prefix = '') =>
    (await web.get(`${prefix}/search?${new URLSearchParams({ q })}`)).body

  it('finds every kind of document, by typing errors and words without accents too', async () => {
    const at = '/schools/ecole-du-phare'
    expect((await found('ecole phare'))[0]).toBe(at)
    expect((await found('ligthouse'))[0]).toBe(at)
    expect(await found('port clair')).toContain(at)
    expect(await found('evenign')).toEqual([`${at}/courses/evening-conversation`])
    expect(await found('B1')).toHaveLength(1)
    expect(await found('morvan')).toEqual([`${at}/accommodation/with-the-morvans`])
    expect(await found('half board')).toHaveLength(1)
    expect(await found('islands')).toEqual(['/arriving-by-ferry'])
    expect(await found('regata')).toEqual(['/news/regatta'])
    expect(await found('parking')).toEqual([`${at}#:~:text=Is%20there%20parking%3F`])
    expect(await found('canoe')).toEqual(['/arriving-by-ferry#luggage:~:text=May%20I%20bring%20a%20canoe%3F'])
  })

  it('shows the words it found by, and nothing of a text as markup', async () => {
    const body = await results('quay')
    expect(body).toContain('Two &lt;em&gt;islands&lt;/em&gt; &amp; one <mark>quay</mark>')
    expect(await results('<script>alert(1)</script>')).not.toContain('<script>alert')
    expect(await htmlProblems(body)).toEqual([])
  })

  it('never finds drafts, hidden blocks or what belongs to a school that is not published', async () => {
    for (const q of ['hidden', 'secretly prepared']) expect(await found(q)).toEqual([])
    expect(await results('hidden')).not.toContain('Hidden')
  })

  it('finds in each language what its pages say, with English where nothing is translated', async () => {
    expect(await found('fahre', '/de')).toEqual(['/de/timetable'])
    expect(await found('fahrplan')).toEqual([])
    expect(await found('franzosisch', '/de')).toContain('/de/schools/ecole-du-phare')
    expect(await found('halbpension', '/de')).toHaveLength(1)
    expect((await found('lighthouse', '/pt-br'))[0]).toBe('/pt-br/schools/ecole-du-phare')
    expect(await results('lighthouse', '/pt-br')).toContain('<p lang="en">')
    for (const locale of locales) {
      const prefix = locale === 'en' ? '' : `/${locale}`
      const body = await results('phare', prefix)
      expect(body).toContain(`href="${prefix}/schools/ecole-du-phare"`)
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      expect(await htmlProblems(body)).toEqual([])
    }
  })

  it('says what to do when nothing was found or asked for', async () => {
    const nothing = await results('xylophone')
    expect(nothing).toContain('We found nothing for “xylophone”.')
    expect(nothing).toContain('href="/schools/ecole-du-phare"')
    const empty = await web.get('/search')
    expect(empty.statusCode).toBe(200)
    expect(empty.body).toContain('<form class="search-form" action="/search" method="get">')
    expect(empty.body).toContain('href="/schools/ecole-du-phare"')
    expect(await htmlProblems(empty.body)).toEqual([])
  })

  it('cuts long queries, and answers invalid ones', async () => {
    const long = await web.get(`/search?q=${'a'.repeat(5000)}`)
    expect(long.statusCode).toBe(200)
    expect(long.body).toContain(`value="${'a'.repeat(100)}"`)
    expect(long.body).not.toContain('a'.repeat(101))
    for (const query of ['', '?q=', '?q=%00', '?q=%F0%9F', '?q=a', '?q=phare&page=-1', '?q[]=1'])
      for (const path of ['/search', '/search.json'])
        expect((await web.get(path + query)).statusCode).toBe(200)
    expect(await suggestions('e')).toEqual([])
  })

  it('pages through many results', async () => {
    for (let index = 0; index < 23; index++) await createPage(site.payload, { title: `Marathon ${index}` })
    const first = await results('marathon')
    expect(first).toContain('23 results for “marathon”')
    expect(first.match(/class="hit-kind"/g)?.length).toBe(10)
    expect(first).toContain('href="/search?q=marathon&amp;page=2"')
    const third = (await web.get('/search?q=marathon&page=3')).body
    expect(third.match(/class="hit-kind"/g)?.length).toBe(3)
    expect(third).not.toContain('rel="next"')
    expect(await suggestions('marathon')).toHaveLength(8)
  })

  it('finds courses and rooms by words such as “price”, and shows what they cost today', async () => {
    const { list } = await createPricedSchool(site.payload)
    const prices = (body: string) =>
      [...body.matchAll(/<p class="hit-price">([^<]*)/g)].map(([, text]) => text)
    const found = await results('price')
    expect(found).toContain('href="/schools/priced/courses/intensive"')
    expect(found).toContain('href="/schools/priced/accommodation/twin-room"')
    expect(prices(found)).toEqual(expect.arrayContaining([expect.stringContaining('CA$')]))
    const course = prices(await results('intensive'))
    expect(course).toEqual([expect.stringMatching(/^4 weeks from CA\$\s1\s520, all fees$/)])
    expect(prices(await results('Unterkunft twin', '/de'))[0]).toMatch(/^4 Wochen ab CA\$/)
    await raisePrices(site.payload, list.id)
    expect(prices(await results('intensive'))).toEqual([
      expect.stringMatching(/^4 weeks from CA\$\s2\s920, all fees$/),
    ])
  })

  describe('follows', () => {
    const update = (id: number, data: object, options: object = {}) =>
      site.payload.update({ collection: 'pages', id, data, ...options } as never)
    /** At once: the change is committed when the call returns. */
    it('what editors publish, change, unpublish and delete', async () => {
      expect(await found('zanzibar')).toEqual([])
      expect(await results('zanzibar')).toContain('nothing')
      const draft = await createPage(site.payload, { title: 'Zanzibar', blocks: [], _status: 'draft' })
      expect(await found('zanzibar')).toEqual([])
      await update(draft.id, { _status: 'published' })
      expect(await found('zanzibar')).toEqual(['/zanzibar'])
      expect(await results('zanzibar')).toContain('<mark>Zanzibar</mark>')
      await update(draft.id, { title: 'Madagascar' }, { draft: true })
      expect(await found('madagascar')).toEqual([])
      await update(draft.id, { title: 'Madagascar', _status: 'published' })
      expect([await found('zanzibar'), await found('madagascar')]).toEqual([[], ['/zanzibar']])
      expect(await results('zanzibar')).toContain('nothing')
      await update(draft.id, { title: 'Madagaskar' }, { locale: 'de' })
      expect(await found('madagaskar', '/de')).toEqual(['/de/zanzibar'])
      await update(draft.id, { _status: 'draft' })
      expect(await found('madagascar')).toEqual([])
      await update(draft.id, { _status: 'published' })
      expect(await found('madagascar')).toEqual(['/zanzibar'])
      await site.payload.delete({ collection: 'pages', id: draft.id })
      expect(await found('madagascar')).toEqual([])
    })

    it('courses and the school they belong to', async () => {
      const course = await site.payload.create({
        collection: 'courses',
        data: courseData(school.id, 'Saxophone and French'),
      })
      expect(await found('saxophone')).toHaveLength(1)
      const setStatus = (_status: 'draft' | 'published') =>
        site.payload.update({ collection: 'schools', id: school.id, data: { _status } })
      await setStatus('draft')
      for (const q of ['saxophone', 'phare', 'parking', 'morvan']) expect(await found(q)).toEqual([])
      await setStatus('published')
      expect(await found('saxophone')).toHaveLength(1)
      await site.payload.delete({ collection: 'courses', id: course.id })
      expect(await found('saxophone')).toEqual([])
    })

    it('reusable content on every page that shows it', async () => {
      const reused = await site.payload.create({
        collection: 'reusable-content',
        data: {
          title: 'Insurance',
          blocks: [{ blockType: 'hero', heading: 'Trampolines are insured' }] as never,
          _status: 'published',
        },
      })
      const shows = await site.payload.create({
        collection: 'pages',
        data: { ...pageData('Cover'), blocks: [{ blockType: 'reusable', content: reused.id }] as never },
      })
      expect(await found('trampolines')).toEqual([`/${shows.slug}`])
      const change = (data: object) =>
        site.payload.update({ collection: 'reusable-content', id: reused.id, data: data as never })
      await change({ blocks: [{ blockType: 'hero', heading: 'Kites are insured' }] })
      expect([await found('trampolines'), await found('kites')]).toEqual([[], [`/${shows.slug}`]])
      await change({ _status: 'draft' })
      expect(await found('kites')).toEqual([])
    })
  })

  it('refuses a client that searches for too many different words', async () => {
    const statuses = new Set<number>()
    const ask = async (index: number) => {
      const { statusCode } = await web.app.inject({
        url: `/search.json?q=word${index}`,
        remoteAddress: '203.0.113.9',
      })
      statuses.add(statusCode)
    }
    for (let index = 0; index < 125; index++) await ask(index)
    expect([...statuses].sort()).toEqual([200, 429])
    // What is in memory is answered anyway.
    const known = await web.app.inject({ url: '/search.json?q=word1', remoteAddress: '203.0.113.9' })
    expect(known.statusCode).toBe(200)
  })

  it('has a link in the header of every page, and a form on the page for unknown addresses', async () => {
    for (const prefix of ['', '/de']) {
      expect((await web.get(prefix || '/')).body).toContain(
        `class="search-link no-print" href="${prefix}/search"`,
      )
      expect((await web.get(`${prefix}/no-such-page`)).body).toContain(`action="${prefix}/search"`)
    }
  })

  it('keeps its address to itself', async () => {
    await expect(createPage(site.payload, { title: 'Search', slug: 'search' } as never)).rejects.toThrow()
  })
})

describeOn('postgres', 'the search of a second node', (open) => {
  it('follows changes of the first one', async () => {
    const site = await open()
    const second = await openSecondNode(site)
    const [web, other] = [await openApp(site), await openApp(second)]
    const found = async () =>
      (await other.get('/search.json?q=honolulu'))
        .json<SearchSuggestions>()
        .suggestions.map(({ href }) => href)
    try {
      expect(await found()).toEqual([])
      await createPage(site.payload, { title: 'Honolulu' })
      await expect.poll(found, { interval: 20 }).toEqual(['/honolulu'])
    } finally {
      await web.close()
      await other.close()
      await second.close()
    }
  })
})
