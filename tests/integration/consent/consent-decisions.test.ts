import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getConsent } from '../../../src/features/consent/config/load-consent.server'
import { allowedGroups } from '../../../src/features/consent/decision/decide'
import { decodeRecord } from '../../../src/features/consent/decision/record-cookie'
import { newVisitor } from '../comments/comment-visitor'
import { openApp, type TestApp } from '../kit/app'
import { describeSite, type Site } from '../kit/harness'
import { cookieOf, cookiesOf, decide, pageWith, policyOf, services, setConsent } from './consent-site'

describeSite('a consent decision', (open) => {
  let site: Site
  let web: TestApp
  let page: string

  beforeAll(async () => {
    site = await open()
    await setConsent(site.payload, {
      blockList: [
        ...services.map((row) => ({ ...row, stored: row.name === 'Tools' ? [{ name: 'room_*' }] : [] })),
        // Describes the cookie of a proxy.
        { name: 'Needed', contain: 'needed', actived: true, editable: false, stored: [{ name: 'needed' }] },
      ],
    })
    page = await pageWith(site.payload, 'https://youtu.be/abcDEF12345')
    web = await openApp(site)
    return () => web.close()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const consent = () =>
    getConsent({
      payload: site.payload,
      publicUrl: site.env.publicUrl,
      locale: 'en',
      draft: false,
      tag: () => {},
    })
  /** The decoded consent cookie of a response. */
  const decisionIn = async (answer: Awaited<ReturnType<typeof decide>>) => {
    const line = cookiesOf(answer).find((cookie) => cookie.startsWith('pd_cc=1.')) ?? ''
    const [, value = '', attributes = ''] = /^pd_cc=([^;]*)(.*)$/.exec(line) ?? []
    const { record, receipt, decided } = decodeRecord(value, await consent())
    return {
      allowed: [...allowedGroups(record)].sort(),
      record,
      receipt,
      decided,
      attributes,
      cookie: `pd_cc=${value}`,
    }
  }
  const receipts = async () =>
    (await site.payload.find({ collection: 'consent-receipts', sort: 'id', pagination: false })).docs

  it('keeps the declared cookies of an allowed service until it is refused', async () => {
    const visitor = newVisitor(web)
    visitor.cookies.set('room_id', '42').set('needed', 'n').set('YSC', 'y')
    const left = () => [...visitor.cookies].filter(([name]) => name !== 'pd_cc')
    await visitor.send(`${page}/-/consent`, { method: 'save', allow: 'Tools' })
    expect(left()).toEqual([
      ['room_id', '42'],
      ['needed', 'n'],
    ])
    await visitor.send(`${page}/-/consent`, { method: 'reject' })
    expect(left()).toEqual([['needed', 'n']])
  })

  it.each([
    ['accept', 'method=accept', ['Needed', 'Tools', 'YouTube'], true, true],
    ['reject', 'method=reject', ['Needed'], false, false],
    ['close', 'method=close', ['Needed'], false, false],
    ['save', 'method=save&allow=Tools&allow=Nobody', ['Needed', 'Tools'], true, true],
    ['save nothing', 'method=save', ['Needed'], true, true],
    ['allow', 'method=allow&allow=YouTube', ['Needed', 'YouTube'], true, true],
  ] as const)(
    '%s: sets the cookie, stores a receipt and redirects back',
    async (_name, fields, allowed, accepted, isKept) => {
      const before = (await receipts()).length
      const answer = await decide(
        web,
        page,
        `${fields}&language=de&back=${encodeURIComponent(`${page}?x=1`)}`,
      )
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}?x=1`])
      expect(answer.headers['cache-control']).toBe('no-store')
      const state = await decisionIn(answer)
      expect(state.decided).toBe(true)
      expect(state.allowed).toEqual(allowed)
      expect(state.record).toMatchObject({ accepted, isSession: !isKept })
      expect(state.attributes).toBe(`; Path=/; SameSite=Lax${isKept ? '; Max-Age=31536000' : ''}`)
      const stored = (await receipts()).slice(before)
      expect(stored).toHaveLength(1)
      expect(stored[0]).toMatchObject({
        receipt: state.receipt,
        language: 'de',
        method: fields.slice(7).split('&')[0],
        version: expect.stringMatching(/^[\w-]{12}$/),
      })
      expect([...((stored[0]?.allowed ?? []) as string[])].sort()).toEqual(allowed)
      expect(JSON.stringify(stored[0])).not.toMatch(/127\.0\.0\.1|lightMyRequest/i)
    },
  )

  it('returns the receipt id to a script', async () => {
    const answer = await decide(web, '/', { method: 'reject' }, { accept: 'application/json' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ok: true, receipt: (await decisionIn(answer)).receipt, found: [] })
  })

  it('tells a script what found services store', async () => {
    const fields = { method: 'reject', found: 'player.vimeo.com|Vimeo\nstranger.example|Stranger' }
    const answer = await decide(web, '/', fields, { accept: 'application/json' })
    expect(answer.json().found).toEqual([
      { name: 'Vimeo', stored: expect.arrayContaining([expect.objectContaining({ kind: 'cookie' })]) },
    ])
  })

  it('keeps the receipt id and adds to the previous decision', async () => {
    const first = await decisionIn(await decide(web, page, { method: 'allow', allow: 'YouTube' }))
    const found = 'met.example:8080|Met'
    const second = await decisionIn(
      await decide(web, page, { method: 'allow', allow: 'Met', found }, { cookie: first.cookie }),
    )
    expect(second.receipt).toBe(first.receipt)
    expect(second.allowed).toEqual(['Met', 'Needed', 'YouTube'])
    expect(policyOf(await web.get(page, { cookie: second.cookie })).get('img-src')).toContain(
      'met.example:8080',
    )
    const withdrawn = await decisionIn(
      await decide(web, page, { method: 'reject' }, { cookie: second.cookie }),
    )
    expect(withdrawn.allowed).toEqual(['Needed'])
    expect(policyOf(await web.get(page, { cookie: withdrawn.cookie })).get('img-src')).not.toContain('met')
  })

  it('of a form keeps the query of the page, which only the referrer tells', async () => {
    const back = { method: 'reject', back: page }
    const from = async (referer: string) =>
      (await decide(web, page, back, { host: 'school.example', referer })).headers.location
    expect(await from(`http://school.example${page}?weeks=4&course=2`)).toBe(`${page}?weeks=4&course=2`)
    expect(await from('http://elsewhere.example/?weeks=4')).toBe(page)
  })

  it('that closes the bar hides it and decides nothing, unless nothing was decided', async () => {
    const before = (await receipts()).length
    const tools = await cookieOf(site, ['Tools'])
    const closed = await decisionIn(await decide(web, page, { method: 'dismiss' }, { cookie: tools }))
    expect(closed.allowed).toEqual(['Needed', 'Tools'])
    expect(closed.record.showMessage).toBe(false)
    expect(await receipts()).toHaveLength(before)
    // The bar of Global Privacy Control.
    const refused = await decisionIn(await decide(web, page, { method: 'dismiss' }, { 'sec-gpc': '1' }))
    expect(refused.allowed).toEqual(['Needed'])
    expect(refused.record).toMatchObject({ showMessage: false, showModal: false, isSession: true })
    expect((await receipts()).slice(before).map(({ method }) => method)).toEqual(['close'])
  })

  it('stores receipts only for groups from the site’s list and its embeds', async () => {
    const embedding = await pageWith(site.payload, '<iframe src="https://poll.example/1"></iframe>')
    expect((await web.get(embedding)).body).toContain('poll.example')
    const forged = Array.from({ length: 40 }, (_, index) => `h${index}.example|${'x'.repeat(90)}${index}`)
    const found = ['poll.example|poll.example', 'evil.example|Vimeo', ...forged].join('\n')
    const before = (await receipts()).length
    const first = await decisionIn(await decide(web, page, { method: 'accept', found }))
    // The second request sends the names in the cookie.
    await decide(web, page, { method: 'reject' }, { cookie: first.cookie })
    const stored = (await receipts()).slice(before)
    const names = ['Needed', 'Tools', 'YouTube', 'poll.example']
    expect(stored.map(({ allowed, refused }) => [...(allowed as []), ...(refused as [])].sort())).toEqual([
      names,
      names,
    ])
    expect(first.allowed).toContain('Vimeo')
  })

  it('sets a Secure cookie on an https site', async () => {
    const safe = await openApp(site, { publicUrl: 'https://school.example' })
    expect(cookiesOf(await decide(safe, '/', { method: 'accept' }))[0]).toMatch(/; Secure$/)
    await safe.close()
  })

  it('deletes the cookies of refused services and no others, for all paths and domains', async () => {
    const cookie = 'PHPSESSID=1; YSC=2; payload-token=3; zoo-comment_own=4; currency=USD'
    const host = 'www.school.example'
    const places = (name: string) =>
      [
        '/',
        ...page
          .split('/')
          .slice(1)
          .flatMap((_, index, parts) => {
            const path = `/${parts.slice(0, index + 1).join('/')}`
            return [path, `${path}/`]
          }),
      ].flatMap((path) =>
        ['', '; Domain=www.school.example', '; Domain=school.example'].map(
          (domain) => `${name}=; Max-Age=0; Path=${path}${domain}`,
        ),
      )
    const rejected = cookiesOf(await decide(web, page, { method: 'reject' }, { cookie, host })).slice(1)
    expect(new Set(rejected)).toEqual(new Set(places('YSC')))
    const allowed = cookiesOf(
      await decide(web, page, { method: 'allow', allow: 'YouTube' }, { cookie, host }),
    ).slice(1)
    expect(allowed).toEqual([])
  })

  it('that allows everything deletes no cookie', async () => {
    const answer = await decide(web, page, { method: 'accept' }, { cookie: 'unheard-of=1; YSC=2' })
    expect(cookiesOf(answer).map((cookie) => cookie.split('=', 1)[0])).toEqual(['pd_cc'])
  })

  it('is read despite another cookie of the same name, which the next decision deletes', async () => {
    const yes = await cookieOf(site, ['YouTube'])
    const cookie = `pd_cc=%7B%22old%22%3A1%7D; ${yes}`
    const host = 'www.school.example'
    expect(policyOf(await web.get(page, { cookie })).get('frame-src')).toContain('youtube')
    expect((await web.get('/-/consent.css', { cookie: `${cookie}; x=1` })).statusCode).toBe(200)
    const answer = await decide(web, page, { method: 'allow', allow: 'Tools' }, { cookie, host })
    expect((await decisionIn(answer)).allowed).toEqual(['Needed', 'Tools', 'YouTube'])
    const lines = cookiesOf(answer)
    const ours = lines.findIndex((line) => line.startsWith('pd_cc=1.'))
    const strays = lines.filter((line) => line.startsWith('pd_cc=;'))
    expect(strays).toContain('pd_cc=; Max-Age=0; Path=/; Domain=school.example')
    expect(strays).toContain(`pd_cc=; Max-Age=0; Path=${page}`)
    expect(strays).not.toContain('pd_cc=; Max-Age=0; Path=/')
    // Our cookie comes last, for browsers that treat a domain and its host as the same scope.
    expect(strays).toEqual(lines.slice(0, ours))
  })

  describe('applied to page requests', () => {
    const cookie = 'PHPSESSID=1; YSC=2; payload-token=3; currency=USD'
    const ended = (answer: Awaited<ReturnType<typeof web.get>>) => [
      ...new Set(cookiesOf(answer).map((line) => line.split('=', 1)[0])),
    ]
    const url = '/schools/x?y=1'

    beforeAll(async () => {
      // Removes the locked group “Needed” and the declared cookies of Tools.
      await setConsent(site.payload, { blockList: services })
      await vi.waitFor(async () => expect((await web.get('/')).body).not.toContain('"Needed"'), {
        timeout: 15_000,
      })
    })

    it('deletes refused cookies that the decision itself could not delete', async () => {
      const no = await cookieOf(site, 'reject')
      for (const address of ['/', page, url, '/cart']) {
        const answer = await web.get(address, { cookie: `${no}; ${cookie}` })
        expect([address, ended(answer)]).toEqual([address, ['YSC']])
        expect(answer.headers['cache-control']).toBe('private, no-store')
        expect(answer.headers.etag).toBeUndefined()
      }
      const { headers } = await web.get('/', { cookie: no })
      expect(cookiesOf(await web.get(url, { cookie: `${no}; ${cookie}` }))).toContain(
        'YSC=; Max-Age=0; Path=/schools/x',
      )
      // A request without such cookies still gets the cacheable page.
      expect([headers['set-cookie'], headers['cache-control']]).toEqual([
        undefined,
        'public, max-age=0, must-revalidate',
      ])
      const same = { 'if-none-match': String(headers.etag) }
      expect((await web.get('/', { cookie: `${no}; currency=USD`, ...same })).statusCode).toBe(304)
      expect((await web.get('/', { cookie: `${no}; ${cookie}`, ...same })).statusCode).toBe(200)
    })

    it('deletes cookies for a browser’s GPC signal, but not without a decision or after accepting all', async () => {
      expect(ended(await web.get('/', { cookie, 'sec-gpc': '1' }))).toEqual(['YSC'])
      expect(ended(await web.get('/', { cookie }))).toEqual([])
      expect(ended(await web.get('/', { cookie: `${cookie}; pd_cc=broken` }))).toEqual([])
      expect(ended(await web.get('/', { cookie: `${cookie}; ${await cookieOf(site, 'accept')}` }))).toEqual(
        [],
      )
    })

    it('keeps the cookies of allowed services', async () => {
      const youtube = `${await cookieOf(site, ['YouTube'])}; ${cookie}`
      expect(ended(await web.get('/', { cookie: youtube }))).toEqual([])
      const tools = `${await cookieOf(site, ['Tools'])}; ${cookie}`
      expect(ended(await web.get('/', { cookie: tools }))).toEqual(['YSC'])
    })
  })

  it('to refuse takes effect even if its receipt cannot be stored; a decision to allow does not', async () => {
    const yes = await cookieOf(site, 'accept')
    vi.spyOn(site.payload, 'create').mockRejectedValue(
      Object.assign(new Error('away'), { code: 'ECONNREFUSED' }),
    )
    for (const method of ['reject', 'close']) {
      const answer = await decide(web, page, { method }, { cookie: `${yes}; YSC=1` })
      expect([method, answer.statusCode]).toEqual([method, 303])
      expect(cookiesOf(answer).some((line) => line.startsWith('pd_cc=1.'))).toBe(true)
    }
    expect(web.log.some(({ msg }) => msg === 'consent receipt could not be stored')).toBe(true)
    for (const method of ['accept', 'save', 'allow']) {
      const answer = await decide(web, page, { method, allow: 'Tools' }, { accept: 'application/json' })
      expect([method, answer.statusCode]).toEqual([method, 503])
      expect(answer.json().error.message).toContain('could not be stored')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('to refuse takes effect on a new node while the database is unavailable', async () => {
    const fresh = await openApp(site)
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    vi.spyOn(site.payload, 'findGlobal').mockImplementation(away as never)
    vi.spyOn(site.payload, 'create').mockImplementation(away as never)
    const answer = await decide(fresh, '/', { method: 'reject' }, { cookie: 'YSC=1' })
    expect(answer.statusCode).toBe(303)
    expect(cookiesOf(answer)[0]).toMatch(/^pd_cc=1\./)
    expect((await fresh.get('/-/consent.css')).statusCode).toBe(200)
    await fresh.close()
  })

  it.each([
    ['method=nonsense', 400],
    ['', 400],
    ['allow=YouTube', 400],
    ['method=gpc', 400],
    ['method[]=accept', 400],
  ])('is refused for the form %j', async (fields, status) => {
    expect((await decide(web, page, fields)).statusCode).toBe(status)
  })

  it('is accepted only from our own pages and redirects only to them', async () => {
    const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const forged = { method: 'accept', found: 'evil.example|Evil' }
    // Paths that only resemble those of the admin panel are checked too.
    for (const place of [page, '/', '/apix', '/api-x', '/administration', '/_nextx', '/_next-x', '/x/api'])
      expect([place, (await decide(web, place, forged, evil)).statusCode]).toEqual([place, 403])
    // Paths of the admin panel are not pages and set no consent cookie.
    for (const place of ['/api', '/admin', '/admin/x', '/_next', '/__nextjs'])
      expect(cookiesOf(await decide(web, place, forged, evil)).join()).not.toContain('pd_cc=')
    for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example'])
      expect((await decide(web, page, { method: 'reject', back })).headers.location).toBe(page)
  })

  it('is the only POST request that pages accept', async () => {
    for (const url of ['/', page, '/nothing', '/-/consent/more', '/-/consentx']) {
      const response = await web.app.inject({
        method: 'POST',
        url,
        payload: 'x',
        headers: { 'content-type': 'text/weird' },
      })
      expect([url, response.statusCode]).toEqual([url, 404])
    }
    expect((await web.get(`${page}/-/consent`)).statusCode).toBe(404)
  })

  it('in a broken cookie does not break any page or endpoint', async () => {
    for (const value of [
      '',
      '%',
      '1.1',
      '"x"',
      '\u00e9',
      'a=b=c',
      `1.f.${'x'.repeat(64)}...${'+a:b/'.repeat(800)}`,
    ])
      for (const url of [
        '/',
        page,
        '/de',
        '/nothing',
        '/cookie-policy',
        '/-/consent.css',
        '/cart',
        '/sitemap.xml',
      ]) {
        const { statusCode } = await web.get(url, { cookie: `x=1; pd_cc=${value}; y=2` })
        expect([url, value.slice(0, 20), statusCode < 500]).toEqual([url, value.slice(0, 20), true])
      }
    expect((await decide(web, page, { method: 'reject' }, { cookie: 'pd_cc=%%%' })).statusCode).toBe(303)
  })
})
