import { DomUtils } from 'htmlparser2'
import { htmlProblems } from '../../html-problems'
import { type Html, readHtml } from '../kit/read-html'
import { expect, publicPages, test, thorough } from '../kit/test'

// Tests of the HTML alone need no browser and are faster without one.

const meta = ({ one }: Html, attributes: Record<string, string>) => one('meta', attributes)?.attribs.content

const languageTags = ['ca', 'de', 'en', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-BR']

for (const path of [...publicPages, '/no-such-page']) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    expect(await htmlProblems(await (await request.get(path)).text())).toEqual([])
  })
}

const indexedPages = publicPages.filter((path) => !path.includes('?'))

for (const path of indexedPages) {
  test(`${path} has metadata for search engines`, async ({ request, baseURL }) => {
    const page = await readHtml(request, path)
    page.one('h1')
    expect(page.one('html')?.attribs.lang).toBe(path.startsWith('/de') ? 'de' : 'en')
    const title = DomUtils.textContent(page.all('title')[0] ?? [])
    expect(title).toMatch(/\S.{10,}/)
    const description = meta(page, { name: 'description' })
    expect(description?.length).toBeGreaterThan(20)
    expect(page.all('meta', { name: 'robots' })).toEqual([])

    const canonical = `${baseURL}${path}`
    expect(page.one('link', { rel: 'canonical' })?.attribs.href).toBe(canonical)
    const alternates = page
      .all('link', { rel: 'alternate', hreflang: true })
      .map(({ attribs }) => [attribs.hreflang, attribs.href])
    const neutral = path.replace(/^\/de(?=\/|$)/, '') || '/'
    const prefixed = (tag: string) =>
      tag === 'en' ? neutral : `/${tag.toLowerCase()}${neutral === '/' ? '' : neutral}`
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(languageTags.map((tag) => [tag, `${baseURL}${prefixed(tag)}`])),
      'x-default': `${baseURL}${neutral}`,
    })

    expect(meta(page, { property: 'og:title' })).toBe(title)
    expect(meta(page, { property: 'og:description' })).toBe(description)
    expect(meta(page, { property: 'og:url' })).toBe(canonical)
    expect(meta(page, { property: 'og:type' })).toBe('website')
    expect(meta(page, { property: 'og:site_name' })).toBe('Tidewater Language Schools')
  })
}

for (const path of [...indexedPages, '/schools/maple-harbour/comments', '/no-such-page']) {
  test(`${path} has an existing picture for sharing`, async ({ request }) => {
    const picture = meta(await readHtml(request, path), { property: 'og:image' })
    const answer = await request.get(picture ?? '')
    expect(answer.status()).toBe(200)
    // Pages about a school or a post show its picture.
    const hasPicture = path === '/' || /\/(schools|news)(\/|$)/.test(path)
    expect(answer.headers()['content-type']).toBe(hasPicture ? 'image/jpeg' : 'image/png')
  })
}

for (const path of ['/?q=nowhere-at-all', '/no-such-page']) {
  test(`${path} is not indexed and has no canonical address`, async ({ request }) => {
    const page = await readHtml(request, path)
    expect(meta(page, { name: 'robots' })).toBe('noindex')
    expect(page.all('link', { rel: 'canonical' })).toEqual([])
    expect(page.all('link', { rel: 'alternate' })).toEqual([])
  })
}

interface Thing {
  '@type': string
  [name: string]: unknown
}

const structuredData = ({ all }: Html): Thing[] =>
  all('script', { type: 'application/ld+json' }).map((script) => JSON.parse(DomUtils.textContent(script)))

test('a school with five courses is described to search engines with a list of them', async ({ request }) => {
  const page = await readHtml(request, '/schools/maple-harbour')
  const data = structuredData(page)
  expect(data.map((thing) => thing['@type'])).toEqual([
    'EducationalOrganization',
    'ItemList',
    'FAQPage',
    'BreadcrumbList',
  ])
  const [school, list] = data
  expect(school).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Maple Harbour Language School',
    address: { '@type': 'PostalAddress', addressLocality: 'Alder Bay', addressCountry: 'CA' },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    },
  })
  const items = list?.itemListElement as { position: number; item: Thing }[]
  expect(items.map(({ position, item }) => [position, item['@type']])).toEqual(
    [1, 2, 3, 4, 5].map((position) => [position, 'Course']),
  )
  const courses = DomUtils.getElementById('anc-courses', page.document.children)
  const titles = DomUtils.getElementsByTagName('h3', courses ?? []).map((title) =>
    DomUtils.textContent(title),
  )
  expect(items.map(({ item }) => item.name)).toEqual(titles)
})

test('a school with two courses describes each separately, because a list needs three', async ({
  request,
}) => {
  const data = structuredData(await readHtml(request, '/schools/vieux-phare'))
  const courses = data.filter((thing) => thing['@type'] === 'Course')
  expect(courses).toHaveLength(2)
  for (const course of courses) {
    expect(course).toMatchObject({ name: expect.any(String), provider: { name: expect.any(String) } })
  }
})

test('the addresses of the courses in the structured data lead to the courses', async ({ request }) => {
  const page = await readHtml(request, '/schools/maple-harbour')
  const [, list] = structuredData(page)
  const items = list?.itemListElement as { item: { url: string; name: string } }[]
  for (const { item } of items) {
    const course = await readHtml(request, new URL(item.url).pathname)
    expect(DomUtils.textContent(course.one('h1') ?? [])).toBe(item.name)
  }
})

test(
  'every page of the sitemap answers under its own address, in two languages',
  thorough,
  async ({ request }) => {
    const answer = await request.get('/sitemap.xml')
    expect(answer.headers()['content-type']).toContain('application/xml')
    const sitemap = await answer.text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    const languages = addresses.map(
      (address) => /^\/(ca|de|es|eu|fr|gl|it|pt-br|pt)(?=\/|$)/.exec(new URL(address).pathname)?.[1] ?? 'en',
    )
    expect(new Set(languages).size).toBe(10)
    expect(addresses.length % 10).toBe(0)
    for (const path of ['/', ...indexedPages]) {
      expect(addresses.map((address) => new URL(address).pathname)).toContain(path)
    }
    const wrong: string[] = []
    // Each page in English and in another language, in turn: all of them would take too long.
    const asked = addresses.filter(
      (_, index) => index % 10 === 0 || index % 10 === 1 + (Math.floor(index / 10) % 9),
    )
    for (const address of asked) {
      const page = await request.get(address, { maxRedirects: 0 })
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await page.text())?.[1]
      if (page.status() !== 200 || canonical !== address)
        wrong.push(`${address} ${page.status()} ${canonical}`)
    }
    // Other tests publish pages and delete them again meanwhile; then the sitemap follows.
    const stillListed = async () => {
      const now = await (await request.get('/sitemap.xml')).text()
      return wrong.filter((line) => now.includes(`<loc>${line.split(' ', 1)[0]}</loc>`))
    }
    await expect.poll(stillListed).toEqual([])
  },
)

test('robots.txt names the sitemap and keeps robots out of the admin panel', async ({ request, baseURL }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('Disallow: /admin')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})
