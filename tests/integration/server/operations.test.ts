import { createLocalReq, initTransaction, killTransaction } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { PanelState } from '../../../src/server/deps'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeOn, describeSite, onServer, type Site } from '../kit/harness'
import { parsePrometheus, valueIn } from './prometheus-text'

describeSite('the running site', (open, _dialect, once) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  once('reports that it is alive and ready', async () => {
    for (const [url, status] of [
      ['/healthz', 'alive'],
      ['/readyz', 'ready'],
    ] as const) {
      const answer = await web.get(url)
      expect([answer.statusCode, answer.json().status]).toEqual([200, status])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  once('is not ready while the admin panel is loading, and answers visitors', async () => {
    let panel: PanelState = 'loading'
    const app = await openApp(site, { panelState: () => panel })
    const answer = await app.get('/readyz')
    expect([answer.statusCode, answer.json().reason]).toEqual([503, 'the admin panel is loading'])
    expect((await app.get('/')).statusCode).toBe(200)
    panel = 'open'
    expect((await app.get('/readyz')).statusCode).toBe(200)
    await app.close()
  })

  once.each([
    ['building', 'The admin panel is being built', 'Der Verwaltungsbereich wird erstellt'],
    ['failed', 'The admin panel could not be built', 'Der Verwaltungsbereich konnte nicht erstellt werden'],
  ] as const)('is ready without a panel, which says that it is %s', async (state, english, german) => {
    const reached: string[] = []
    const app = await openApp(site, {
      panelState: () => state,
      admin: async (request) => {
        reached.push(request.url ?? '')
      },
    })
    expect((await app.get('/readyz')).statusCode).toBe(200)
    expect((await app.get('/')).statusCode).toBe(200)
    for (const [language, tag, title] of [
      ['de-CH,fr;q=0.5', 'de', german],
      ['eu', 'en', english],
    ] as const) {
      const { statusCode, headers, body } = await app.get('/admin/collections/pages?limit=10', {
        'accept-language': language,
      })
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
      expect([headers.refresh, headers['retry-after']]).toEqual(
        state === 'building' ? ['3', '3'] : [undefined, undefined],
      )
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(body).toContain(`<html lang="${tag}"`)
      expect(body).toContain(`<h1>${title}</h1>`)
      expect(body.includes('<progress')).toBe(state === 'building')
      expect(await htmlProblems(body)).toEqual([])
    }
    const answer = await app.get('/api/users/me')
    expect([answer.statusCode, answer.json().errors]).toEqual([503, [{ message: english }]])
    expect((await app.get('/_next/static/chunks/x.js')).statusCode).toBe(503)
    expect(reached).toEqual([])
    await app.close()
  })

  once('has no panel if it is switched off', async () => {
    const app = await openApp({ ...site, env: { ...site.env, panel: false } })
    for (const url of ['/admin', '/admin/login', '/api/users/me', '/_next/static/chunks/x.js'])
      expect((await app.get(url)).statusCode, url).toBe(404)
    expect((await app.get('/')).statusCode).toBe(200)
    await app.close()
  })

  once('serves metrics in Prometheus format', async () => {
    await web.get('/')
    await web.get('/')
    await web.get('/nothing-here')
    const answer = await web.get('/metrics')
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
    const found = parsePrometheus(answer.body)
    const value = (name: string, labels?: Record<string, string>) => valueIn(found, name, labels)
    expect(value('schoolhouse_responses_total', { status: '2xx' })).toBeGreaterThanOrEqual(2)
    expect(value('schoolhouse_responses_total', { status: '4xx' })).toBeGreaterThanOrEqual(1)
    expect(value('schoolhouse_page_cache_requests_total', { result: 'hit' })).toBeGreaterThanOrEqual(1)
    expect(value('schoolhouse_page_renders_total')).toBe(web.cache.stats.renders)
    expect(value('schoolhouse_resident_memory_bytes')).toBeGreaterThan(1e6)
  })

  once('sets security headers on every response, including errors', async () => {
    for (const url of [
      '/',
      '/nothing-here',
      '/healthz',
      '/robots.txt',
      '/setup',
      '/api/users/first-register',
    ]) {
      const { headers } = await web.get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-opener-policy': 'same-origin',
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    }
    const { body } = await web.get('/')
    expect(body).not.toMatch(/<script(?![^>]*(src=|application\/(ld\+)?json))|<style| style="| on[a-z]+="/)
  })

  once('sends an HSTS header and allows only scripts of the build on an https site', async () => {
    const secure = await openApp(site, { publicUrl: 'https://school.example/' })
    const { headers, body } = await secure.get('/')
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
    expect(body).toContain('href="https://school.example/"')
    // Not 'self', which has the uploads.
    expect(headers['content-security-policy']).toContain('script-src https://school.example/assets/;')
    await secure.close()
  })

  once('logs each request as one line with its id and without personal data', async () => {
    const from = web.log.length
    await web.get('/?q=private', { 'user-agent': 'Eve/1.0', cookie: 'a=secret' })
    const lines = web.log.slice(from)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ method: 'GET', path: '/', status: 200, reqId: expect.any(String) })
    expect(JSON.stringify(lines)).not.toMatch(/private|Eve|secret|127\.0\.0\.1/)
  })

  it('serves cached pages while the database is unavailable, and an error page otherwise', async () => {
    const lost = await open()
    const { slug } = await createSchool(lost.payload, { name: 'Still There' })
    const app = await openApp(lost)
    expect((await app.get(`/schools/${slug}`)).statusCode).toBe(200)
    await lost.loseDatabase()

    expect((await app.get('/healthz')).statusCode).toBe(200)
    const ready = await app.get('/readyz')
    expect([ready.statusCode, ready.json().status]).toEqual([503, 'not ready'])
    expect((await app.get(`/schools/${slug}`)).body).toContain('Still There')

    const failed = await app.get('/de/about')
    expect(failed.statusCode).toBeGreaterThanOrEqual(500)
    expect(failed.headers['cache-control']).toBe('no-store')
    expect(failed.body).toContain('<html lang="de">')
    const requestId = app.log.find(({ msg }) => msg === 'request failed')?.reqId
    expect(failed.body).toContain(String(requestId))
    expect(failed.body).not.toMatch(/drizzle|libsql|select |node_modules|\.ts:\d|Cannot use a pool/i)
    // Without the database, features cannot store their last counts.
    await app.app.close()
  })

  it('is not ready while a migration is missing', async () => {
    const empty = await open({ empty: true })
    const app = await openApp(empty)
    const answer = await app.get('/readyz')
    expect([answer.statusCode, answer.json().reason]).toEqual([503, 'migrations are missing'])
    await app.close()
  })
})

describeOn('postgres', 'the running site', (open) => {
  it('recovers after the database server ends its connections', async () => {
    const site = await open()
    const app = await openApp(site)
    const { slug } = await createSchool(site.payload)
    const name = new URL(site.env.database.url).pathname.slice(1)
    await Promise.all(Array.from({ length: 5 }, () => app.get(`/nothing-${Math.random()}`)))
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await expect
      .poll(async () => (await app.get(`/schools/${slug}`)).statusCode, { timeout: 15_000 })
      .toBe(200)
    await app.close()
  })

  it('recovers after connections are lost repeatedly during writes', async () => {
    const site = await open({ env: { LOG_LEVEL: 'warn' } })
    const app = await openApp(site)
    const { slug, id } = await createSchool(site.payload)
    await app.get(`/schools/${slug}`)
    const name = new URL(site.env.database.url).pathname.slice(1)
    // Loses more connections than the pool has, so leaked ones would block the site.
    for (let round = 0; round < 6; round++) {
      const open = await Promise.all(
        Array.from({ length: 3 }, async () => {
          const req = await createLocalReq({}, site.payload)
          await initTransaction(req)
          return req
        }),
      )
      await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
      for (const req of open) {
        const data = { summary: 'Lost.' }
        await expect(site.payload.update({ collection: 'schools', id, data, req })).rejects.toThrow()
        await killTransaction(req)
      }
      expect((await app.get(`/schools/${slug}`)).statusCode).toBe(200)
    }
    const summary = 'Written afterwards.'
    const write = () => site.payload.update({ collection: 'schools', id, data: { summary } })
    const writes = await Promise.all(Array.from({ length: 3 }, write))
    expect(writes.map((school) => school.summary)).toEqual([summary, summary, summary])
    await expect
      .poll(async () => (await app.get(`/schools/${slug}`)).body, { timeout: 5000 })
      .toContain(summary)
    expect(site.log.filter(({ msg }) => msg === 'a connection to the database was lost')).not.toEqual([])
    await app.close()
  })
})
