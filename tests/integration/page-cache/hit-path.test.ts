import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { beforeAll, expect, it, vi } from 'vitest'
import { cookieOf, pageWith, services, setConsent } from '../consent/consent-site'
import { openApp, type TestApp } from '../kit/app'
import { createPage, createPost, createSchool } from '../kit/content'
import { describeOn, type Site } from '../kit/harness'
import { createPricedSchool, raisePrices } from '../kit/priced-school'
import { openConnection, type RawAnswer } from '../kit/raw-http'
import { createMappedSchool } from '../map/mapped-school'

/** The last request of the site with the hit path. */
let last: IncomingMessage & { originalUrl?: string }

/** Fastify notes the address of every request before it looks for a route. */
const reachedFastify = () => last.originalUrl !== undefined

/** One site twice: with the hit path, and with Fastify answering everything. */
interface Both {
  fast: TestApp
  plain: TestApp
}

const openBoth = async (site: Site): Promise<Both> => {
  const open = async (hitPath: boolean) => {
    const web = await openApp(site, {
      hitPath,
      serverFactory: (handler) =>
        createServer((request, response) => {
          if (hitPath) last = request
          handler(request, response)
        }),
    })
    await web.app.listen({ host: '127.0.0.1', port: 0 })
    return web
  }
  return { fast: await open(true), plain: await open(false) }
}

const closeBoth = async ({ fast, plain }: Both) => {
  await fast.close()
  await plain.close()
}

interface Question {
  method?: string
  version?: string
  headers?: Record<string, string>
  body?: string
}

const textOf = (url: string, { method = 'GET', version = '1.1', headers = {}, body = '' }: Question) => {
  const lines = Object.entries({ Host: 'school.example', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `${[`${method} ${url} HTTP/${version}`, ...lines].join('\r\n')}\r\n\r\n${body}`
}

const portOf = ({ app }: TestApp) => (app.server.address() as AddressInfo).port

const ask = async (web: TestApp, url: string, question: Question = {}): Promise<RawAnswer> => {
  const connection = openConnection(portOf(web))
  connection.write(textOf(url, question))
  try {
    return await connection.answer(question.method === 'HEAD')
  } finally {
    connection.close()
  }
}

/** Everything of an answer but the time and the id of its request. */
const comparable = ({ status, headers, body }: RawAnswer) => {
  const { date, ...others } = headers
  return {
    status,
    date: date?.length,
    headers: others,
    body: body.toString('latin1').replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f-]{21}/g, 'id'),
  }
}

const encodings = [
  'br',
  'gzip',
  'gzip, deflate, br, zstd',
  'br;q=0, gzip',
  'br;q=0, gzip;q=0',
  '*',
  'identity',
  '',
]

describeOn('sqlite', 'an answer from memory', (open) => {
  let site: Site
  let both: Both
  let school: string
  let films: string
  let post: string
  let list: number
  /** Answered from memory after the first time. */
  let kept: string[]

  beforeAll(async () => {
    site = await open()
    await setConsent(site.payload, { blockList: services })
    school = `/schools/${(await createSchool(site.payload, { name: 'Maple Quay' })).slug}`
    films = await pageWith(site.payload, { code: 'https://youtu.be/abcDEF12345', title: 'Our harbour' })
    post = `/news/${(await createPost(site.payload)).slug}`
    list = (await createPricedSchool(site.payload)).list.id
    const { school: mapped, extract } = await createMappedSchool(site.payload)
    const tile = `/schools/${mapped.slug}/tiles/road/13/1264/2801`
    both = await openBoth(site)
    kept = [
      ...[tile, `${tile}?v=${Date.parse(extract.updatedAt).toString(36)}`],
      ...['/', '/de', school, `/de${school}`, `${school}?weeks=4`, `${school}?utm_source=x`, '/?q=words'],
      ...[films, post, `${school}/comments`, '/schools/search.json?q=quay', '/de/search.json?q=maple'],
      ...[
        `${school}/comments.atom`,
        '/news/feed.xml',
        '/sitemap.xml',
        '/schools/priced/price?course=2&weeks=4',
      ],
    ]
    for (const web of Object.values(both) as TestApp[])
      for (const url of kept) expect([url, (await ask(web, url)).status]).toEqual([url, 200])
    return () => closeBoth(both)
  })

  /** Asks both sites; their answers must be the same. */
  const same = async (url: string, question: Question = {}) => {
    const answer = await ask(both.fast, url, question)
    const isHit = !reachedFastify()
    const expected = await ask(both.plain, url, question)
    expect({ url, question, ...comparable(answer) }).toEqual({ url, question, ...comparable(expected) })
    return { ...answer, isHit }
  }

  /** After an edit, each site may serve the old page for up to 0.9 s. */
  const becomesSame = (url: string) => vi.waitFor(() => same(url), { timeout: 15_000 })

  /** The same, and Fastify must not have seen the request. What is asked for often is sent in another way. */
  const sameFromMemory = async (url: string, question?: Question) => {
    // What prices and maps are made from is kept for a minute.
    await ask(both.fast, url, question)
    const answer = await same(url, question)
    expect([url, question, answer.isHit]).toEqual([url, question, true])
    for (let i = 0; i < 2; i++)
      expect(comparable(await ask(both.fast, url, question))).toEqual(comparable(answer))
    return answer
  }

  it('is the one that Fastify would send, for every address and encoding', async () => {
    for (const url of kept) {
      expect((await sameFromMemory(url)).status).toBe(200)
      for (const encoding of encodings)
        await sameFromMemory(url, { headers: { 'Accept-Encoding': encoding } })
    }
  })

  it('is the same 304 if the client has it', async () => {
    for (const url of kept) {
      const [etag] = (await same(url)).headers.etag ?? []
      const tags = [
        String(etag),
        `W/${etag}`,
        `"other", ${etag}`,
        '*',
        '"other"',
        'W/"other"',
        '""',
        'nonsense',
      ]
      for (const tag of tags) await sameFromMemory(url, { headers: { 'If-None-Match': tag } })
      await sameFromMemory(url, {
        headers: { 'If-None-Match': String(etag), 'Accept-Encoding': 'br', Connection: 'close' },
      })
      await sameFromMemory(url, { headers: { 'If-Modified-Since': new Date().toUTCString() } })
    }
    const [etag] = (await same(school)).headers.etag ?? []
    expect((await sameFromMemory(school, { headers: { 'If-None-Match': String(etag) } })).status).toBe(304)
  })

  it('has the policy of the visitor', async () => {
    const decided = await Promise.all([
      cookieOf(site, 'accept'),
      cookieOf(site, 'reject'),
      cookieOf(site, ['YouTube']),
      cookieOf(site, ['Tools'], [{ name: 'pixel.example', domain: 'pixel.example' }]),
    ])
    const policies = new Set<string>()
    const signals: Record<string, string>[] = [{}, { 'Sec-GPC': '1' }, { 'Sec-GPC': '0' }]
    for (const cookie of [
      ...decided,
      ...['pd_cc=', 'pd_cc=%%%', `pd_cc=${'x'.repeat(5000)}`, 'pd_cc=1.1.x; other=1', 'xpd_cc=1', 'pd_cc'],
      ...decided.map((one) => `pd_cc=old; ${one}; currency=EUR`),
      ...decided.map((one) => `currency=EUR;${one}`),
      ...decided.map((one) => `payload-token=forged; ${one}`),
      ...['payload-token=forged', 'a=1; b=2'],
    ])
      for (const url of [films, '/schools/priced/price?course=2&weeks=4'])
        for (const more of signals) {
          const headers = { Cookie: cookie, ...more }
          const answer = await same(url, { headers })
          for (const policy of answer.headers['content-security-policy'] ?? []) policies.add(policy)
          const [etag = ''] = answer.headers.etag ?? []
          await same(url, { headers: { ...headers, 'If-None-Match': etag } })
        }
    expect(policies.size).toBeGreaterThanOrEqual(3)
    for (const cookie of decided) await sameFromMemory(films, { headers: { Cookie: cookie } })
    // A decision that nobody has sent before is read by Fastify, which lets few requests begin at a time.
    const forged = { headers: { Cookie: 'pd_cc=1.1.abcdefgh...+unknown.example:Unknown/' } }
    await ask(both.fast, films, forged)
    expect(reachedFastify()).toBe(true)
    await sameFromMemory(films, forged)
  })

  it('is left to Fastify where cookies of refused services have to be deleted', async () => {
    const cookie = `${await cookieOf(site, 'reject')}; _ga=1; VISITOR_INFO1_LIVE=x`
    for (const host of ['school.example', 'WWW.School.Example:80', '127.0.0.1', 'not a host']) {
      const headers = { Cookie: cookie, Host: host, 'Accept-Encoding': 'br' }
      const { isHit, ...answer } = await same(films, { headers })
      expect([isHit, answer.headers['cache-control']]).toEqual([false, ['private, no-store']])
      expect(answer.headers['set-cookie']?.length).toBeGreaterThan(0)
    }
  })

  it('is the same for unusual requests', async () => {
    const name = school.slice('/schools/'.length)
    const addresses = [
      ...[
        `${school}/`,
        `/en${school}`,
        '/en',
        '/schools',
        '/schools/',
        '//',
        `//evil.example${school}`,
        '/de/',
      ],
      ...[
        `/./${school.slice(1)}`,
        `/x/..${school}`,
        `/schools/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
      ],
      ...[
        school.toUpperCase(),
        `${school}#part`,
        `${school}?`,
        `${school}?weeks=%zz`,
        `${school}%zz`,
        `${school};a=1`,
      ],
      ...['/nothing-here', '/healthz', '/robots.txt', '/index.php?option=com_zoo', '/?option=com_zoo'],
      ...[`http://school.example${school}`, `http://other.example${school}`, 'http://school.example', '*'],
      ...[
        '/schools/priced/price?course=99',
        '/schools/priced/price',
        '/schools/none/price?course=2',
        '/setup',
      ],
      ...[
        `${school}?promo=ABC`,
        `${school}?q=${'x'.repeat(2000)}`,
        `${school}/comments`,
        `${school}/comments/feed.xml`,
        '/schools/none/comments.atom',
      ],
    ]
    for (const url of addresses) for (let i = 0; i < 2; i++) await same(url)
    const questions: Question[] = [
      { method: 'HEAD' },
      { method: 'HEAD', headers: { 'If-None-Match': '*', 'Accept-Encoding': 'br' } },
      { method: 'OPTIONS' },
      { method: 'POST', headers: { 'Content-Length': '0' } },
      { method: 'POST', headers: { 'Content-Length': '0', Origin: 'https://evil.example' } },
      { method: 'DELETE' },
      { version: '1.0' },
      { version: '1.0', headers: { Connection: 'keep-alive' } },
      { headers: { Connection: 'close' } },
      { headers: { Connection: 'keep-alive' } },
      { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } },
      { headers: { Host: 'SCHOOL.Example' } },
      { headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-For': '1.2.3.4' } },
      { headers: { Range: 'bytes=0-9' } },
      { headers: { Accept: 'application/json', 'Accept-Language': 'de', 'Accept-Version': '2' } },
      { headers: { Expect: '100-continue' } },
      { headers: { Expect: 'nonsense' } },
      { headers: { 'Content-Length': '3' }, body: 'a=1' },
      { headers: { 'Content-Length': '0' } },
      { headers: { 'Transfer-Encoding': 'chunked' }, body: '3\r\na=1\r\n0\r\n\r\n' },
      {
        headers: { 'Content-Length': '3', 'Content-Type': 'application/json', Expect: '100-continue' },
        body: '{}]',
      },
    ]
    for (const url of [school, '/schools/priced/price?course=2&weeks=4', '/news/feed.xml', '/nothing-here'])
      for (const question of questions) await same(url, question)
  })

  it('leaves the same counts and log lines as an answer of Fastify', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    const browser = { 'User-Agent': agent, Referer: 'https://www.search.example/?q=school' }
    const observe = async (web: TestApp) => {
      await web.views.store()
      await site.sql('delete from page_views')
      const before = { ...web.cache.stats }
      const from = web.log.length
      const answered = async () =>
        [...(await web.get('/metrics')).body.matchAll(/responses_total\{status="(\dxx)"\} (\d+)/g)].map(
          ([, status, count]) => [status, Number(count)] as const,
        )
      const earlier = new Map(await answered())
      for (const url of kept) {
        const { headers } = await ask(web, url, { headers: browser })
        await ask(web, url, { headers: { ...browser, 'If-None-Match': String(headers.etag) } })
        await ask(web, url, { headers: { ...browser, 'Sec-Purpose': 'prefetch' } })
        await ask(web, url, { headers: { ...browser, Cookie: 'payload-token=x' } })
        await ask(web, url, { method: 'HEAD', headers: browser })
      }
      await expect.poll(() => web.log.length - from).toBe(5 * kept.length)
      await web.views.store()
      const { hits, stale, misses, renders } = web.cache.stats
      return {
        lines: web.log.slice(from).map(({ time, reqId, ms, ...others }) => ({
          ...others,
          types: [typeof time, typeof ms, String(reqId).length],
        })),
        names: web.log.slice(from).map((line) => Object.keys(line)),
        pages: [hits - before.hits, stale - before.stale, misses - before.misses, renders - before.renders],
        answered: (await answered()).map(([status, count]) => [status, count - (earlier.get(status) ?? 0)]),
        views: await site.sql('select day, page, language, host, "count" from page_views order by 2, 3'),
      }
    }
    const fast = await observe(both.fast)
    expect(fast.views.length).toBeGreaterThan(3)
    expect(fast).toEqual(await observe(both.plain))
  })

  it('answers pipelined requests in their order', async () => {
    const connection = openConnection(portOf(both.fast))
    const urls = [school, '/nothing-here', '/', '/schools/priced/price?course=2&weeks=4', films]
    const expected = await Promise.all(urls.map((url) => ask(both.plain, url)))
    // Some wait for others on their connection, some are sent at once.
    for (let round = 0; round < 3; round++) {
      connection.write(urls.map((url) => textOf(url, {})).join(''))
      for (const [at, url] of urls.entries()) {
        const { status, body } = await connection.answer()
        expect([url, status, body.equals(expected[at]?.body ?? body)]).toEqual([
          url,
          expected[at]?.status,
          true,
        ])
      }
    }
    connection.close()
  })

  it('is replaced after an edit', async () => {
    const { slug, id } = await createPage(site.payload, { title: 'Opening hours' })
    const title = async () => (await ask(both.fast, `/${slug}`)).body.toString()
    expect(await title()).toContain('Opening hours')
    expect(await title()).toContain('Opening hours')
    await site.payload.update({ collection: 'pages', id, data: { title: 'Hours in winter' } })
    await expect.poll(title).toContain('Hours in winter')
    await becomesSame(`/${slug}`)
    await site.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    await expect.poll(async () => (await ask(both.fast, `/${slug}`)).status).toBe(404)

    const price = async () =>
      JSON.parse((await ask(both.fast, '/schools/priced/price?course=2&weeks=4')).body.toString()).coursePrice
    expect(await price()).toBe(1400_00)
    await raisePrices(site.payload, list)
    await expect.poll(price).toBe(2800_00)
    await becomesSame('/schools/priced/price?course=2&weeks=4')
  })

  it('follows the languages of the site', async () => {
    const choose = (publicLanguages: string[] | null, defaultLanguage: string) =>
      site.payload.updateGlobal({
        slug: 'site-settings',
        data: { publicLanguages, defaultLanguage } as never,
      })
    await becomesSame('/de')
    await choose(['en', 'fr'], 'fr')
    for (const url of ['/', '/de', `/de${school}`]) {
      await expect.poll(async () => (await ask(both.fast, url)).status).toBe(302)
      await expect.poll(async () => (await ask(both.plain, url)).status).toBe(302)
      await becomesSame(url)
    }
    await choose(null, 'en')
    for (const url of ['/', '/de', `/de${school}`]) {
      await expect.poll(async () => (await ask(both.fast, url)).status).toBe(200)
      await expect.poll(async () => (await ask(both.plain, url)).status).toBe(200)
      await becomesSame(url)
    }
  })

  it('is answered while the site closes, and ends its connection', async () => {
    const closing = await openBoth(site)
    const answers: ReturnType<typeof comparable>[] = []
    for (const web of [closing.fast, closing.plain]) {
      for (let i = 0; i < 2; i++) await ask(web, school)
      const accepted: Promise<Socket[]> = once(web.app.server, 'connection')
      const connection = openConnection(portOf(web))
      // A request that has begun keeps its connection open.
      const begun = `GET ${school} HTTP/1.1\r\nHost: school.example\r\n`
      connection.write(begun)
      const [socket] = await accepted
      await expect.poll(() => socket?.bytesRead).toBe(begun.length)
      const closed = web.close()
      connection.write('\r\n')
      answers.push(comparable(await connection.answer()))
      connection.close()
      await closed
    }
    expect(answers[0]).toEqual(answers[1])
    expect([answers[0]?.status, answers[0]?.headers.connection]).toEqual([200, ['close']])
  })
})
