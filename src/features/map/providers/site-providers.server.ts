import { LRUCache } from 'lru-cache'
import { AppError } from '../../../shared/errors'
import type { Place, Start } from '../engine/map-engine'
import type { EnginePool, ExtractSource } from '../engine-threads/engine-pool.server'
import type { MapSettings } from '../map-settings'
import type { SchoolExtract } from '../queries.server'
import { extractAttribution, osmAttribution } from './attributions'
import type { ServiceCaller } from './call-service.server'
import { googleProvider } from './google.server'
import { nominatim } from './nominatim.server'
import { describeRoute, osrmRoutes } from './osrm.server'
import { photon } from './photon.server'
import type { DirectionsProvider, RouteResult } from './provider'
import { throttleCalls } from './throttle-calls'

/** Addresses and routes from the school's own extract: nothing leaves the server. */
const embeddedProvider = (engines: EnginePool, source: SchoolExtract): DirectionsProvider => ({
  locate: async (text) => (await engines.get(source)).findStart(text),
  route: async (mode, from, to, locale) =>
    describeRoute(await (await engines.get(source)).route(mode, from, to), locale),
  credit: (locale) => extractAttribution(source.credit, locale),
})

export interface ProviderOptions {
  engines: EnginePool
  publicUrl: string
  /** The following are changed by tests only. */
  timeoutMs?: number
  callsEveryMs?: number
  googleBase?: string
}

/** The school that directions lead to. */
export interface Destination {
  extract?: ExtractSource
  country: string
  /** Addresses near this place are preferred. */
  near: Place
}

/** Public servers allow one request per second and expect clients to cache answers. */
const everySecond = 1000
const maxWaiting = 4
const keptResults = { max: 500, ttl: 60 * 60_000 }

/** Identifies this site to a service, as its rules require. */
export const callerOf = (publicUrl: string, contact: string, timeoutMs?: number): ServiceCaller => ({
  userAgent: `Schoolhouse (${[publicUrl, contact].filter(Boolean).join('; ')})`,
  referer: publicUrl,
  ...(timeoutMs ? { timeoutMs } : {}),
})

/** The provider that the administrator has chosen. Caches the responses of services. */
export const siteProviders = (options: ProviderOptions) => {
  const places = new LRUCache<string, Start[]>(keptResults)
  const routes = new LRUCache<string, RouteResult>(keptResults)
  const spacing = { everyMs: options.callsEveryMs ?? everySecond, maxWaiting }
  const addressesInTurn = throttleCalls(spacing)
  const routesInTurn = throttleCalls(spacing)

  const cached = async <T extends object>(
    cache: LRUCache<string, T>,
    key: unknown[],
    ask: () => Promise<T>,
  ): Promise<T> => {
    const name = JSON.stringify(key)
    const known = cache.get(name)
    if (known) return known
    const found = await ask()
    cache.set(name, found)
    return found
  }

  /** `settings` is all that changes a response besides the question. */
  const service = (
    settings: unknown[],
    { locate, route, credit }: DirectionsProvider,
  ): DirectionsProvider => ({
    locate: (text, locale) =>
      cached(places, [settings, text, locale], () => addressesInTurn(() => locate(text, locale))),
    route: (mode, from, to, locale) =>
      cached(routes, [settings, mode, from.lat, from.lng, to.lat, to.lng, locale], () =>
        routesInTurn(() => route(mode, from, to, locale)),
      ),
    credit,
  })

  return (settings: MapSettings, { extract, country, near }: Destination): DirectionsProvider => {
    const caller = callerOf(options.publicUrl, settings.contact, options.timeoutMs)
    if (settings.provider === 'embedded') {
      if (!extract) throw new AppError('unavailable', 'This school has no map file.')
      return embeddedProvider(options.engines, extract)
    }
    if (settings.provider === 'google') {
      const google = googleProvider(
        { key: settings.googleServerKey, region: country.toLowerCase(), base: options.googleBase },
        caller,
      )
      return service(['google', country], google)
    }
    const { geocoder, geocoderUrl: url, contact, osrm } = settings
    const locate =
      geocoder === 'photon' ? photon({ url, near }, caller) : nominatim({ url, contact, near }, caller)
    return service([url, osrm, near], { locate, route: osrmRoutes(osrm, caller), credit: osmAttribution })
  }
}
