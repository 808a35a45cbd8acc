import { htmlProblems } from '../html-problems'
import { expect, publicPages, test } from './test'

// What stands in the HTML needs no script, and is read sooner without.
test.use({ javaScriptEnabled: false })

const languageTags = ['ca', 'de', 'en', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-BR']

for (const path of [...publicPages, '/no-such-page']) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    expect(await htmlProblems(await (await request.get(path)).text())).toEqual([])
  })
}

const indexedPages = publicPages.filter((path) => !path.includes('?'))

for (const path of indexedPages) {
  test(`${path} tells search engines what it is`, async ({ page, baseURL }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/de') ? 'de' : 'en')
    await expect(page).toHaveTitle(/\S.{10,}/)
    const content = (selector: string) => page.locator(`head > ${selector}`).getAttribute('content')
    expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(20)
    await expect(page.locator('head > meta[name="robots"]')).toHaveCount(0)

    const canonical = `${baseURL}${path}`
    await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute('href', canonical)
    const alternates = await page
      .locator('head > link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
    const neutral = path.replace(/^\/de(?=\/|$)/, '') || '/'
    const prefixed = (tag: string) =>
      tag === 'en' ? neutral : `/${tag.toLowerCase()}${neutral === '/' ? '' : neutral}`
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(languageTags.map((tag) => [tag, `${baseURL}${prefixed(tag)}`])),
      'x-default': `${baseURL}${neutral}`,
    })

    expect(await content('meta[property="og:title"]')).toBe(await page.title())
    expect(await content('meta[property="og:description"]')).toBe(await content('meta[name="description"]'))
    expect(await content('meta[property="og:url"]')).toBe(canonical)
    expect(await content('meta[property="og:type"]')).toBe('website')
    expect(await content('meta[property="og:site_name"]')).toBe('Tidewater Language Schools')
  })
}

for (const path of ['/', '/schools/maple-harbour', '/schools/vieux-phare']) {
  test(`${path} has a picture for sharing that exists`, async ({ page, request }) => {
    await page.goto(path)
    const picture = await page.locator('head > meta[property="og:image"]').getAttribute('content')
    const answer = await request.get(picture ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
  })
}

for (const path of ['/?q=nowhere-at-all', '/no-such-page']) {
  test.describe('pages that search engines leave out', () => {
    test.use({ expectedErrors: [/status of 404/] })

    test(`${path} asks not to be indexed and claims no address`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('head > meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(0)
      await expect(page.locator('head > link[rel="alternate"]')).toHaveCount(0)
    })
  })
}

interface Thing {
  '@type': string
  [name: string]: unknown
}

const structuredData = async (page: import('@playwright/test').Page): Promise<Thing[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))

test('a school with five courses is described to search engines with a list of them', async ({ page }) => {
  await page.goto('/schools/maple-harbour')
  const data = await structuredData(page)
  expect(data.map((thing) => thing['@type'])).toEqual(['EducationalOrganization', 'ItemList'])
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
  const titles = await page.locator('#anc-courses h3').allTextContents()
  expect(items.map(({ item }) => item.name)).toEqual(titles)
})

test('a school with two courses names each on its own, because a list needs three', async ({ page }) => {
  await page.goto('/schools/vieux-phare')
  const data = await structuredData(page)
  expect(data.map((thing) => thing['@type'])).toEqual(['EducationalOrganization', 'Course', 'Course'])
  for (const course of data.slice(1)) {
    expect(course).toMatchObject({ name: expect.any(String), provider: { name: expect.any(String) } })
  }
})

test('the addresses of the courses in the structured data lead to the courses', async ({ page }) => {
  await page.goto('/schools/maple-harbour')
  const [, list] = await structuredData(page)
  const items = list?.itemListElement as { item: { url: string } }[]
  const fragments = items.map(({ item }) => new URL(item.url).hash.slice(1))
  for (const fragment of fragments) await expect(page.locator(`[id="${fragment}"]`)).toHaveCount(1)
})

test('every page of the sitemap answers under its own address, in every language', async ({ request }) => {
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
  for (const address of addresses) {
    const page = await request.get(address, { maxRedirects: 0 })
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await page.text())?.[1]
    if (page.status() !== 200 || canonical !== address) wrong.push(`${address} ${page.status()} ${canonical}`)
  }
  expect(wrong).toEqual([])
})

test('robots.txt names the sitemap and keeps robots out of the admin panel', async ({ request, baseURL }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('Disallow: /admin')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})
