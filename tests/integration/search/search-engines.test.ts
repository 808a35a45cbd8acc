import { beforeAll, expect, it } from 'vitest'
import type { SchoolList } from '../../../src/features/schools/contract'
import { DOCUMENTS_PER_FILE } from '../../../src/server/routes/sitemap'
import { locales } from '../../../src/shared/locale'
import { openApp, type TestApp } from '../kit/app'
import { createCourse, createPage, createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('search', (open) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const { payload } = site
    const school = await createSchool(payload, { name: 'Alder Bay', town: 'Larchmere' })
    for (const title of ['One', 'Two', 'Three']) await createCourse(payload, school.id, title)
    await createSchool(payload, { name: 'École du Phare', town: 'Port-Clair', languages: ['fr' as never] })
    await createSchool(payload, { name: 'Secret School', _status: 'draft' })
    await createPage(payload, { title: 'About us' })
    await createPage(payload, { title: 'Secret page', _status: 'draft' })
    return () => web.close()
  })

  const found = async (query: string, prefix = '') => {
    const answer = await web.get(`${prefix}/schools/search.json?${query}`)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    return answer.json<SchoolList>()
  }
  const names = ({ schools }: SchoolList) => schools.map(({ name }) => name)

  it('engines find every published page in ten languages in the sitemap, and no draft', async () => {
    const answer = await web.get('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const listed = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    const schools = ['/schools/alder-bay', '/schools/ecole-du-phare']
    const ofSchools = schools.flatMap((path) => [path, `${path}/comments`, `${path}/how-to-get-here`])
    const courses = ['one', 'two', 'three'].map((slug) => `/schools/alder-bay/courses/${slug}`)
    const paths = ['/', ...ofSchools, ...courses, '/about-us']
    const expected = paths.flatMap((path) =>
      locales.map((locale) => {
        const prefix = locale === 'en' ? '' : `/${locale}`
        return `http://school.example${path === '/' ? prefix || '/' : prefix + path}`
      }),
    )
    expect(listed.sort()).toEqual(expected.sort())
    expect(answer.body).toContain('hreflang="pt-BR"')
    expect(answer.body.match(/hreflang="x-default" href="http:\/\/school\.example\/about-us"/g)).toHaveLength(
      locales.length,
    )
    for (const address of listed)
      expect((await web.get(new URL(String(address)).pathname)).statusCode).toBe(200)
  })

  it('engines find the pages of a large site in several files', async () => {
    const large = await open()
    const largeWeb = await openApp(large)
    const count = DOCUMENTS_PER_FILE
    await large.sql(
      `insert into pages (slug, _status, updated_at, created_at) values ${Array.from(
        { length: count },
        (_, index) =>
          `('page-${index}', 'published', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z')`,
      ).join(', ')}`,
    )
    const locs = (body: string) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    const files = locs((await largeWeb.get('/sitemap.xml')).body)
    expect(files).toEqual([1, 2].map((file) => `http://school.example/sitemap-${file}.xml`))
    const listed = []
    for (const file of files) {
      const { statusCode, body } = await largeWeb.get(new URL(String(file)).pathname)
      expect(statusCode).toBe(200)
      expect(body).toContain('<urlset')
      listed.push(...locs(body))
    }
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.length).toBe((count + 1) * locales.length)
    expect((await largeWeb.get('/sitemap-3.xml')).statusCode).toBe(404)
    expect((await largeWeb.get('/sitemap-0.xml')).statusCode).toBe(404)
    // A site that fits into one file has no others.
    expect((await web.get('/sitemap-1.xml')).statusCode).toBe(404)
    await largeWeb.close()
  })

  it('engines get the sitemap address and the excluded paths from robots.txt', async () => {
    const { body, headers } = await web.get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Sitemap: http://school.example/sitemap.xml')
    for (const path of ['/admin', '/api/', '/preview/']) expect(body).toContain(`Disallow: ${path}\n`)
  })

  it('engines get canonical address, languages, link preview and structured data of a school', async () => {
    const { body } = await web.get('/de/schools/alder-bay')
    expect(body).toContain('<link rel="canonical" href="http://school.example/de/schools/alder-bay"/>')
    expect(body.match(/rel="alternate" hrefLang=/gi)).toHaveLength(locales.length + 1)
    expect(body).toContain('property="og:title"')
    const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(String(json)),
    )
    expect(data.map((entry) => entry['@type'])).toEqual([
      'EducationalOrganization',
      'ItemList',
      'BreadcrumbList',
    ])
  })

  it('finds schools by name, town and language, ignoring case, and no drafts', async () => {
    expect(names(await found('q=ALDER'))).toEqual(['Alder Bay'])
    expect(names(await found('q=port-cl'))).toEqual(['École du Phare'])
    expect(names(await found('q=fran%C3%A7ais', '/fr'))).toEqual(['École du Phare'])
    expect(names(await found('language=fr'))).toEqual(['École du Phare'])
    expect(await found('q=secret')).toMatchObject({ schools: [], total: 0 })
    expect(await found('')).toMatchObject({ total: 2, languages: ['en', 'fr'] })
  })

  it.each(['ecole', 'ÉCOLE', 'École', 'e\u0301cole', 'PORT CLAIR', 'phare port'])(
    'finds École du Phare in Port-Clair by %s',
    async (q) => {
      expect(names(await found(new URLSearchParams({ q }).toString()))).toEqual(['École du Phare'])
    },
  )

  it('finds a school by its new town after a change', async () => {
    const { id } = await createSchool(site.payload, { name: 'Lycée Zénith', town: 'Ærø' })
    const shown = async (q: string) => names(await found(`q=${q}`))
    expect(await shown('lycee')).toEqual(['Lycée Zénith'])
    await site.payload.update({ collection: 'schools', id, data: { town: 'Łódź' } })
    await expect.poll(() => shown('zenith+lodz')).toEqual(['Lycée Zénith'])
    expect(await shown('aero')).toEqual([])
    await site.payload.delete({ collection: 'schools', id })
  })

  const addresses = { 'Alder Bay': '/schools/alder-bay', 'École du Phare': '/schools/ecole-du-phare' }
  const everything = Object.keys(addresses)
  it.each([
    ['q=%25', everything],
    ['q=_', everything],
    ['q=%5C', everything],
    ['q=al%25r', []],
    ['q=al_er', []],
    ["q='", []],
    ["q='+or+1=1--", []],
    [`q=${'x'.repeat(5000)}`, []],
    ['q=%F0%9F%8F%AB', []],
    ['q=%ED%A0%80', []],
    ['page=99999', everything],
  ])('treats %s as plain text', async (query, expected) => {
    expect(names(await found(query))).toEqual(expected)
    const page = await web.get(`/?${query}`)
    expect(page.statusCode).toBe(200)
    for (const [name, address] of Object.entries(addresses))
      expect([name, page.body.includes(`href="${address}"`)]).toEqual([name, expected.includes(name)])
  })

  it('shows results without JavaScript, and keeps them out of search engines', async () => {
    const { body } = await web.get('/?q=alder')
    expect(body).toContain('href="/schools/alder-bay"')
    expect(body).not.toContain('href="/schools/ecole-du-phare"')
    expect(body).toContain('content="noindex"')
    expect((await web.get('/')).body).not.toContain('content="noindex"')
  })
})
