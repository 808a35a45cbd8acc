import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { EnginePool } from '../../../src/features/map/engine-threads/engine-pool.server'
import { mapOptions } from '../../../src/features/map/options/options'
import { callerOf } from '../../../src/features/map/providers/site-providers.server'
import type { SchoolMapData } from '../../../src/features/map/queries.server'
import { tileStore } from '../../../src/features/map/tile-server/tile-store.server'
import { openService } from '../kit/local-service'

describe('tiles of other map types', () => {
  let service: Awaited<ReturnType<typeof openService>>
  let reply: Parameters<typeof openService>[0]
  beforeAll(async () => {
    service = await openService((call) => reply(call))
    return service.close
  })
  afterEach(() => {
    service.calls.length = 0
  })

  const subject = { locale: 'en', location: { lat: 53.553407, lng: 9.992196 }, label: '', places: [] }
  const data = (provider: 'embedded' | 'google' = 'embedded'): SchoolMapData => ({
    settings: {
      ...{ provider, osrm: { driving: '', walking: '' }, geocoder: 'nominatim', geocoderUrl: '' },
      ...{ contact: 'office@school.example', googleBrowserKey: '', googleServerKey: '' },
      tiles: { 1: { url: `${service.url}/sky/{z}/{y}/{x}.png`, credit: 'Sky' } },
    },
    schoolPage: mapOptions({}, subject),
    directionsPage: mapOptions({}, subject),
  })
  const store = () =>
    tileStore(new EnginePool(), (contact) => callerOf('https://school.example', contact, 400))
  const tile = { type: 1, z: 13, x: 4323, y: 2645 } as const
  const png = { body: 'PNG', type: 'image/png' }

  it('are fetched once, from the right address, with the site’s contact in the request', async () => {
    reply = () => png
    const tiles = store()
    expect(tiles.peek(data(), tile)).toBeUndefined()
    const [first, second] = await Promise.all([tiles.get(data(), tile), tiles.get(data(), tile)])
    expect(first).toBe(second)
    expect(tiles.peek(data(), tile)).toBe(first)
    expect(tiles.peek(data('google'), tile)).toBeUndefined()
    expect(await tiles.get(data(), tile)).toMatchObject({
      contentType: 'image/png',
      body: Buffer.from('PNG'),
    })
    expect(service.calls.map(({ path }) => path)).toEqual(['/sky/13/2645/4323.png'])
    expect(service.calls[0]?.headers['user-agent']).toContain('office@school.example')
  })

  it('are missing if the service has none or is not configured', async () => {
    reply = () => ({ status: 404 })
    expect(await store().get(data(), tile)).toBeUndefined()
    expect(await store().get(data(), { ...tile, type: 3 })).toBeUndefined()
    expect(await store().get(data('google'), tile)).toBeUndefined()
  })

  it('are not served for places far from the school', async () => {
    reply = () => png
    expect(await store().get(data(), { ...tile, x: 1200 })).toBeUndefined()
    expect(service.calls).toEqual([])
  })

  it.each([
    ['is down', { status: 500 }],
    ['is silent', { hangs: true }],
    ['sends a page', { body: '<script>', type: 'text/html' }],
    ['sends an SVG', { body: '<svg>', type: 'image/svg+xml' }],
  ])('are unavailable when the service %s', async (_what, answer) => {
    reply = () => answer
    const tiles = store()
    await expect(tiles.get(data(), tile)).rejects.toMatchObject({ code: 'unavailable' })
    reply = () => png
    expect(await tiles.get(data(), tile)).toMatchObject({ contentType: 'image/png' })
  })
})
