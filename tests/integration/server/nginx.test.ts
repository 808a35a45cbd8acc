import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { cookieOf, pageWith, services, setConsent } from '../consent/consent-site'
import { createPage, createPicture, createSchool, createUser, openSession, password } from '../kit/content'
import { describeOn, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { guardedCalls, spellings } from '../requests/guarded-addresses'
import { type Answer, ask, host, type Nginx, openBehindNginx, startNginx, unlimited } from './nginx-site'

/** Different for each answer, or of the connection. */
const incidental = new Set(['date', 'connection', 'keep-alive', 'server', 'x-cache', 'transfer-encoding'])

const comparable = ({ status, headers, body }: Answer, ...without: string[]) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !incidental.has(name) && !without.includes(name))
      .sort(([one], [other]) => one.localeCompare(other)),
  ),
  body: body.toString('latin1'),
})

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: [['content-type', 'application/x-www-form-urlencoded']] as [string, string][],
  body: new URLSearchParams(fields).toString(),
})

const securityHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
]

describeOn('sqlite', 'nginx in front of the site', (open) => {
  let site: Site
  let behind: Awaited<ReturnType<typeof openBehindNginx>>
  let nginx: Nginx
  let films: string
  let picture: string

  beforeAll(async () => {
    site = await open({ env: { TRUST_PROXY: '1' } })
    // Allowed unless a visitor, or the browser's signal, refuses it.
    const usual = {
      ...{ name: 'Counter', domain: 'counter.example', actived: true, editable: true },
      stored: [{ name: '_tracker_*' }],
    }
    await setConsent(site.payload, { blockList: [...services, usual] })
    films = await pageWith(site.payload, { code: 'https://youtu.be/abcDEF12345', title: 'Our harbour' })
    await createPricedSchool(site.payload)
    picture = `/media/${(await createPicture(site.payload)).filename}`
    await createUser(site.payload, 'administrator')
    behind = await openBehindNginx(site)
    nginx = await startNginx({ nodes: [behind.node], ...behind.folders, replaced: unlimited })
    return async () => {
      await nginx.stop()
      await behind.close()
    }
  })

  /** Asks until the page is kept, and returns that answer. */
  const askUntilKept = async (url: string, headers: [string, string][] = []) => {
    for (;;) {
      const answer = await nginx.ask(url, { headers })
      if (answer.headers['x-cache']?.[0] === 'HIT') return answer
    }
  }

  it('answers over TLS with HTTP/2, for the name of the site only', async () => {
    const { https, ca } = nginx
    const session = connectHttp2(`https://127.0.0.1:${https}`, { ca, servername: host })
    const stream = session.request({ ':path': films, ':authority': host })
    const [headers] = await once(stream, 'response')
    expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2'])
    session.destroy()

    const refused = connectTls({ host: '127.0.0.1', port: https, servername: 'other.example', ca })
    await expect(once(refused, 'secureConnect')).rejects.toThrow()
    const old = connectTls({ host: '127.0.0.1', port: https, servername: host, ca, maxVersion: 'TLSv1.1' })
    await expect(once(old, 'secureConnect')).rejects.toThrow()
  })

  it('redirects from HTTP', async () => {
    const { status, headers } = await ask(nginx.http, `${films}?a=1`)
    expect([status, headers.location]).toEqual([301, [`https://${host}${films}?a=1`]])
    await expect(ask(nginx.http, '/', { host: 'other.example' })).rejects.toThrow()
  })

  it('sends files as the site does, without asking it', async () => {
    const files = readdirSync(`${behind.folders.clientDir}/assets`).filter((name) => !/\.(br|gz)$/.test(name))
    const addresses = files.map((name) => `/assets/${name}`)
    expect(addresses.length).toBe(4)
    const encodings = [
      'br',
      'gzip',
      'gzip, deflate, br, zstd',
      'br;q=0, gzip;q=0.5',
      'br;q=0,gzip;q=0',
      'identity',
      '',
    ]
    for (const url of addresses)
      for (const encoding of encodings) {
        const headers: [string, string][] = encoding ? [['accept-encoding', encoding]] : []
        const expected = await behind.askNode(url, { headers })
        const asked = behind.web.log.length
        const answer = await nginx.ask(url, { headers })
        // Both have an ETag, made of the time and the size in different ways.
        expect({ url, encoding, ...comparable(answer, 'etag') }).toEqual({
          url,
          encoding,
          ...comparable(expected, 'etag'),
        })
        expect(behind.web.log.length).toBe(asked)
        const [etag = ''] = answer.headers.etag ?? []
        const again = await nginx.ask(url, { headers: [...headers, ['if-none-match', etag]] })
        expect([again.status, again.body.length]).toEqual([304, 0])
      }
  })

  it('keeps pictures that have a version, and reads no file of the site', async () => {
    for (const [url, isKept] of [
      [picture, false],
      [`${picture}?v=1`, true],
    ] as const) {
      const expected = await behind.askNode(url)
      // The second request lets nginx keep it.
      for (let asked = 0; asked < 2; asked++)
        expect(comparable(await nginx.ask(url))).toEqual(comparable(expected))
      const asked = behind.web.log.length
      const answer = await nginx.ask(url, { headers: [['cookie', 'currency=EUR']] })
      expect(comparable(answer)).toEqual(comparable(expected))
      expect(behind.web.log.length - asked).toBe(isKept ? 0 : 1)
      const [etag = ''] = answer.headers.etag ?? []
      const again = await nginx.ask(url, { headers: [['if-none-match', etag]] })
      expect([again.status, again.body.length]).toEqual([304, 0])
      const part = await nginx.ask(url, { headers: [['range', 'bytes=1-3']] })
      expect([part.status, part.body.length]).toEqual([206, 3])
    }
  })

  it('leaves files that are not there, or not public, to the site', async () => {
    for (const url of [
      '/assets/none.js',
      '/assets/../assets/none.js',
      '/media/none.png',
      '/media/.document.json',
      '/media/.replaced-1/picture.png',
      '/media/../secret',
      '/media/..%2fsecret',
      '/media/%2e%2e/schoolhouse.db',
      '/favicon.svg',
    ]) {
      const answer = await nginx.ask(url)
      expect([url, answer.status]).toEqual([url, (await behind.askNode(url)).status])
      expect([url, answer.headers['content-security-policy']?.length]).toEqual([url, 1])
    }
  })

  it('sends kept pages while no node answers, if stale-if-error is turned on', async () => {
    const askWithoutNode = async (isOn: boolean) => {
      const option: [string, string] = [
        'map $host $stale_if_error {\n        default 0;',
        'map $host $stale_if_error {\n        default 1;',
      ]
      const other = await openBehindNginx(site)
      const proxy = await startNginx({
        nodes: [other.node],
        ...other.folders,
        replaced: isOn ? [...unlimited, option] : unlimited,
      })
      try {
        let kept = await proxy.ask(films)
        while (kept.headers['x-cache']?.[0] !== 'HIT') kept = await proxy.ask(films)
        await other.close()
        // The second in which it was kept is over.
        await delay(2500)
        const answer = await proxy.ask(films)
        if (isOn) expect(comparable(answer)).toEqual(comparable(kept))
        // Nobody's own page, and no form.
        const cookie = await proxy.ask(films, { headers: [['cookie', 'currency=EUR']] })
        expect([cookie.status, (await proxy.ask(films, form({ a: '1' }))).status]).toEqual([503, 503])
        return [answer.headers['x-cache']?.[0] ?? '', answer.status]
      } finally {
        await proxy.stop()
      }
    }
    expect(await Promise.all([false, true].map(askWithoutNode))).toEqual([
      ['', 503],
      ['STALE', 200],
    ])
  })

  it('shows an edit within two seconds', async () => {
    const page = await createPage(site.payload, { title: 'Version 0' })
    for (const version of [1, 2]) {
      const kept = await askUntilKept(`/${page.slug}`)
      expect(String(kept.body)).toContain(`Version ${version - 1}`)
      await site.payload.update({
        collection: 'pages',
        id: page.id,
        data: { title: `Version ${version}`, _status: 'published' },
      })
      const edited = performance.now()
      // Other visitors keep the old page in use.
      while (performance.now() - edited < 1900) {
        await nginx.ask(`/${page.slug}`)
        await delay(50)
      }
      await delay(Math.max(0, 2000 - (performance.now() - edited)))
      expect(String((await nginx.ask(`/${page.slug}`)).body)).toContain(`Version ${version}`)
    }
  })

  it('never sends a page of one visitor’s choice to another', async () => {
    const { email } = await createUser(site.payload, 'editor')
    const token = await openSession(site.payload, { email, password })
    const refusal = await cookieOf(site, 'reject')
    const visitors: Record<string, [string, string][]> = {
      nobody: [],
      brotli: [['accept-encoding', 'gzip, deflate, br, zstd']],
      gzip: [['accept-encoding', 'gzip']],
      'no brotli': [['accept-encoding', 'br;q=0, gzip;q=1.0']],
      'an unknown quality': [['accept-encoding', 'br;q=0.000']],
      'an empty cookie': [['cookie', '']],
      'a signal': [['sec-gpc', '1']],
      'a signal that is none': [['sec-gpc', '0']],
      accepts: [['cookie', await cookieOf(site, 'accept')]],
      refuses: [['cookie', refusal]],
      'has a cookie left': [['cookie', `${refusal}; _ga=1; VISITOR_INFO1_LIVE=x`]],
      'allows one service': [['cookie', await cookieOf(site, ['YouTube'])]],
      'allows one service, with a signal': [
        ['cookie', await cookieOf(site, ['YouTube'])],
        ['sec-gpc', '1'],
      ],
      'another currency': [['cookie', 'currency=EUR']],
      staff: [['cookie', `payload-token=${token}`]],
    }
    const addresses = [films, '/de', '/schools/priced?currency=EUR', '/schools/priced?currency=CAD']
    const questions = await Promise.all(
      addresses.flatMap((url) =>
        Object.entries(visitors).map(async ([visitor, headers]) => ({
          ...{ url, visitor, headers },
          expected: comparable(await behind.askNode(url, { headers })),
        })),
      ),
    )
    const policies = questions.map(({ expected }) => String(expected.headers['content-security-policy']))
    expect(new Set(policies).size).toBeGreaterThan(3)
    const kept = new Set<string>()
    for (let round = 0; round < 4; round++)
      await Promise.all(
        questions.map(async ({ url, visitor, headers, expected }) => {
          const answer = await nginx.ask(url, { headers })
          expect({ visitor, url, ...comparable(answer) }).toEqual({ visitor, url, ...expected })
          if (answer.headers['x-cache']?.[0] === 'HIT') kept.add(visitor)
        }),
      )
    for (const visitor of ['nobody', 'gzip', 'a signal']) await askUntilKept(films, visitors[visitor])
    const withCookie = Object.keys(visitors).filter((name) =>
      visitors[name]?.some(([header, value]) => header === 'cookie' && value !== ''),
    )
    expect(withCookie.filter((visitor) => kept.has(visitor))).toEqual([])
  })

  it('asks the site what the key says if a request has a header twice', async () => {
    const url = `${films}?twice`
    const headers: [string, string][] = [
      ['accept-encoding', 'gzip'],
      ['accept-encoding', 'br'],
      ['x-forwarded-host', 'evil.example'],
      ['forwarded', 'host=evil.example'],
    ]
    for (let i = 0; i < 5; i++) await nginx.ask(url, { headers })
    for (const encoding of ['gzip', 'br']) {
      const answer = await nginx.ask(url, { headers: [['accept-encoding', encoding]] })
      expect(answer.headers['content-encoding']).toEqual([encoding])
      expect(String(answer.headers.location ?? '')).not.toContain('evil')
    }
  })

  it('keeps nothing that is private, an error, a redirect or a form', async () => {
    const school = await createSchool(site.payload)
    for (const [url, question] of [
      ['/schools/priced/price?course=2&weeks=4'],
      ['/nothing-here'],
      ['/en'],
      ['/healthz'],
      ['/admin'],
      ['/api/anything'],
      [`/preview/schools/${school.id}`],
      [films, { method: 'HEAD' }],
      [films, { headers: [['authorization', 'Basic eDp4']] }],
      [films, { headers: [['if-none-match', '"other"']], method: 'HEAD' }],
    ] as [string, Parameters<typeof nginx.ask>[1]][]) {
      const states = new Set<string | undefined>()
      for (let i = 0; i < 4; i++) states.add((await nginx.ask(url, question)).headers['x-cache']?.[0])
      expect([url, [...states]]).toEqual([url, expect.not.arrayContaining(['HIT'])])
    }
    const kept = await askUntilKept(films)
    const [etag = ''] = kept.headers.etag ?? []
    const again = await nginx.ask(films, { headers: [['if-none-match', etag]] })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toEqual(kept.headers['content-security-policy'])
  })

  it('passes a form on, and the many cookies of a decision back', async () => {
    const cookies = Array.from({ length: 120 }, (_, n) => `_tracker_${n}=1`).join('; ')
    const { headers, ...rest } = form({ method: 'reject' })
    const answer = await nginx.ask('/-/consent', { ...rest, headers: [...headers, ['cookie', cookies]] })
    expect([answer.status, answer.headers.location]).toEqual([303, [expect.any(String)]])
    expect(answer.headers['set-cookie']?.length).toBeGreaterThan(100)
  })

  it('tells the site who asks, and believes no client', async () => {
    const answer = await nginx.ask('/api/users/anything', {
      headers: [
        ['x-forwarded-for', '203.0.113.7'],
        ['x-forwarded-proto', 'http'],
        ['x-forwarded-host', 'evil.example'],
        ['forwarded', 'for=203.0.113.7'],
      ],
    })
    expect(JSON.parse(String(answer.body)).headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': host,
      host,
    })
    expect(String(answer.body)).not.toContain('203.0.113.7')
    expect(String(answer.body)).not.toContain('evil')
  })

  it('takes uploads of up to 15 MB', async () => {
    const upload = (bytes: number) =>
      nginx.ask('/api/media', {
        method: 'POST',
        headers: [['content-type', 'application/octet-stream']],
        body: Buffer.alloc(bytes),
      })
    // The site answers: without a session it does not take it.
    expect(String((await upload(15_000_000)).body)).toContain('Log in first')
    const tooLarge = await upload(21 * 1024 * 1024)
    expect([tooLarge.status, String(tooLarge.body)]).toEqual([413, expect.stringContaining('15 MB')])
  })

  it('hides the metrics', async () => {
    expect((await ask(behind.node, '/metrics')).status).toBe(200)
    for (const url of ['/metrics', '/metrics?a', '//metrics', '/%6detrics', '/de/../metrics']) {
      const answer = await nginx.ask(url)
      expect([url, answer.status]).toEqual([url, 404])
      expect(String(answer.body)).not.toContain('schoolhouse_')
    }
  })

  it('sends each security header once', async () => {
    for (const url of [films, '/nothing-here', '/assets/client-x1.js', picture, '/admin', '/robots.txt']) {
      const { headers } = await nginx.ask(url)
      for (const name of securityHeaders) expect([url, name, headers[name]?.length]).toEqual([url, name, 1])
      expect([url, headers.server]).toEqual([url, ['nginx']])
    }
  })

  it('limits forms, log-ins and pages of one client', async () => {
    const strict = await startNginx({ nodes: [behind.node], ...behind.folders })
    const statuses = async (count: number, one: () => Promise<Answer>) =>
      Promise.all(Array.from({ length: count }, one))
    const refused = (answers: Answer[]) =>
      answers.filter(({ status, headers }) => status === 429 && headers['retry-after']?.[0] === '5').length
    try {
      const logins = await statuses(25, () => strict.ask('/api/users/login', form({ email: 'a' })))
      expect(refused(logins)).toBeGreaterThanOrEqual(3)
      // Nothing else of the panel is refused meanwhile.
      expect(refused(await statuses(30, () => strict.ask('/api/anything', form({}))))).toBe(0)
      const forms = await statuses(100, () => strict.ask('/-/consent', form({ method: 'accept' })))
      expect(refused(forms)).toBeGreaterThan(10)
      expect(forms.filter(({ status }) => status === 303).length).toBeGreaterThanOrEqual(20)
      expect(refused(await statuses(50, () => strict.ask(films)))).toBe(0)
      const [one] = forms.filter(({ status }) => status === 429)
      expect(String(one?.body)).toMatch(/^Too many requests/)
    } finally {
      await strict.stop()
    }
  })

  it('limits guarded addresses in every spelling', async () => {
    const strict = await startNginx({
      nodes: [behind.node],
      ...behind.folders,
      replaced: [...unlimited, ['rate=20r/m', 'rate=1r/m'], ['zone=login burst=10', 'zone=login burst=1']],
    })
    try {
      for (let count = 0; count < 3; count++) await strict.ask('/api/users/login', form({}))
      const passed = []
      for (const [method, path] of guardedCalls)
        for (const spelling of spellings(path)) {
          const { status, headers } = await strict.ask(spelling, { ...form({}), method })
          const isRefused =
            status === 429 ? headers['retry-after']?.[0] === '5' : status === 400 || status === 404
          if (!isRefused) passed.push([method, spelling, status])
        }
      expect(passed).toEqual([])
    } finally {
      await strict.stop()
    }
  })

  it('asks another node if one cannot be reached, and sends a form once', async () => {
    // Closes each connection when a request has arrived.
    let broken = 0
    const breaking = createServer((socket) =>
      socket.once('data', () => {
        broken++
        socket.destroy()
      }),
    ).listen(0, '127.0.0.1')
    await once(breaking, 'listening')
    const nodes = [behind.node, await freePort(), (breaking.address() as AddressInfo).port]
    const many = await startNginx({ nodes, ...behind.folders, replaced: unlimited })
    try {
      for (let i = 0; i < 12; i++) expect((await many.ask(`/?n=${i}`)).status).toBe(200)
      expect(broken).toBeGreaterThan(0)
    } finally {
      await many.stop()
    }
    broken = 0
    const answered = behind.web.log.length
    const some = await startNginx({ nodes, ...behind.folders, replaced: unlimited })
    try {
      const answers = []
      for (let i = 0; i < 6; i++) answers.push(await some.ask('/api/anything', form({})))
      const lost = answers.filter(({ status }) => status === 503)
      // Not repeated after it was sent, because the node may have stored it.
      expect(broken).toBeGreaterThan(0)
      expect(lost.length).toBe(broken)
      expect(behind.web.log.length - answered).toBe(6 - broken)
    } finally {
      await some.stop()
      breaking.close()
    }
  })
})
