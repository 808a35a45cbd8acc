import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, expect, it } from 'vitest'
import type { Locale } from '../../../src/shared/locale'
import { localePath, territoryTag } from '../../../src/shared/locale'
import { everyThing, missingProperties, type Thing, thingsIn } from '../../json-ld'
import { createComment } from '../comments/comments'
import { openApp, type TestApp } from '../kit/app'
import { courseData, createPage, pictureFile } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'

const attack = '</script><script>alert(1)</script><!--'

/** Every kind of page, and what it describes. */
const kinds: [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/schools/priced', ['EducationalOrganization', 'ItemList', 'FAQPage', 'BreadcrumbList']],
  ['/schools/priced/courses/intensive', ['Course', 'BreadcrumbList']],
  ['/schools/priced/accommodation/twin-room', ['Accommodation', 'Offer', 'BreadcrumbList']],
  ['/schools/priced/comments', ['BreadcrumbList']],
  ['/schools/priced/how-to-get-here', ['BreadcrumbList']],
  ['/about-us', ['BreadcrumbList']],
  ['/cookie-policy', ['BreadcrumbList']],
]

const someLocales: Locale[] = ['en', 'de', 'pt-br']

const pages = kinds.flatMap(([path, types]) => someLocales.map((locale) => ({ path, types, locale })))

const textOf = (html: string): string => {
  const document = parseDocument(html)
  for (const script of DomUtils.getElementsByTagName('script', document)) DomUtils.removeElement(script)
  return DomUtils.textContent(document).replace(/\s+/g, ' ')
}

describeSite('structured data', (open) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const { payload } = site
    const { school } = await createPricedSchool(payload)
    const file = await pictureFile(1200, 630)
    const picture = await payload.create({ collection: 'media', data: { alt: 'The school' }, file })
    await payload.update({
      collection: 'schools',
      id: school.id,
      data: {
        hero: picture.id,
        languages: ['fr'],
        phone: '+1 902 555 0100',
        faq: [
          { question: 'When do courses begin?', answer: `On Mondays. ${attack}` },
          { question: 'How large are classes?', answer: 'Twelve students at most.' },
        ],
        _status: 'published',
      },
    })
    for (const title of [`Evening ${attack}`, 'Weekend'])
      await payload.create({ collection: 'courses', data: courseData(school.id, title) })
    await payload.updateGlobal({ slug: 'comment-settings', data: { ratings: true } })
    await createComment(payload, school.id, { rating: 4, content: attack })
    await createPage(payload, { title: 'About us' })
    await payload.updateGlobal({
      slug: 'site-settings',
      data: {
        name: 'Tidewater',
        tagline: 'Schools by the sea',
        email: 'hello@school.example',
        phone: '+1 902 555 0199',
        address: '1 Quay Street, Larchmere',
      },
    })
    return () => web.close()
  })

  const read = async (path: string, locale: Locale) => {
    const { statusCode, body } = await web.get(localePath(locale, path))
    expect(statusCode).toBe(200)
    return { body, things: thingsIn(body) }
  }

  it.each(pages)('$path in $locale describes what it shows', async ({ path, types, locale }) => {
    const { body, things } = await read(path, locale)
    expect(things.map((thing) => thing['@type'])).toEqual(types)
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org')
    expect(missingProperties(things, 'required')).toEqual([])
    // Two courses of the school have no price, and so no starts.
    const unpriced = [
      'offers.category',
      'offers.price',
      'offers.priceCurrency',
      'hasCourseInstance.courseSchedule.startDate',
    ]
    expect(missingProperties(things, 'recommended')).toEqual(
      types.includes('ItemList') ? [...unpriced, ...unpriced].map((name) => `Course: ${name}`) : [],
    )
    const text = textOf(body)
    const shown = everyThing(things).flatMap((thing) =>
      [thing.name, thing.description, thing.text].filter(Boolean),
    )
    for (const value of shown) expect(text).toContain(String(value).replace(/\s+/g, ' '))
    for (const { url } of everyThing(things))
      if (url) expect(String(url)).toMatch(/^http:\/\/school\.example\//)
  })

  it('leads from the home page to every other page, in its language', async () => {
    const { things } = await read('/schools/priced/comments', 'de')
    expect(things.at(-1)?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Tidewater', item: 'http://school.example/de' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Priced School',
        item: 'http://school.example/de/schools/priced',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Kommentare zu Priced School',
        item: 'http://school.example/de/schools/priced/comments',
      },
    ])
  })

  it('tells where to search, and the search answers there', async () => {
    const { things } = await read('/', 'de')
    const action = things.find((thing) => thing['@type'] === 'WebSite')?.potentialAction as {
      target: { urlTemplate: string }
      'query-input': string
    }
    expect(action['query-input']).toBe('required name=search_term_string')
    const address = new URL(action.target.urlTemplate.replace('{search_term_string}', 'priced'))
    expect((await web.get(address.pathname + address.search)).body).toContain('/de/schools/priced')
  })

  it('names price, currency, starts and language of a course', async () => {
    const { things } = await read('/schools/priced', 'pt-br')
    const course = everyThing(things).find((thing) => thing.name === 'Intensive') as Thing
    expect(course.inLanguage).toEqual(['fr'])
    // Four weeks of 350, with the registration fee.
    expect(course.offers).toMatchObject([{ category: 'Paid', price: '1520.00', priceCurrency: 'CAD' }])
    const starts = (course.hasCourseInstance as Thing[]).map(({ startDate }) => String(startDate))
    expect(starts).toHaveLength(4)
    // Mondays that can be booked: the calculator offers the same.
    const { body } = await web.get('/schools/priced?course=2')
    for (const start of starts) expect(body).toContain(`value="${start}"`)
  })

  it('counts the rating that the page shows', async () => {
    const { things } = await read('/schools/priced', 'en')
    expect(things[0]).toMatchObject({ aggregateRating: { ratingValue: 4, ratingCount: 1 } })
  })

  it('executes nothing that somebody typed', async () => {
    const { body } = await read('/schools/priced', 'en')
    expect(body).not.toContain(attack)
    const scripts = DomUtils.getElementsByTagName('script', parseDocument(body))
    for (const script of scripts)
      if (!script.attribs.src) expect(script.attribs.type).toMatch(/^application\/(ld\+)?json$/)
  })

  it('does not describe search results and pages that are not indexed', async () => {
    expect(thingsIn((await web.get('/?q=priced')).body)).toEqual([])
    expect(thingsIn((await web.get('/no-such-page')).body)).toEqual([])
  })

  it.each(pages)(
    '$path in $locale has a picture and a territory for link previews',
    async ({ path, locale }) => {
      const { body } = await read(path, locale)
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(body)?.[1]
      expect(picture).toMatch(/^http:\/\/school\.example\/(media\/picture-.*-1200x630\.jpg|share\.png)/)
      expect(picture?.includes('/media/')).toBe(path === '/' || path.startsWith('/schools/'))
      expect(body).toContain(`<meta property="og:locale" content="${territoryTag(locale)}"/>`)
      expect(body.match(/property="og:locale:alternate"/g)).toHaveLength(9)
    },
  )

  it('gives a school a title of its own in each language', async () => {
    const titles = await Promise.all(
      someLocales.map(
        async (locale) => /<title>(.*?)<\/title>/.exec((await read('/schools/priced', locale)).body)?.[1],
      ),
    )
    expect(titles).toEqual([
      'French courses in Larchmere – Priced School',
      'Französischkurse in Larchmere – Priced School',
      'Cursos de francês em Larchmere – Priced School',
    ])
  })
})
