import { rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { googleMaps } from '../../../src/features/map/contract'
import { locales } from '../../../src/shared/locale'
import { htmlProblems } from '../../html-problems'
import { decide } from '../consent/consent-site'
import { openApp, type TestApp } from '../kit/app'
import { describeOn, type Site } from '../kit/harness'
import { openService } from '../kit/local-service'
import { geocodes, recorded } from './map-services'
import { createMappedSchool, townMap, twoVillages } from './mapped-school'

// Runs on one database only, because other tests cover such queries on both.
describeOn('sqlite', 'directions from the school’s own map', (open) => {
  let site: Site
  let web: TestApp
  let town: string
  let villages: string
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    town = (await createMappedSchool(site.payload)).school.slug
    villages = (await createMappedSchool(site.payload, twoVillages())).school.slug
    return web.close
  })

  /** Each request comes from another address, so that the rate limit does not apply. */
  let visitors = 0
  const get = (url: string, headers?: Record<string, string>) =>
    web.app.inject({ url, headers, remoteAddress: `10.0.0.${++visitors}` })

  const json = async (slug: string, query: Record<string, string>, prefix = '') => {
    const answer = await get(`${prefix}/schools/${slug}/directions.json?${new URLSearchParams(query)}`)
    return { ...answer.json(), status: answer.statusCode, cache: answer.headers['cache-control'] }
  }

  it('contain a route with its line and steps', async () => {
    const route = await json(town, { from: '6 Main Street', mode: 'walking' })
    expect(route).toMatchObject({ status: 200, cache: 'private, no-store', kind: 'route', mode: 'walking' })
    expect(route.from).toBe('6 Main Street')
    expect(route.distance).toMatch(/^\d[\d.]* (m|km)$/)
    expect(route.duration).toMatch(/^\d+ min$/)
    expect(route.line.length).toBeGreaterThan(1)
    const [lat, lng] = route.line.at(-1)
    expect([lat, lng]).toEqual([expect.closeTo(49.35, 2), expect.closeTo(-124.45, 2)])
    expect(route.steps.length).toBeGreaterThan(2)
    expect(route.steps[0].text).toContain('Main Street')
    expect(route.steps.at(-1)).toMatchObject({ distance: '', duration: '' })
    expect(route.attribution).toContain('OpenStreetMap')
    expect(route.html).toContain('<ol class="route-steps"')
  })

  it('differ for cars, which respect one-way streets', async () => {
    const [driving, walking] = await Promise.all(
      ['driving', 'walking'].map((mode) => json(town, { from: '6 Alder Street', mode })),
    )
    expect(driving.line).not.toEqual(walking.line)
  })

  it.each(locales)('are available in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    const answer = await get(`${prefix}/schools/${town}/how-to-get-here?from=6+Main+Street&mode=walking`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<ol class="route-steps"')
    expect(await htmlProblems(answer.body)).toEqual([])
  })

  it.each([
    ['nothing typed', {}, 'empty', 'Please fill in your address.'],
    ['only blanks', { from: '   ' }, 'empty', 'Please fill in your address.'],
    ['a wrong street', { from: '6 Nowhere Street' }, 'notFound', 'Sorry, address not found!'],
  ])('are refused with a message: %s', async (_what, query, problem, message) => {
    expect(await json(town, query)).toMatchObject({
      status: 200,
      kind: 'problem',
      problem,
      message,
      html: expect.stringContaining(`role="alert"><strong>${message}</strong>`),
    })
  })

  it.each([
    ['a number that is missing', '9 Main Street', /^10 Main Street/, 'This house number is not on our map.'],
    [
      'a street',
      'Main Street',
      /^Main Street, Alder Bay$/,
      'The route starts in the middle of Main Street, Alder Bay.',
    ],
    ['a typing error', '6 Maain Street', /^6 Main Street/, '“6 Maain Street” is not on our map.'],
  ])('start near %s, and say so', async (_what, from, start, note) => {
    const route = await json(town, { from, mode: 'walking' })
    expect(route).toMatchObject({ kind: 'route', note: expect.stringContaining(note) })
    expect(route.from).toMatch(start)
    expect(route.html).toContain('<p class="route-note">')
  })

  it('start at a place that editors have named', async () => {
    const places = [{ lat: 49.3512, lng: -124.4473, text: 'Ferry pier' }]
    const { school } = await createMappedSchool(site.payload, townMap(), { places })
    expect(await json(school.slug, { from: 'ferry' })).toMatchObject({ kind: 'route', from: 'Ferry pier' })
  })

  it('link to other services if the address is not on the map', async () => {
    const abroad = await json(town, { from: 'Unter den Linden 5, Berlin' })
    expect(abroad.problem).toBe('notFound')
    expect(abroad.elsewhere[0].href).toBe(
      'https://www.google.com/maps/dir/?api=1&origin=Unter+den+Linden+5%2C+Berlin&destination=49.35%2C-124.45',
    )
    expect(abroad.html).toContain(
      'https://www.openstreetmap.org/directions?from=Unter+den+Linden+5%2C+Berlin',
    )
    expect((await json(town, {})).elsewhere).toBeUndefined()
  })

  it('name the address that was not found', async () => {
    const from = '6 Nowhere Street <b>'
    const named = '<p class="directions-asked">6 Nowhere Street &lt;b&gt;, not found!</p>'
    expect((await json(town, { from })).html).toContain(named)
    const page = await get(`/schools/${town}/how-to-get-here?${new URLSearchParams({ from })}`)
    expect(page.body).toContain(named)
    expect(await htmlProblems(page.body)).toEqual([])
    expect((await json(town, {})).html).not.toContain('not found')
  })

  it('are refused if no street is near', async () => {
    expect(await json(villages, { from: '1 Island Path' })).toMatchObject({ problem: 'tooFar' })
  })

  it('offer a choice between two matching places, and use the chosen one', async () => {
    const asked = await json(villages, { from: '5 Main Street', mode: 'walking' })
    expect(asked).toMatchObject({ kind: 'choices', choices: [{}, {}] })
    expect(asked.choices.map(({ text }: { text: string }) => text).sort()).toEqual([
      '5 Main Street, Eastwick',
      '5 Main Street, Westwick',
    ])
    const page = await get(`/schools/${villages}/how-to-get-here?from=5+Main+Street&mode=walking`)
    expect(page.body).toContain('Which one do you mean?')
    const [, href = ''] = /<a href="([^"]*)" data-at="49\.3502,-124\.499"/.exec(page.body) ?? []
    const chosen = await get(href.replaceAll('&amp;', '&'))
    expect(chosen.body).toContain('Route from 5 Main Street')
    expect(chosen.body).toContain('<ol class="route-steps"')
  })

  it('are shown on a private page that is not cached', async () => {
    const answer = await get(`/schools/${town}/how-to-get-here?from=6+Main+Street`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body).toContain('value="6 Main Street"')
    expect(answer.body).toMatch(/data-map="[^"]*&quot;line&quot;:\[\[/)
    const empty = await get(`/schools/${town}/how-to-get-here?from=`)
    expect(empty.body).toContain('<strong>Please fill in your address.</strong>')
    expect(empty.headers['cache-control']).toBe('private, no-store')
    // Without an address, the page is public and cacheable.
    const open = await get(`/schools/${town}/how-to-get-here?mode=walking`)
    expect(open.headers['cache-control']).toContain('public')
    expect(open.body).not.toContain('directions-problem')
  })

  it('escape the typed address', async () => {
    const from = '"><script>alert(1)</script>'
    const answer = await get(`/schools/${town}/how-to-get-here?${new URLSearchParams({ from })}`)
    expect(answer.body).not.toContain('<script>alert')
    const at = await json(town, { from, at: '49.35,-124.45' })
    expect(at.html).not.toContain('<script>')
  })

  it.each([
    [{ from: 'x'.repeat(201) }, 'from'],
    [{ from: 'a', mode: 'flying' }, 'mode'],
    [{ from: 'a', at: 'here' }, 'at'],
  ])('are refused with the name of the invalid field: %#', async (query, field) => {
    expect(await json(town, query)).toMatchObject({ status: 400, error: { code: 'bad_request', field } })
    const page = await get(`/schools/${town}/how-to-get-here?${new URLSearchParams(query)}`)
    expect(page.statusCode).toBe(400)
  })

  it('do not log the address', async () => {
    await json(town, { from: '6 Main Street' })
    await get(`/schools/${town}/how-to-get-here?from=77+Secret+Street`)
    expect(JSON.stringify(web.log)).not.toMatch(/Main|Secret/)
    expect(web.log).toContainEqual(expect.objectContaining({ path: `/schools/${town}/how-to-get-here` }))
  })

  it('are limited to thirty requests a minute', async () => {
    const busy = await openApp(site)
    const statuses = new Set<number>()
    // All languages share the limit.
    for (let i = 0; i < 31; i++)
      statuses.add((await busy.get(`${i % 2 ? '/de' : ''}/schools/${town}/directions.json?from=`)).statusCode)
    expect([...statuses]).toEqual([200, 429])
    await busy.close()
  })

  describe('tiles', () => {
    const tile = '13/1264/2801'
    const at = (address: string, slug = town) => `/schools/${slug}/tiles/${address}`

    it('are SVG images, compressed, and immutable at their versioned address', async () => {
      const html = (await get(`/schools/${town}`)).body
      const [, url = ''] = /&quot;url&quot;:&quot;([^&]*)&quot;/.exec(html) ?? []
      const answer = await get(url.replace('{z}/{x}/{y}', tile), { 'accept-encoding': 'gzip, br' })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const again = await get(at(`road/${tile}`), { 'if-none-match': String(answer.headers.etag) })
      expect(again.statusCode).toBe(304)
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect((await get(at(`road/${tile}`))).body).toMatch(/^<svg/)
    })

    it.each([
      'road/9/0/0',
      'road/13/9000/1',
      'road/13/a/b',
      'satellite/13/1/1',
      'moon/13/1/1',
      'road/20/1/1',
      'road/13/1/1',
      'road/19/0/0',
    ])('are missing at %s', async (address) => {
      expect((await get(at(address))).statusCode).toBe(404)
    })

    it('are missing for an unknown school', async () => {
      expect((await get(at(`road/${tile}`, 'nowhere'))).statusCode).toBe(404)
    })
  })

  it('are unavailable if the map file is missing, but the pages are shown', async () => {
    const { school, extract } = await createMappedSchool(site.payload, twoVillages())
    rmSync(path.join(site.env.dataDir, 'extracts', String(extract.filename)))
    expect(await json(school.slug, { from: '5 Main Street' })).toMatchObject({ problem: 'unavailable' })
    const page = await get(`/schools/${school.slug}/how-to-get-here?from=5+Main+Street`)
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('Directions are not available just now.')
    expect(page.body).toContain('>Get directions</button>')
    expect((await get(`/schools/${school.slug}/tiles/road/13/1264/2801`)).statusCode).toBe(503)
    expect((await get(`/schools/${school.slug}`)).statusCode).toBe(200)
  })
})

describeOn('sqlite', 'directions from Google', (open) => {
  it('are requested only for visitors who have allowed Google Maps', async () => {
    const site = await open()
    const service = await openService(({ path: asked }) => ({
      body: JSON.stringify(asked.includes('/geocode/') ? geocodes : recorded.google),
    }))
    const realFetch = globalThis.fetch
    const toService = (input: unknown, init?: RequestInit) =>
      realFetch(String(input).replace(/^https:\/\/maps\.googleapis\.com/, service.url), init)
    const stub = vi.spyOn(globalThis, 'fetch').mockImplementation(toService)
    onTestFinished(() => stub.mockRestore())
    const web = await openApp(site)
    const { school } = await createMappedSchool(site.payload)
    await site.payload.updateGlobal({
      slug: 'map-settings',
      data: { provider: 'google', googleBrowserKey: 'public', googleServerKey: 'hidden' },
    })
    const url = `/schools/${school.slug}/directions.json?from=12+Main+Street`
    const page = `/schools/${school.slug}/how-to-get-here?from=12+Main+Street`
    await expect
      .poll(async () => (await web.get(url)).json())
      .toMatchObject({ kind: 'problem', problem: 'notAllowed' })
    const cookieOf = async (fields: Record<string, string>) =>
      String([(await decide(web, '/', fields)).headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? ''
    for (const cookie of ['', await cookieOf({ method: 'reject' })]) {
      expect((await web.get(url, { cookie })).json()).toMatchObject({ problem: 'notAllowed' })
      expect((await web.get(page, { cookie })).body).not.toContain('route-steps')
    }
    expect(service.calls).toEqual([])
    const cookie = await cookieOf({ method: 'allow', allow: googleMaps })
    expect((await web.get(url, { cookie })).json()).toMatchObject({ kind: 'route', from: '12 Main Street' })
    expect(service.calls.map((call) => call.path.split('/')[3])).toEqual(['geocode', 'directions'])
    await web.close()
    await service.close()
  })
})
