import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '../kit/app'
import { createPage, createSchool, pageData, schoolData } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('a cached page', (open) => {
  let site: Site
  let web: TestApp
  let url: string

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    url = `/schools/${(await createSchool(site.payload, { name: 'Alder Bay' })).slug}`
    return () => web.close()
  })

  it('is rendered once for 200 concurrent first requests', async () => {
    const before = web.cache.stats.renders
    const answers = await Promise.all(Array.from({ length: 200 }, () => web.get(url)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(web.cache.stats.renders - before).toBe(1)
  })

  it('has the same content in every encoding, and a Vary header', async () => {
    const identity = await web.get(url)
    const br = await web.get(url, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await web.get(url, { 'accept-encoding': 'gzip' })
    expect([identity, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(identity.body).toContain('Alder Bay')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(identity.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(identity.body)
    for (const { headers } of [identity, br, gzip]) expect(headers.vary).toContain('accept-encoding')
    expect(br.rawPayload.length).toBeLessThan(identity.rawPayload.length / 2)
  })

  it('is answered with 304 if the ETag matches', async () => {
    const { etag } = (await web.get(url)).headers
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const given of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await web.get(url, { 'if-none-match': given })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers.etag).toBe(etag)
    }
    expect((await web.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('answers HEAD with the same headers and no body', async () => {
    const get = await web.get(url)
    const head = await web.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
  })

  it('contains no personal data and sets no cookie', async () => {
    const plain = await web.get(url)
    const personal = await web.get(url, {
      cookie: 'payload-token=abc; name=Eve',
      'accept-language': 'de',
      'user-agent': 'Eve/1.0',
      'x-forwarded-for': '203.0.113.9',
    })
    expect(personal.body).toBe(plain.body)
    for (const answer of [plain, personal, await web.get('/'), await web.get('/nothing-here')])
      expect(answer.headers['set-cookie']).toBeUndefined()
    expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('is shared by all spellings of the same search', async () => {
    const first = await web.get('/?q=alder')
    const { renders, entries } = web.cache.stats
    for (const odd of [
      '/?q=alder&utm_source=x&fbclid=1',
      '/?page=1&q=alder',
      '/?q=%20alder%20&page=-3',
      '/?q=alder&language=klingon&page=abc',
      '/?q=alder%00&q=other',
      '/?x[]=1&&&=&q=alder',
    ])
      expect([odd, (await web.get(odd)).body === first.body]).toEqual([odd, true])
    expect(web.cache.stats).toMatchObject({ renders, entries })
  })

  it('of a school ignores unknown query parameters', async () => {
    const plain = await web.get(url)
    const { renders } = web.cache.stats
    expect((await web.get(`${url}?utm_source=x`)).body).toBe(plain.body)
    expect(web.cache.stats.renders).toBe(renders)
  })

  it('is in the language of its address, and falls back to English', async () => {
    const { id, slug } = await createPage(site.payload, { title: 'House rules' })
    await site.payload.update({ collection: 'pages', id, locale: 'de', data: { title: 'Hausordnung' } })
    const german = await web.get(`/de/${slug}`)
    expect(german.body).toContain('<html lang="de">')
    expect(german.body).toContain('Hausordnung')
    const brazilian = await web.get(`/pt-br/${slug}`)
    expect(brazilian.body).toContain('<html lang="pt-BR">')
    expect(brazilian.body).toContain('House rules')
  })

  it('exists in every language even if it was first written in German', async () => {
    const { payload } = site
    const { slug } = await payload.create({ collection: 'pages', locale: 'de', data: pageData('Anreise') })
    const school = await payload.create({
      collection: 'schools',
      locale: 'de',
      data: schoolData('Seeschule'),
    })
    for (const url of [`/${slug}`, `/fr/${slug}`, `/schools/${school.slug}`, '/', '/sitemap.xml'])
      expect([url, (await web.get(url)).statusCode]).toEqual([url, 200])
    expect((await web.get(`/de/${slug}`)).body).toContain('Anreise')
  })
})
