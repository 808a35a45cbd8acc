import { createServer, IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pagesMessages } from '../../../src/features/pages/messages/messages'
import { openApp, type TestApp } from '../kit/app'
import { createPage, createSchool } from '../kit/content'
import { describeOn, describeSite, type Site } from '../kit/harness'

describeSite('an unknown address', (open) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  it('is answered without a database read or a render', async () => {
    const { slug } = await createSchool(site.payload)
    const ask = async (word: string) => {
      for (const url of [`/${word}`, `/de/${word}`, `/schools/${word}`, `/schools/${word}/comments`])
        expect([url, (await web.get(url)).statusCode]).toEqual([url, 404])
      expect((await web.get(`/schools/${word}/price?course=2&weeks=4`)).statusCode).toBe(404)
    }
    await ask('first-one')
    const { renders } = web.cache.stats
    const reads = (['find', 'findGlobal', 'count', 'findDistinct'] as const).map((call) =>
      vi.spyOn(site.payload, call),
    )
    await ask('another-one')
    for (const read of reads) {
      expect(read).not.toHaveBeenCalled()
      read.mockRestore()
    }
    expect(web.cache.stats.renders).toBe(renders)
    expect((await web.get(`/schools/${slug}`)).statusCode).toBe(200)
  })

  it('is found once a page is published there, and not found after it is unpublished', async () => {
    expect((await web.get('/late-arrivals')).statusCode).toBe(404)
    const { id, slug } = await createPage(site.payload, { title: 'Late arrivals' })
    expect(slug).toBe('late-arrivals')
    expect((await web.get('/late-arrivals')).statusCode).toBe(200)
    expect((await web.get('/cookie-policy')).statusCode).toBe(200)
    await site.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    await expect.poll(async () => (await web.get('/late-arrivals')).statusCode).toBe(404)
    const { slug: school } = await createSchool(site.payload, { name: 'New Quay' })
    expect((await web.get(`/schools/${school}`)).statusCode).toBe(200)
    expect((await web.get(`/fr/schools/${school}/comments`)).statusCode).toBe(200)
  })
})

describeOn('sqlite', 'load limits', (open) => {
  let site: Site
  let web: TestApp
  let school: string

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    school = `/schools/${(await createSchool(site.payload)).slug}`
    for (const url of [school, '/']) expect((await web.get(url)).statusCode).toBe(200)
    return () => web.close()
  })

  const askFrom = (remoteAddress: string, url: string, accept = 'text/html') =>
    web.app.inject({ url, remoteAddress, headers: { accept } })

  it('refuse excess searches of one client, but serve cached pages and other clients', async () => {
    const search = (client: string, index: number) =>
      askFrom(client, `/schools/search.json?q=word${index}`, 'application/json')
    for (let index = 0; index < 120; index++) expect((await search('192.0.2.1', index)).statusCode).toBe(200)
    const refused = await search('192.0.2.1', 120)
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests'])
    // Search pages and calculator choices in the address share this limit.
    for (const url of ['/?q=elsewhere', `${school}?weeks=7`])
      expect([url, (await askFrom('192.0.2.1', url)).statusCode]).toEqual([url, 429])
    // Cached pages do not count.
    expect((await search('192.0.2.1', 5)).statusCode).toBe(200)
    for (const url of [school, '/', `${school}?utm_source=x`])
      expect([url, (await askFrom('192.0.2.1', url)).statusCode]).toEqual([url, 200])
    expect((await search('192.0.2.2', 120)).statusCode).toBe(200)
  })

  it('count all addresses of one IPv6 network as one client', async () => {
    for (let index = 0; index < 30; index++)
      await askFrom(`2001:db8:7:7::${index + 1}`, `/schools/none/promo?code=${index}`)
    const codes = []
    for (let index = 0; index < 31; index++)
      codes.push((await askFrom(`2001:db8:7:8::${index + 1}`, `${school}?promo=X${index}`)).statusCode)
    expect([codes[29], codes[30]]).toEqual([200, 429])
  })

  it('refuse excess requests of one client for uncacheable pages', async () => {
    const codes = []
    for (let index = 0; index < 241; index++)
      codes.push((await askFrom('192.0.2.9', `/quotes/${'B'.repeat(24)}`)).statusCode)
    expect([codes[239], codes[240]]).toEqual([404, 429])
    expect((await askFrom('192.0.2.9', school)).statusCode).toBe(200)
  })

  it('queue requests, except for cached pages and /healthz', async () => {
    let listener: RequestListener = () => {}
    const listening = await openApp(site, {
      serverFactory: (handler) => {
        listener = handler as RequestListener
        return createServer(handler as RequestListener)
      },
    })
    expect((await listening.get(school)).statusCode).toBe(200)
    const ask = (url: string) => {
      const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
      const response = new ServerResponse(request)
      listener(request, response)
      return response
    }
    const waits = ask('/readyz')
    expect([ask(school), ask('/healthz'), waits].map((response) => response.writableEnded)).toEqual([
      true,
      true,
      false,
    ])
    await expect.poll(() => waits.writableEnded).toBe(true)
    expect(waits.statusCode).toBe(200)
    await listening.close()
  })

  describe('for concurrent requests', () => {
    it('serve ten of one client for uncacheable pages and refuse the others without a database read', async () => {
      const find = vi.spyOn(site.payload, 'find')
      const ask = () => askFrom('192.0.2.10', `/quotes/${'C'.repeat(24)}`)
      const codes = (await Promise.all(Array.from({ length: 150 }, ask))).map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 404)).toHaveLength(10)
      expect(codes.filter((code) => code === 429)).toHaveLength(140)
      expect(find).toHaveBeenCalledTimes(10)
      find.mockRestore()
      expect((await ask()).statusCode).toBe(404)
    })

    it('leave room in the queue for searches of other clients', async () => {
      let end = () => {}
      let running: Promise<void> | undefined
      // The slot may still be pausing after a search of a previous test.
      await new Promise<void>((started) => {
        running = web.gate.run('variant', () => {
          started()
          return new Promise<void>((resolve) => {
            end = resolve
          })
        })
      })
      const search = (client: string, index: number) => askFrom(client, `/?q=crowd${index}`)
      const flood = Array.from({ length: 110 }, (_, index) => search('192.0.2.11', index))
      const other = search('192.0.2.12', 200)
      await expect.poll(() => web.gate.stats.waiting).toBe(21)
      end()
      await running
      const codes = (await Promise.all([...flood, other])).map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 429)).toHaveLength(90)
      // On a slow machine, requests that waited too long are refused.
      expect(codes.filter((code) => code === 200 || code === 503)).toHaveLength(21)
    }, 180_000)

    it('answer 503 at once when the queue is full, but serve cached pages', async () => {
      const ends: (() => void)[] = []
      const work = () => new Promise<void>((resolve) => ends.push(resolve))
      // Two run and a hundred of each kind wait.
      const running = Array.from({ length: 204 }, (_, index) =>
        web.gate.run(index % 2 ? 'variant' : 'page', work).catch(() => {}),
      )
      const lines = web.log.length
      const refused = await askFrom('192.0.2.20', '/de?q=busy')
      expect(refused.statusCode).toBe(503)
      expect(refused.headers['retry-after']).toBe('5')
      expect(refused.body).toContain(pagesMessages('de')('busyText'))
      const json = await askFrom('192.0.2.20', '/schools/search.json?q=busy')
      expect([json.statusCode, json.json().error.code]).toEqual([503, 'busy'])
      expect((await askFrom('192.0.2.20', '/cart')).statusCode).toBe(503)
      expect((await askFrom('192.0.2.20', school)).statusCode).toBe(200)
      expect(web.log.slice(lines).some(({ msg }) => msg === 'request failed')).toBe(false)
      const metrics = (await web.get('/metrics')).body
      const [, refusals] = /^schoolhouse_page_renders_refused_total (\d+)/m.exec(metrics) ?? []
      expect(Number(refusals)).toBeGreaterThanOrEqual(3)
      while (web.gate.stats.running + web.gate.stats.waiting > 0) {
        for (const end of ends.splice(0)) end()
        await new Promise((resolve) => setImmediate(resolve))
      }
      await Promise.all(running)
      expect((await askFrom('192.0.2.20', '/de?q=busy')).statusCode).toBe(200)
    })
  })
})
