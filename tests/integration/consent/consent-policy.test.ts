import { beforeAll, expect, it } from 'vitest'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { cookieOf, pageWith, policyOf, services, setConsent } from './consent-site'

const video = 'https://youtu.be/abcDEF12345'
const pixel = '<img src="https://pixel.unknown.example/p.gif" alt="">'
const script = '<script src="https://cdn.tools.example/t.js"></script><script>bookRooms()</script>'

describeSite('the content security policy of a page', (open) => {
  let site: Site
  let web: TestApp
  let films: string
  let tools: string

  beforeAll(async () => {
    site = await open()
    await setConsent(site.payload, { blockList: services })
    films = await pageWith(site.payload, { code: video, title: 'Our harbour' }, pixel)
    tools = await pageWith(site.payload, { code: script, title: 'Rooms' })
    web = await openApp(site)
    return () => web.close()
  })

  const ask = async (url: string, cookie?: string, more: Record<string, string> = {}) =>
    web.get(url, { ...(cookie ? { cookie } : {}), ...more })

  it('names no other host before a decision, after a rejection, and for an invalid cookie', async () => {
    const strict = policyOf(await ask(films))
    expect(strict.get('frame-src')).toBe("'self'")
    expect(strict.get('script-src')).toBe("'self'")
    expect(strict.get('img-src')).toBe("'self' data:")
    expect(strict.get('default-src')).toBe("'none'")
    const rejected = await cookieOf(site, 'reject')
    for (const cookie of [
      rejected,
      'pd_cc=',
      'pd_cc=%%%',
      `pd_cc=${'x'.repeat(5000)}`,
      'pd_cc=1.1.x; other=1',
    ])
      expect(policyOf(await ask(films, cookie))).toEqual(strict)
    expect(policyOf(await ask(films, undefined, { 'sec-gpc': '1' }))).toEqual(strict)
  })

  it('allows exactly the hosts of the allowed services', async () => {
    const youtube = policyOf(await ask(films, await cookieOf(site, ['YouTube'])))
    expect(youtube.get('frame-src')).toContain('https://www.youtube-nocookie.com')
    expect([...youtube.values()].join(' ')).not.toMatch(/tools\.example|unknown\.example|unsafe|nonce/)
    const all = await cookieOf(site, 'accept', [
      { name: 'pixel.unknown.example', domain: 'pixel.unknown.example' },
    ])
    const everything = policyOf(await ask(films, all))
    expect(everything.get('img-src')).toContain('https://pixel.unknown.example')
    expect(everything.get('script-src')).toContain('tools.example')
    // An explicit choice wins over the browser's signal.
    expect(policyOf(await ask(films, all, { 'sec-gpc': '1' }))).toEqual(everything)
  })

  it('contains hosts and hashes of allowed scripts, and the page stays cacheable', async () => {
    const cookie = await cookieOf(site, ['Tools'])
    const answer = await ask(tools, cookie)
    const scripts = policyOf(answer).get('script-src') ?? ''
    expect(scripts).toMatch(/'sha256-[\w+/]{43}='/)
    expect(scripts).toContain('https://cdn.tools.example')
    // A script with a nonce could load from any host.
    expect(scripts).not.toMatch(/unsafe|nonce|strict-dynamic/)
    expect(answer.headers['server-timing']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await ask(tools, cookie, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, policyOf(again).get('script-src')]).toEqual([304, scripts])
  })

  it('is part of the ETag, so that a changed decision never gets the old policy', async () => {
    const cookie = await cookieOf(site, ['YouTube'])
    const undecided = String((await ask(films)).headers.etag)
    const allowed = String((await ask(films, cookie)).headers.etag)
    expect(allowed).not.toBe(undecided)
    const again = async (etag: string, given?: string) =>
      (await ask(films, given, { 'if-none-match': etag })).statusCode
    expect([await again(undecided), await again(allowed, cookie)]).toEqual([304, 304])
    expect([await again(allowed), await again(undecided, cookie)]).toEqual([200, 200])
    // A rejection has the same policy as no decision.
    expect(await again(undecided, await cookieOf(site, 'reject'))).toBe(304)
    const kept = await ask(films, cookie, { 'if-none-match': allowed })
    expect(policyOf(kept).get('frame-src')).toContain('youtube')
    for (const { headers } of [await ask(films), kept])
      expect(headers.vary).toBe('accept-encoding, cookie, sec-gpc')
  })

  it('is the only difference between decisions: the body is the same for all', async () => {
    const cookies = [
      undefined,
      await cookieOf(site, 'reject'),
      await cookieOf(site, 'accept'),
      await cookieOf(site, ['Tools']),
    ]
    for (const url of [
      films,
      tools,
      '/',
      `/schools/${(await createSchool(site.payload)).slug}`,
      '/nothing-here',
    ]) {
      const { renders } = web.cache.stats
      const bodies = await Promise.all(cookies.map(async (cookie) => (await ask(url, cookie)).body))
      expect(new Set(bodies).size).toBe(1)
      expect(web.cache.stats.renders - renders).toBeLessThan(cookies.length)
      const shown = bodies[0]?.replace(/<!--[\s\S]*?-->/g, '') ?? ''
      expect(
        shown.match(/<(script|img|iframe|link)[^>]+(src|href)="https?:\/\/(?!school\.example)/g) ?? [],
      ).toEqual([])
    }
  })

  it('comes with valid HTML that blocks all embeds, in every language', async () => {
    for (const [prefix, words] of [
      ['', 'Always allow YouTube'],
      ['/de', 'YouTube'],
    ] as const) {
      const { body } = await ask(prefix + films)
      expect(await htmlProblems(body)).toEqual([])
      expect(body).toContain('data-embed="YouTube"')
      expect(body).toContain(words)
      expect(body).toContain(
        '<!--pdcc YouTube|<iframe src="https://www.youtube-nocookie.com/embed/abcDEF12345"',
      )
      expect(body).toContain('<!--pdcc pixel.unknown.example|<img src=')
      expect(body).toContain('<noscript><link rel="stylesheet" href="/-/consent.css"/></noscript>')
    }
    expect((await ask(tools)).body).toContain('<!--pdcc Tools|<script>bookRooms()</script>-->')
  })

  it('changes with the list of services', async () => {
    const cookie = await cookieOf(site, ['YouTube'])
    await setConsent(site.payload, {
      blockList: [...services, { name: 'Late', domain: 'late.example', actived: true }],
    })
    await expect
      .poll(async () => policyOf(await ask(films)).get('img-src'), { timeout: 15_000 })
      .toContain('late.example')
    expect(policyOf(await ask(films, undefined, { 'sec-gpc': '1' })).get('img-src')).not.toContain(
      'late.example',
    )
    expect(policyOf(await ask(films, cookie)).get('frame-src')).toContain('youtube')
    await setConsent(site.payload, { blockList: services })
  })

  it('does not depend on the decision for feeds, JSON and errors', async () => {
    const cookie = await cookieOf(site, 'accept')
    for (const url of ['/sitemap.xml', '/schools/search.json?q=x', '/assets/nothing.js', '/robots.txt'])
      expect([url, (await ask(url, cookie)).headers.vary ?? 'accept-encoding']).toEqual([
        url,
        url.startsWith('/assets') ? expect.anything() : 'accept-encoding',
      ])
  })

  it('asks without JavaScript only where it is needed, if the site says so', async () => {
    const asks = async (path: string) => (await ask(path)).body.includes('/-/consent.css')
    expect([await asks('/'), await asks(films)]).toEqual([true, true])
    await setConsent(site.payload, { opens: 'needed' })
    await expect.poll(() => asks('/'), { timeout: 15_000 }).toBe(false)
    expect(await asks(films)).toBe(true)
    await setConsent(site.payload, { opens: 'always' })
    await expect.poll(() => asks('/'), { timeout: 15_000 }).toBe(true)
  })

  it('offers the dialog in every language, the same for all pages', async () => {
    const answer = await ask('/-/consent/dialog?page=en&wanted=xx,de-AT,fr')
    expect(answer.statusCode).toBe(200)
    const { innerHTML: html, ...language } = answer.json<{ innerHTML: string }>()
    expect(language).toEqual({ lang: 'de', dir: 'ltr' })
    expect(html).toContain('Ablehnen')
    expect(html).toContain('value="Tools"')
    expect(html).not.toContain('<dialog')
    // The page's own language needs no second dialog.
    for (const own of ['__proto__', 'xx,fr-CA,de'])
      expect((await ask(`/-/consent/dialog?page=fr&wanted=${own}`)).json()).toEqual({})
    for (const wrong of ['', '?page=xx&wanted=de', '?page=__proto__&wanted=de', '?page=de'])
      expect((await ask(`/-/consent/dialog${wrong}`)).statusCode).toBe(400)
  })

  it('comes with a stylesheet that shows the form to visitors without JavaScript until they decide', async () => {
    const styles = async (cookie?: string, more = {}) => {
      const answer = await ask('/-/consent.css', cookie, more)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['content-type']).toMatch(/^text\/css/)
      return answer.body
    }
    expect(await styles()).toContain('#pdcc{')
    expect(await styles('pd_cc=broken')).toContain('#pdcc{')
    expect(await styles(await cookieOf(site, 'reject'))).toBe('')
    expect(await styles(await cookieOf(site, 'accept'))).toBe('')
    // The bar says that the signal was honoured instead of asking.
    const signal = await styles(undefined, { 'sec-gpc': '1' })
    expect(signal).toContain('#pdcc-bar{')
    expect(signal).not.toContain('#pdcc{')
    expect(await styles(await cookieOf(site, 'reject'), { 'sec-gpc': '1' })).toBe('')
    // A new service is asked about.
    const before = await cookieOf(site, 'accept')
    await setConsent(site.payload, { blockList: [...services, { name: 'New', domain: 'new.example' }] })
    await expect.poll(() => styles(before), { timeout: 15_000 }).toContain('content:"New"')
    expect(await styles()).not.toContain('content:')
    await setConsent(site.payload, { blockList: [] })
    await expect.poll(() => styles(), { timeout: 15_000 }).toBe('')
  })
})
