import { beforeAll, describe, expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import type { School } from '../../../src/platform/payload/payload-types'
import { localePath, locales } from '../../../src/shared/locale'
import { thingsIn } from '../../json-ld'
import { openApp, type TestApp } from '../kit/app'
import { courseData, createCourse, createPicture, createSchool, textBlocks } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool, raisePrices } from '../kit/priced-school'

const course = '/schools/priced/courses/intensive'
const room = '/schools/priced/accommodation/twin-room'

describeSite('the page of a course or accommodation', (open) => {
  let site: Site
  let web: TestApp
  let school: School
  let list: number
  let ids: { course: number; room: number }

  const text = async (url: string) => (await web.get(url)).body
  const status = async (url: string) => (await web.get(url)).statusCode
  const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, interval: 20 })
  const update = (collection: 'courses' | 'accommodation', id: number, data: object, locale = 'en') =>
    site.payload.update({ collection, id, data, locale } as never)

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const { payload } = site
    const made = await createPricedSchool(payload)
    school = made.school as School
    list = made.list.id
    const [courses, rooms] = await Promise.all([
      payload.find({ collection: 'courses' }),
      payload.find({ collection: 'accommodation' }),
    ])
    ids = { course: courses.docs[0]?.id ?? 0, room: rooms.docs[0]?.id ?? 0 }
    await createCourse(payload, school.id, 'Evening')
    return () => web.close()
  })

  it('shows facts, price, starts and the others of the school, in every language', async () => {
    for (const locale of locales) {
      const { statusCode, body } = await web.get(localePath(locale, course))
      expect(statusCode).toBe(200)
      const page = localePath(locale, '/schools/priced')
      // The calculator, with the offer and the length of its price chosen. It is saved at the school.
      for (const [path, html, total] of [
        [course, body, 152000],
        [room, await text(localePath(locale, room)), 92000],
      ] as const) {
        expect(html).toContain(`action="${localePath(locale, path)}#anc-calculator"`)
        expect(html).toContain(`formAction="${page}/quotes"`)
        expect(html).toMatch(new RegExp(`<output name="total"[^>]* data-minor="${total}"`))
      }
      expect(body).toContain(`href="${page}/courses/evening"`)
      expect(body.match(/<time dateTime="\d{4}-\d\d-\d\d">/gi)).toHaveLength(6)
      expect(body).toContain(
        `<link rel="canonical" href="http://school.example${localePath(locale, course)}"/>`,
      )
      expect(body.match(/rel="alternate" hrefLang=/gi)).toHaveLength(locales.length + 1)
    }
    const body = await text(course)
    expect(body).toContain('<title>Intensive – Priced School, Larchmere</title>')
    expect(body).toContain('<strong>4 weeks from CA$\u00a01\u00a0520, all fees</strong>')
    expect(await text(room)).toContain(
      '<strong>4 weeks from CA$\u00a0920, including the registration fee of CA$\u00a0120</strong>',
    )
  })

  it('has starts that the calculator takes', async () => {
    const links = [
      ...(await text(course)).matchAll(/<a href="(\?[^"]*)#anc-calculator" data-choose="start"/g),
    ]
    expect(links).toHaveLength(6)
    const query = String(links[2]?.[1]).replaceAll('&amp;', '&')
    const start = new URLSearchParams(query).get('start')
    const chosen = await text(`${course}${query}`)
    expect(chosen).toContain(`<option value="${start}" selected="">`)
    expect(chosen).toMatch(/<output name="total"[^>]* data-minor="152000"/)
    expect(chosen).toContain(`<link rel="canonical" href="http://school.example${course}"/>`)
    // Other choices than those of the page are kept.
    expect(await text(`${course}?weeks=2`)).toMatch(/<output name="total"[^>]* data-minor="82000"/)
  })

  it('shows a day of the course, what follows from it and its teacher, if editors say so', async () => {
    expect(await text(course)).not.toContain('timetable-title')
    const staff = [{ name: 'Tomas', role: 'Head of teaching', bio: 'The green door.' }]
    await site.payload.update({ collection: 'schools', id: school.id, data: { staff, _status: 'published' } })
    await update('courses', ids.course, {
      timetable: '9:00–10:40 | Grammar\n\n10:40–11:00 | Break',
      outcomes: 'You tell a story.\nYou write a letter.',
      teacher: 'Tomas',
    })
    await soon(() => text(course)).toContain('<dt>10:40–11:00</dt><dd>Break</dd>')
    const body = await text(course)
    expect(body).toContain('<ul><li>You tell a story.</li><li>You write a letter.</li></ul>')
    expect(body).toMatch(/Your teacher.*<h3>Tomas<\/h3><p class="person-role">Head of teaching</s)
    expect(thingsIn(body)[0]).toMatchObject({ teaches: ['You tell a story.', 'You write a letter.'] })
    await update('courses', ids.course, { teacher: 'Somebody else' })
    await soon(() => text(course)).not.toContain('Your teacher')
  })

  it('is where the cards of the school lead', async () => {
    const body = await text('/de/schools/priced')
    for (const path of [course, room]) expect(body).toContain(`href="/de${path}"`)
  })

  it('tells search engines about the course, its price and its starts', async () => {
    const things = thingsIn(await text(`/de${course}`))
    expect(things.map((thing) => thing['@type'])).toEqual(['Course', 'BreadcrumbList'])
    expect(things[0]).toMatchObject({
      name: 'Intensive',
      url: `http://school.example/de${course}`,
      offers: [{ price: '1520.00', priceCurrency: 'CAD' }],
    })
    expect(things[0]?.hasCourseInstance).toHaveLength(4)
    expect(things[1]?.itemListElement).toMatchObject([
      { item: 'http://school.example/de' },
      { item: 'http://school.example/de/schools/priced', name: 'Priced School' },
      { item: `http://school.example/de${course}`, name: 'Intensive' },
    ])
  })

  it('tells search engines about the accommodation and what a stay costs', async () => {
    const things = thingsIn(await text(room))
    expect(things.map((thing) => thing['@type'])).toEqual(['Accommodation', 'Offer', 'BreadcrumbList'])
    expect(things[1]).toMatchObject({ price: '920.00', priceCurrency: 'CAD' })
  })

  it('and that of its school lead from the button of the menu to the calculator', async () => {
    const button = (target: string) =>
      site.payload.updateGlobal({ slug: 'site-settings', data: { callToAction: { label: 'Price', target } } })
    const leadsTo = async (url: string) =>
      /<a class="button" href="([^"]*)">Price</.exec(await text(url))?.[1]
    await button('/#anc-schools')
    await soon(() => leadsTo('/de')).toBe('/de#anc-schools')
    // The address of the page keeps its choices.
    await soon(() => leadsTo('/de/schools/priced?course=2&weeks=3')).toBe('#anc-calculator')
    for (const path of [course, room]) await soon(() => leadsTo(`/de${path}`)).toBe('#anc-calculator')
    await button('/contact')
    await soon(() => leadsTo(`/de${course}`)).toBe('/de/contact')
  })

  it('is in the sitemap', async () => {
    const body = await text('/sitemap.xml')
    for (const path of [course, room, `/fr${course}`])
      expect(body).toContain(`<loc>http://school.example${path}</loc>`)
  })

  it.each([
    '/schools/priced/courses/unknown',
    '/schools/unknown/courses/intensive',
    '/schools/priced/courses/twin-room',
    '/schools/priced/accommodation/intensive',
    '/schools/priced/courses',
    '/schools/priced/courses/Intensive',
    '/schools/priced/courses/intensive/more',
    '/de/schools/priced/courses/unknown',
  ])('does not exist at %s', async (path) => {
    // The page that says so is rendered once per language, and once per page that it proposes.
    for (const address of ['/unknown', '/de/unknown', '/schools/priced/courses/intensif'])
      await status(address)
    const renders = web.cache.stats.renders
    expect(await status(path)).toBe(404)
    // Not even loaded.
    expect(web.cache.stats.renders).toBe(renders)
  })

  it('exists only while its school is published', async () => {
    const hidden = await createSchool(site.payload, { name: 'Hidden', _status: 'draft' })
    await site.payload.create({ collection: 'courses', data: courseData(hidden.id, 'Secret') })
    const path = '/schools/hidden/courses/secret'
    expect(await status(path)).toBe(404)
    await site.payload.update({ collection: 'schools', id: hidden.id, data: { _status: 'published' } })
    await soon(() => status(path)).toBe(200)
    await site.payload.update({ collection: 'schools', id: hidden.id, data: { _status: 'draft' } })
    await soon(() => status(path)).toBe(404)
    await soon(() => text('/sitemap.xml')).not.toContain(path)
  })

  it('shows pictures, blocks and the texts for search engines, and marks what is not translated', async () => {
    const { payload } = site
    const [one, two, three] = [
      await createPicture(payload, 'A desk'),
      await createPicture(payload, 'A window'),
      await createPicture(payload, 'A garden'),
    ]
    await update('courses', ids.course, {
      pictures: [one.id, two.id],
      blocks: [
        ...textBlocks(toRichText('What you need to bring on your first morning with us.')),
        { blockType: 'gallery', heading: 'Around us', pictures: [one.id, three.id] },
        { blockType: 'gallery', heading: 'Nothing new', pictures: [one.id, two.id] },
      ],
      seo: { title: 'Own title', description: 'Own description' },
    })
    await soon(() => text(course)).toContain('What you need to bring')
    const body = await text(course)
    expect(body).toContain('<title>Own title</title>')
    expect(body).toContain('<meta name="description" content="Own description"/>')
    expect(body).toMatch(/<picture class="hero-picture">.*?alt="A desk"/)
    // One of its own and one of a block; none repeats a picture, and a block with nothing new is not shown.
    const galleries = [...body.matchAll(/<ul class="gallery".*?<\/ul>/gs)].map(([list]) =>
      [...list.matchAll(/alt="(A [^"]+)"/g)].map(([, alt]) => alt),
    )
    expect(galleries).toEqual([['A window'], ['A garden']])
    expect(body).not.toContain('Nothing new')
    await soon(() => text(`/de${course}`)).toMatch(
      /<div class="[^"]*prose[^"]*" lang="en"><p>What you need to bring/,
    )
    // A picture of its own is a change of the page, too.
    await payload.update({ collection: 'media', id: one.id, data: { alt: 'A new desk' } })
    await soon(() => text(course)).toContain('alt="A new desk"')
  })

  it('names the texts of a translation', async () => {
    await update('accommodation', ids.room, { title: 'Zweibettzimmer' }, 'de')
    await soon(() => text(`/de${room}`)).toContain('<h1>Zweibettzimmer</h1>')
    expect(await text(room)).toContain('<h1>Twin room</h1>')
  })

  describe('changes', () => {
    it('with the course, also on the pages of the others', async () => {
      const other = '/schools/priced/courses/evening'
      expect(await text(other)).toContain('>Intensive<')
      await update('courses', ids.course, { title: 'Intensive English' })
      await soon(() => text(course)).toContain('<h1>Intensive English</h1>')
      await soon(() => text(other)).toContain('>Intensive English<')
      await update('courses', ids.course, { title: 'Intensive' })
    })

    it('with the school', async () => {
      expect(await text(room)).toContain('Priced School')
      await site.payload.update({
        collection: 'schools',
        id: school.id,
        data: { name: 'Priced Renamed', _status: 'published' },
      })
      await soon(() => text(room)).toContain('Priced Renamed')
    })

    it('with the price list', async () => {
      expect(await text(course)).toContain('CA$\u00a01\u00a0520')
      await raisePrices(site.payload, list)
      await soon(() => text(course)).toContain('CA$\u00a02\u00a0920')
      // The new list has no price of the room.
      await soon(() => text(room)).toContain('Price on request')
    })

    it('its address', async () => {
      await update('courses', ids.course, { slug: 'mornings' })
      await soon(() => status('/schools/priced/courses/mornings')).toBe(200)
      await soon(() => text('/schools/priced')).toContain('href="/schools/priced/courses/mornings"')
      await soon(() => status(course)).not.toBe(200)
    })
  })

  it('of a school without prices asks visitors to write', async () => {
    const plain = await createSchool(site.payload, { name: 'Plain' })
    await createCourse(site.payload, plain.id, 'Talking')
    const body = await text('/schools/plain/courses/talking')
    expect(body).toContain('Ask for a price')
    expect(body).not.toContain('all fees</strong>')
    expect(body).toMatch(/<time dateTime="\d{4}/i)
  })
})
