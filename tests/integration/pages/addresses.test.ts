import { beforeAll, expect, it } from 'vitest'
import { pagesMessages } from '../../../src/features/pages/messages/messages'
import { type Locale, languageTag, locales } from '../../../src/shared/locale'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('an address', (open) => {
  let site: Site
  let web: TestApp
  let slug: string

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    slug = (await createSchool(site.payload)).slug
    return () => web.close()
  })

  it.each(locales)(
    'that is unknown returns a 404 page with a search form in its language (%s)',
    async (locale: Locale) => {
      const answer = await web.get(locale === 'en' ? '/no/such/page' : `/${locale}/no/such/page`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.body).toContain(`<html lang="${languageTag(locale)}">`)
      expect(answer.body).toContain(pagesMessages(locale)('notFoundTitle'))
      expect(answer.body).toMatch(/<input[^>]*name="q"/)
      expect(answer.body).toContain('content="noindex"')
    },
  )

  it.each(['/de/%E0%A4%A', '/de/%', '/de/schools/%FF?page=%E0'])(
    'that cannot be decoded returns the same 404 page (%s)',
    async (url) => {
      const answer = await web.get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(answer.body).toContain(pagesMessages('de')('notFoundTitle'))
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  it('that is unknown shares one rendered page per language with all others', async () => {
    await web.get('/fr/nothing/0')
    const { renders } = web.cache.stats
    for (let index = 1; index < 20; index++) await web.get(`/fr/nothing/${index}`)
    expect(web.cache.stats.renders).toBe(renders)
  })

  it('that is nearly that of a page proposes this page, in each language that has it', async () => {
    await createSchool(site.payload, { name: 'Maple Harbour', slug: 'maple-harbour' })
    const link = (url: string) => `<a href="${url}">${url}</a>`
    const wrong = await web.get('/schools/mapleharbor')
    expect(wrong.statusCode).toBe(404)
    expect(wrong.body).toContain(
      `${pagesMessages('en')('notFoundNearest')} ${link('/schools/maple-harbour')}`,
    )
    expect((await web.get('/de/schools/maple-habrour')).body).toContain(link('/de/schools/maple-harbour'))
    expect((await web.get('/schools/quite-different')).body).not.toContain('/schools/maple-harbour')
    await site.payload.update({
      collection: 'schools',
      where: { slug: { equals: 'maple-harbour' } },
      data: { _status: 'draft' },
    })
    expect((await web.get('/schools/mapleharbor')).body).not.toContain('maple-harbour')
  })

  it('that is unknown returns JSON with an error code and the request id to programs', async () => {
    for (const [url, accept] of [
      ['/nothing-here', 'application/json'],
      ['/nothing/here.json', '*/*'],
    ] as const) {
      const answer = await web.get(url, { accept })
      expect(answer.statusCode).toBe(404)
      const { error } = answer.json()
      expect(error).toMatchObject({ code: 'not_found', message: expect.stringMatching(/^[A-Z].*\.$/) })
      expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/)
      expect(web.log.some(({ reqId }) => reqId === error.requestId)).toBe(true)
    }
  })

  it.each([
    '/schools/%00',
    '/schools/a%00b',
    '/schools/../x',
    '/schools/%2e%2e%2fx',
    '/schools/UPPER',
    `/schools/${'a'.repeat(81)}`,
    `/schools/${'long-'.repeat(2000)}x`,
    '/schools/a/b',
    '/schools/UPPER/comments',
    '/schools//comments',
    '/schools/a/b/comments',
    '/schools/UPPER/how-to-get-here',
    '/schools//how-to-get-here',
    '/schools/%27%20or%201=1--',
    '/schools/%F0%9F%8F%AB',
    '/schools/-',
    '/schools/a--b',
    '/%EF%BF%BF',
    '/preview',
    '/de/de',
  ])('that is malformed returns 404: %s', async (url) => {
    const answer = await web.get(url)
    expect(answer.statusCode).toBe(404)
  })

  it.each(['/?q=x', '/de?q=x', `/pt-br?language=en&page=1`])(
    'of a search returns a page: %s',
    async (url) => {
      expect((await web.get(url)).statusCode).toBe(200)
    },
  )

  it('with percent-encoded letters returns 404', async () => {
    for (const path of [`/schools/${slug}`, `/schools/${slug}/comments`]) {
      expect((await web.get(path)).statusCode).toBe(200)
      expect((await web.get(path.replace('/schools/', '/%73chools/'))).statusCode).toBe(404)
      const [letter = ''] = slug
      const escaped = `%${letter.charCodeAt(0).toString(16)}`
      expect((await web.get(path.replace(`/${slug}`, `/${escaped}${slug.slice(1)}`))).statusCode).toBe(404)
    }
  })

  it.each(['/media/../site.db', '/media/%2e%2e/site.db', '/media/%2e%2e%2fsite.db', '/media/..%5csite.db'])(
    'cannot escape the media folder: %s',
    async (url) => {
      expect([403, 404]).toContain((await web.get(url)).statusCode)
      expect([403, 404]).toContain((await request(web, url)).status)
    },
  )

  it.each(['/%', '/schools/%E0%A4%A', '/schools/%zz', '/media/%'])(
    'that is not a valid URL returns a client error: %s',
    async (url) => {
      const { statusCode } = await web.get(url)
      expect([400, 404]).toContain(statusCode)
    },
  )

  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/schools/x', '/schools/x'],
    ['/schools', '/'],
    ['/schools/', '/'],
    ['/de/', '/de'],
    ['/schools/x/', '/schools/x'],
    ['/de/about//', '/de/about'],
    ['/en/about?q=1&r=%2F', '/about?q=1&r=%2F'],
  ])('that is not canonical redirects permanently to the canonical one: %s', async (url, target) => {
    const answer = await web.get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, target])
  })

  it.each([
    '//evil.example/',
    '//evil.example/en/',
    '/en//evil.example',
    '/en//evil.example/',
    '/en/\\evil.example',
    '/en/%5Cevil.example/',
    '/\\evil.example/',
    '/en///evil.example',
    '//',
    '///',
    '//:80/',
    '//[/',
    '//evil.example:99999/',
    '/en/http://evil.example/',
    '/.//evil.example/',
    '/en/.//evil.example/',
  ])('never redirects to another site: %s', async (url) => {
    // Sent over a real connection, because inject() would normalise the path.
    const answer = await request(web, url)
    expect(answer.status).toBeLessThan(500)
    if (answer.location !== undefined) {
      const target = new URL(answer.location, 'http://school.example/here')
      expect(target.origin).toBe('http://school.example')
    }
  })

  it('returns 413 for a form that is far too large', async () => {
    const answer = await web.post('/setup', { name: 'x'.repeat(300_000) })
    expect(answer.statusCode).toBe(413)
    expect(answer.body).toContain('too_large')
    expect(answer.body).not.toMatch(/FST_|node_modules|\.ts:/)
  })

  it('returns 400 for a form with an unknown content type or broken JSON', async () => {
    const headers = { 'content-type': 'text/xml' }
    const response = await web.app.inject({ method: 'POST', url: '/setup', headers, payload: '<a/>' })
    expect(response.statusCode).toBe(400)
    const json = { 'content-type': 'application/json' }
    const broken = await web.app.inject({ method: 'POST', url: '/setup', headers: json, payload: '{' })
    expect(broken.statusCode).toBe(400)
  })

  it('of a page returns 404 to POST, PUT, DELETE and PATCH', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
      expect((await web.app.inject({ method, url: `/schools/${slug}` })).statusCode).toBe(404)
  })
})

/** Sends the path exactly as given, over a real connection. */
const request = async (web: TestApp, path: string) => {
  const { get } = await import('node:http')
  if (!web.app.server.listening) await web.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = web.app.server.address() as { port: number }
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    }).on('error', reject)
  })
}
