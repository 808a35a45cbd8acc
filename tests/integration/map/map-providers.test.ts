import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findDirections } from '../../../src/features/map/directions/find-directions.server'
import { EnginePool } from '../../../src/features/map/engine-threads/engine-pool.server'
import type { MapSettings } from '../../../src/features/map/map-settings'
import { siteProviders } from '../../../src/features/map/providers/site-providers.server'
import { type Call, openService } from '../kit/local-service'
import { geocodes, photonPlaces, places, recorded } from './map-services'

type Reply = { status?: number; body?: string; hangs?: boolean }
type Replies = { places: Reply; route: Reply }

const json = (value: unknown): Reply => ({ body: JSON.stringify(value) })

const settingsFor: Record<string, (url: string) => Partial<MapSettings>> = {
  nominatim: (url) => ({
    provider: 'osrm',
    geocoder: 'nominatim',
    geocoderUrl: `${url}/geo/`,
    osrm: { driving: url, walking: `${url}/foot/` },
  }),
  photon: (url) => ({
    provider: 'osrm',
    geocoder: 'photon',
    geocoderUrl: `${url}/geo`,
    osrm: { driving: url, walking: url },
  }),
  google: () => ({ provider: 'google', googleServerKey: 'secret-key' }),
}

const found: Record<string, unknown> = { nominatim: places, photon: photonPlaces, google: geocodes }

describe.each(['nominatim', 'photon', 'google'] as const)('directions by %s', (kind) => {
  let service: Awaited<ReturnType<typeof openService>>
  let replies: Replies
  const failures: unknown[] = []
  beforeAll(async () => {
    service = await openService(({ path }: Call) =>
      /\/(route|directions)\//.test(path) ? replies.route : replies.places,
    )
    return service.close
  })
  const usual = (): Replies => ({
    places: json(found[kind]),
    route: json(kind === 'google' ? recorded.google : recorded.osrm),
  })
  afterEach(() => {
    service.calls.length = 0
    failures.length = 0
  })

  const providers = () =>
    siteProviders({
      engines: new EnginePool(),
      publicUrl: 'https://school.example',
      timeoutMs: 400,
      callsEveryMs: 0,
      googleBase: service.url,
    })
  const settings = (): MapSettings =>
    ({
      ...{ provider: 'osrm', osrm: { driving: '', walking: '' }, geocoder: 'nominatim', geocoderUrl: '' },
      ...{ contact: 'office@school.example', tiles: {}, googleBrowserKey: '', googleServerKey: '' },
      ...settingsFor[kind]?.(service.url),
    }) as MapSettings

  const ask = async (
    given: Partial<Replies> = {},
    from = '12 Main Street, Alder Bay',
    site = providers(),
  ) => {
    replies = { ...usual(), ...given }
    return findDirections({
      question: { from, mode: 'driving' },
      to: { lat: 49.35, lng: -124.45 },
      locale: 'en',
      provider: () => site(settings(), { country: 'CA', near: { lat: 49.35, lng: -124.45 } }),
      isAllowed: true,
      onFailure: (cause) => failures.push(cause),
    })
  }

  it('are built from recorded responses', async () => {
    const answer = await ask()
    expect(failures).toEqual([])
    expect(answer).toMatchObject({ kind: 'route', distance: '1.2 km', duration: '4 min' })
    if (answer.kind !== 'route') return
    expect(answer.line[0]).toEqual([expect.closeTo(49.36, 1), expect.closeTo(-124.46, 1)])
    expect(answer.steps[0]?.text).toContain('Main Street')
    expect(answer.attribution).toContain(
      kind === 'google' ? 'Map data ©2026 &lt;Google&gt;' : 'OpenStreetMap',
    )
  })

  it.each([
    ['the nearest house', '13 Main Street, Alder Bay', /^This house number is not on our map/],
    ['a street of a similar name', '12 Maine Street, Alder Bay', /^“12 Maine Street, Alder Bay” is not/],
    ['a street', 'Main Street, Alder Bay', /^The route starts in the middle of Main Street/],
  ])('begin at %s, and say so', async (_what, from, note) => {
    expect(await ask({}, from)).toMatchObject({ kind: 'route', note: expect.stringMatching(note) })
  })

  it('do not begin in another town', async () => {
    expect(await ask({}, '12 Main Street, Elsewhere')).toMatchObject({ problem: 'notFound' })
  })

  it('report an unknown address if the service finds nothing', async () => {
    const nothing = {
      nominatim: [],
      photon: { features: [] },
      google: { status: 'ZERO_RESULTS', results: [] },
    }
    expect(await ask({ places: json(nothing[kind]) })).toMatchObject({ problem: 'notFound' })
  })

  it.each<[string, Partial<Replies>]>([
    ['no addresses: 500', { places: { status: 500, body: 'Oops' } }],
    ['no addresses: 429', { places: { status: 429, body: 'Slow down' } }],
    ['no addresses: silence', { places: { hangs: true } }],
    ['no addresses: garbage', { places: { body: '<html>' } }],
    ['no addresses: half an answer', { places: { body: '[{"lat":"49.3' } }],
    ['no addresses: another shape', { places: json({ results: 7, features: 'none' }) }],
    ['no route: 500', { route: { status: 500, body: '{}' } }],
    ['no route: 429', { route: { status: 429, body: '{}' } }],
    ['no route: silence', { route: { hangs: true } }],
    ['no route: garbage', { route: { body: 'Bad Gateway' } }],
    ['no route: half an answer', { route: json({ code: 'Ok', status: 'OK' }) }],
    ['no route: a refusal', { route: json({ code: 'TooBig', status: 'OVER_QUERY_LIMIT' }) }],
  ])('are unavailable when the service gives %s', async (_what, given) => {
    expect(await ask(given)).toMatchObject({ kind: 'problem', problem: 'unavailable' })
    expect(failures).toHaveLength(1)
    // The logged error contains neither the visitor's address nor a key.
    expect(String((failures[0] as Error).stack)).not.toMatch(/Main|secret-key/)
  })

  it('report that there is no route or no street nearby', async () => {
    const status = kind === 'google' ? 200 : 400
    const say = (code: string, google: string) => ({
      route: { status, body: JSON.stringify({ code, status: google, routes: [] }) },
    })
    expect(await ask(say('NoRoute', 'ZERO_RESULTS'))).toMatchObject({ problem: 'noRoute' })
    expect(await ask(say('NoSegment', 'NOT_FOUND'))).toMatchObject({ problem: 'tooFar' })
  })

  it('are cached per address, but failures are not', async () => {
    const site = providers()
    await ask({}, undefined, site)
    await ask({}, undefined, site)
    expect(service.calls).toHaveLength(2)
    const other = providers()
    await ask({ places: { status: 500 } }, undefined, other)
    expect(await ask({}, undefined, other)).toMatchObject({ kind: 'route' })
  })

  it('prefer places near the school without excluding others', async () => {
    await ask()
    const query = new URL(service.calls[0]?.path ?? '', service.url).searchParams
    const expected = {
      nominatim: { viewbox: '-124.9500,48.8500,-123.9500,49.8500', bounded: null, countrycodes: null },
      photon: { lat: '49.35', lon: '-124.45', bbox: null },
      google: { region: 'ca', components: null },
    }[kind]
    for (const [name, value] of Object.entries(expected)) expect(query.get(name), name).toBe(value)
  })

  it('are cached separately for schools in different places', async () => {
    const site = providers()
    await ask({}, undefined, site)
    const elsewhere = site(settings(), { country: 'FR', near: { lat: 48, lng: 2 } })
    await elsewhere.locate('12 Main Street, Alder Bay', 'en')
    expect(service.calls).toHaveLength(3)
  })

  it('identify the site to the service', async () => {
    await ask()
    const [call] = service.calls
    expect(call?.headers['user-agent']).toBe('Schoolhouse (https://school.example; office@school.example)')
    expect(call?.headers.referer).toBe('https://school.example')
    if (kind === 'nominatim') expect(call?.path).toContain('email=office%40school.example')
  })
})

describe('directions by OSRM', () => {
  it('respect the minimum interval between route requests, and fail when too many wait', async () => {
    const service = await openService(() => json(recorded.osrm))
    const settings = {
      ...{ provider: 'osrm', geocoder: 'nominatim', geocoderUrl: service.url, contact: '', tiles: {} },
      ...{ osrm: { driving: service.url, walking: service.url }, googleBrowserKey: '', googleServerKey: '' },
    } as MapSettings
    const to = { lat: 49.35, lng: -124.45 }
    const { route } = siteProviders({
      engines: new EnginePool(),
      publicUrl: 'https://school.example',
      callsEveryMs: 150,
    })(settings, { country: 'CA', near: to })
    const start = performance.now()
    const ask = (lat: number) => route('driving', { lat, lng: -124.46 }, to, 'en')
    await Promise.all([ask(49.36), ask(49.37), ask(49.38)])
    expect(performance.now() - start).toBeGreaterThan(290)
    const crowd = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((lat) => ask(lat)))
    expect(crowd.some(({ status }) => status === 'rejected')).toBe(true)
    await service.close()
  })

  it('are refused if the start is more than 300 m from a street', async () => {
    const far = {
      ...recorded.osrm,
      waypoints: [{ name: '', location: [0, 0], distance: 301 }, recorded.osrm.waypoints[1]],
    }
    const service = await openService(({ path }) => json(path.includes('/route/') ? far : places))
    const answer = await findDirections({
      question: { from: '12 Main Street, Alder Bay', mode: 'walking' },
      to: { lat: 49.35, lng: -124.45 },
      locale: 'en',
      provider: () =>
        siteProviders({ engines: new EnginePool(), publicUrl: 'https://school.example' })(
          {
            ...{ provider: 'osrm', geocoder: 'nominatim', geocoderUrl: service.url, contact: '', tiles: {} },
            ...{ osrm: { driving: '', walking: service.url }, googleBrowserKey: '', googleServerKey: '' },
          } as MapSettings,
          { country: 'CA', near: { lat: 49.35, lng: -124.45 } },
        ),
      isAllowed: true,
      onFailure: () => {},
    })
    expect(answer).toMatchObject({ problem: 'tooFar' })
    expect(service.calls[1]?.path).toMatch(/^\/route\/v1\/foot\/-124\.46,49\.36;-124\.45,49\.35\?/)
    await service.close()
  })
})

it('directions are not requested from a service that the visitor has not allowed', async () => {
  const answer = await findDirections({
    question: { from: '12 Main Street', mode: 'driving' },
    to: { lat: 0, lng: 0 },
    locale: 'de',
    provider: () => {
      throw new Error('asked')
    },
    isAllowed: false,
    onFailure: (cause) => {
      throw cause
    },
  })
  expect(answer).toMatchObject({ problem: 'notAllowed', message: expect.stringContaining('Google Maps') })
})
