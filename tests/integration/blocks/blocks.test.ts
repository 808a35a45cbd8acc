import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import type { StoredBlock } from '../../../src/features/blocks/contract'
import { blocksMessages } from '../../../src/features/blocks/messages/messages'
import type { School } from '../../../src/platform/payload/payload-types'
import { localePath, locales } from '../../../src/shared/locale'
import { blockSamples } from '../../fixtures/block-samples'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createPage, createPicture, createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool, raisePrices } from '../kit/priced-school'

/** The classes of the blocks in a page, in their order. */
const typesIn = (html: string): string[] =>
  [...html.matchAll(/<section (?:id="[^"]*" )?class="block block-(\w+)/g)].map(([, type = '']) => type)

describeSite('blocks', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let school: School
  let list: number
  let picture: number
  let file: { id: number; filename?: string | null }

  /** The page once it contains a text: for a moment after a change the old one is served. */
  const soon = (path: string) =>
    expect.poll(async () => (await web.get(path)).body, { timeout: 15_000, interval: 20 })

  const publish = (slug: string, blocks: StoredBlock[]) =>
    createPage(site.payload, { title: slug, slug, blocks: blocks as never })

  /** One block of each kind that needs nothing of a feature that is built elsewhere, with documents of this database. */
  const stored = (): StoredBlock[] =>
    Object.values({
      ...blockSamples,
      hero: { ...blockSamples.hero, picture },
      pictureText: { ...blockSamples.pictureText, picture },
      columns: {
        ...blockSamples.columns,
        columns: blockSamples.columns.columns.map((column) => ({ ...column, picture })),
      },
      quote: { ...blockSamples.quote, picture },
      gallery: { ...blockSamples.gallery, pictures: [picture] },
      cards: { ...blockSamples.cards, documents: [{ relationTo: 'schools' as const, value: school.id }] },
      schoolMap: { ...blockSamples.schoolMap, school: school.id },
      priceTeaser: { ...blockSamples.priceTeaser, school: school.id },
      startDates: { ...blockSamples.startDates, school: school.id },
      calculator: { ...blockSamples.calculator, school: school.id },
      downloads: { ...blockSamples.downloads, files: [file.id] },
      reusable: undefined,
      form: undefined,
      latestNews: undefined,
    }).flatMap((block) => (block ? [{ ...block, id: `my-${block.blockType}` }] : []))

  beforeAll(async () => {
    site = await open()
    const priced = await createPricedSchool(site.payload)
    school = priced.school
    list = priced.list.id
    picture = (await createPicture(site.payload)).id
    const data = Buffer.from('first term: January to June\n')
    file = await site.payload.create({
      collection: 'files',
      data: { title: 'Dates' },
      file: { data, mimetype: 'text/plain', name: 'dates.txt', size: data.length },
    })
    web = await openApp(site)
    return () => web.close()
  })

  once('are all shown in every language, as valid HTML', async () => {
    const blocks = stored()
    await publish('all-blocks', blocks)
    for (const locale of locales) {
      const { statusCode, body } = await web.get(localePath(locale, '/all-blocks'))
      expect([statusCode, typesIn(body)], locale).toEqual([200, blocks.map(({ blockType }) => blockType)])
      expect(await htmlProblems(body), locale).toEqual([])
      expect(body).toContain(blocksMessages(locale)('calculatePrice'))
      expect(body).toContain('FAQPage')
      // The texts are in English only, and marked as such.
      if (locale !== 'en') expect(body).toContain('<p class="lines lead" lang="en">Two small schools')
    }
  })

  it('are translated one by one, in one list for all languages', async () => {
    const page = await publish('translated', [
      { ...blockSamples.callToAction, id: 'call' },
      { ...blockSamples.quote, id: 'words' },
    ])
    const german = page.blocks?.map((block) =>
      block.blockType === 'callToAction' ? { ...block, heading: 'Welche Woche passt dir?' } : block,
    )
    await site.payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'de',
      data: { title: 'Übersetzt', blocks: german },
    })
    expect((await web.get('/de/translated')).body).toContain('<h2>Welche Woche passt dir?</h2>')
    expect((await web.get('/translated')).body).toContain('<h2>Which week suits you?</h2>')
    // A block that is removed in one language is removed in all.
    await site.payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'de',
      data: { title: 'Übersetzt', blocks: german?.slice(1) },
    })
    await soon('/translated').not.toContain('block-callToAction')
  })

  once('list schools and courses by themselves, and follow new prices', async () => {
    await publish('cards', [
      { id: 'schools', blockType: 'cards', content: 'schools', heading: 'Schools' },
      { id: 'courses', blockType: 'cards', content: 'courses', heading: 'Courses', school: school.id },
      { ...blockSamples.priceTeaser, id: 'price', school: school.id },
    ])
    const before = (await web.get('/cards')).body
    expect(before).toContain('<a href="/schools/priced">Priced School</a>')
    expect(before).toContain('<a href="/schools/priced/courses/intensive">Intensive</a>')
    expect(before).toMatch(
      /4 weeks from CA\$\u00a01\u00a0520, all fees.*4 weeks from CA\$\u00a01\u00a0520, all fees/s,
    )
    await raisePrices(site.payload, list)
    await soon('/cards').toMatch(
      /4 weeks from CA\$\u00a02\u00a0920, all fees.*4 weeks from CA\$\u00a02\u00a0920, all fees/s,
    )
  })

  once('show one calculator of a page, with the course chosen, and follow new prices', async () => {
    const [course] = (await site.payload.find({ collection: 'courses', where: { number: { equals: 2 } } }))
      .docs
    await publish('calculators', [
      { id: 'first', blockType: 'calculator', heading: 'Your stay', course: course?.id ?? 0 },
      { ...blockSamples.calculator, id: 'second', school: school.id },
    ])
    const { body } = await web.get('/de/calculators')
    expect(body.match(/<form[^>]*id="calculator"/g)).toHaveLength(1)
    expect(body.includes('action="/de/schools/priced#anc-calculator"')).toBe(true)
    expect(body.includes('Your stay')).toBe(true)
    const total = /<output name="total" data-minor="(\d+)"/
    const before = Number(total.exec(body)?.[1])
    // The course is chosen, so there is a price at once.
    expect(before).toBeGreaterThan(100_000)
    expect(await htmlProblems(body)).toEqual([])
    await site.payload.update({ collection: 'schools', id: school.id, data: { registrationFee: 99_000 } })
    await expect
      .poll(async () => Number(total.exec((await web.get('/de/calculators')).body)?.[1]), {
        timeout: 15_000,
        interval: 50,
      })
      .toBeGreaterThan(before)
    // Of several schools nobody is preferred.
    const other = await createSchool(site.payload, { name: 'Anchor School' })
    await soon('/calculators').toContain('href="/schools/priced?course=2&amp;weeks=4#anc-calculator"')
    await site.payload.delete({ collection: 'schools', id: other.id })
  })

  it('list schools in the order of the home page', async () => {
    const second = await createSchool(site.payload, { name: 'Anchor School' })
    await publish('ordered', [{ id: 'schools', blockType: 'cards', content: 'schools' }])
    const names = (html: string) =>
      [...html.matchAll(/<a href="\/schools\/([a-z-]+)">/g)].map(([, slug]) => slug)
    expect(names((await web.get('/ordered')).body)).toEqual(['anchor-school', 'priced'])
    await site.payload.updateGlobal({
      slug: 'home-page',
      data: { schools: [school.id], _status: 'published' },
    })
    await expect
      .poll(async () => names((await web.get('/ordered')).body), { timeout: 15_000, interval: 20 })
      .toEqual(['priced', 'anchor-school'])
    await site.payload.delete({ collection: 'schools', id: second.id })
  })

  once('show nothing of a school that is not published', async () => {
    const draft = await site.payload.create({
      collection: 'schools',
      draft: true,
      data: { name: 'Secret School', slug: 'secret', _status: 'draft' } as never,
    })
    await publish('secret-blocks', [
      {
        id: '1',
        blockType: 'cards',
        content: 'chosen',
        documents: [{ relationTo: 'schools', value: draft.id }],
      },
      { ...blockSamples.schoolMap, id: '2', school: draft.id },
      { ...blockSamples.priceTeaser, id: '3', school: draft.id },
      { ...blockSamples.startDates, id: '4', school: draft.id },
    ])
    const { body } = await web.get('/secret-blocks')
    expect(typesIn(body)).toEqual([])
    expect(body).not.toContain('Secret')
  })

  once('are kept as reusable content, which changes on every page at once', async () => {
    const content = await site.payload.create({
      collection: 'reusable-content',
      data: {
        title: 'Praise',
        blocks: [{ ...blockSamples.quote, id: 'q', picture: null }],
        _status: 'published',
      },
    })
    await publish('reuse', [{ id: 'r', blockType: 'reusable', content: content.id }])
    expect((await web.get('/reuse')).body).toContain('I dreamed in English')
    await site.payload.update({
      collection: 'reusable-content',
      id: content.id,
      data: { blocks: [{ ...blockSamples.quote, id: 'q', text: 'The cat speaks French.', picture: null }] },
    })
    await soon('/reuse').toContain('The cat speaks French.')
    await site.payload.update({ collection: 'reusable-content', id: content.id, data: { _status: 'draft' } })
    await soon('/reuse').not.toContain('The cat')
  })

  once('stand on the home page and on school pages, and their embeds are in the cookie policy', async () => {
    const video = (id: string, code: string): StoredBlock => ({ id, blockType: 'video', code, title: id })
    await site.payload.updateGlobal({
      slug: 'home-page',
      data: {
        blocks: [
          { ...blockSamples.quote, id: 'q', picture: null },
          video('v', 'https://vimeo.com/123456789'),
        ],
        _status: 'published',
      },
    })
    await site.payload.update({
      collection: 'schools',
      id: school.id,
      data: {
        blocks: [
          video('e', '<iframe src="https://maps.example/x"></iframe>'),
          { ...blockSamples.table, id: 't' },
        ],
        _status: 'published',
      },
    })
    const home = (await web.get('/')).body
    expect(typesIn(home)).toEqual(['quote', 'video'])
    expect(home.indexOf('anc-schools')).toBeLessThan(home.indexOf('block-quote'))
    expect(await htmlProblems(home)).toEqual([])
    const page = (await web.get('/schools/priced')).body
    expect(typesIn(page)).toEqual(['video', 'table'])
    expect(page.indexOf('block-table')).toBeLessThan(page.indexOf('id="anc-map"'))
    expect(page.replaceAll(/<!--.*?-->/gs, '')).not.toContain('<iframe')
    expect(await htmlProblems(page)).toEqual([])
    const policy = (await web.get('/cookie-policy')).body
    expect(policy).toContain('maps.example')
    expect(policy).toContain('Vimeo')
    // Results of a search stand alone.
    expect(typesIn((await web.get('/?q=priced')).body)).toEqual([])
  })

  once('can be hidden; staff see them in the preview', async () => {
    const page = await publish('hidden', [{ ...blockSamples.quote, id: 'q', picture: null, hidden: true }])
    expect(typesIn((await web.get('/hidden')).body)).toEqual([])
    expect(page.blocks?.[0]).toMatchObject({ hidden: true })
  })

  once('offer files that are saved and never shown as a page', async () => {
    await publish('files-page', [{ ...blockSamples.downloads, id: 'd', files: [file.id] }])
    const { body } = await web.get('/files-page')
    const [, href = ''] = /href="(\/files\/[^"]+)"/.exec(body) ?? []
    expect(body).toContain('(TXT, 1 kB)')
    const answer = await web.get(href)
    expect([answer.statusCode, answer.body]).toEqual([200, 'first term: January to June\n'])
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment',
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect((await web.get('/files/../schoolhouse.db')).statusCode).toBe(404)
    await site.payload.update({ collection: 'files', id: file.id, data: { title: 'Dates of the year' } })
    await soon('/files-page').toContain('Dates of the year')
  })

  once('a page of twenty blocks is rendered cold in a few milliseconds', async () => {
    const twenty = [...stored(), ...stored()].slice(0, 20).map((block, index) => ({
      ...block,
      id: `n${index}`,
      ...(block.blockType === 'text' ? { text: toRichText('A paragraph.\n\n'.repeat(10)) } : {}),
    }))
    await publish('twenty', twenty as StoredBlock[])
    const content = web.parts
      .flatMap(({ pages = [] }) => pages)
      .find(({ path }) => path === '/:slug')
      ?.find({ slug: 'twenty' }, new URLSearchParams())
    const render = async () => {
      const ctx = { payload: site.payload, locale: 'en' as const, draft: false, tag: () => {} }
      const page = await content?.load({ ...ctx, publicUrl: 'https://school.example' }, new URLSearchParams())
      return renderToStaticMarkup(page?.body)
    }
    expect(typesIn(await render())).toHaveLength(20)
    const times: number[] = []
    // One round is enough that no other work of the machine has slowed down.
    for (let round = 0; round < 20; round++) {
      if (!process.env.SHOW_TIMES && Math.min(...times) < 120) break
      const before = process.cpuUsage()
      await render()
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    if (process.env.SHOW_TIMES) console.log('cold render of twenty blocks, ms of CPU', times)
    // The goal is 40 ms on a quiet machine.
    expect(Math.min(...times)).toBeLessThan(120)
  })
})
