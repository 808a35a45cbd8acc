import { BoundedCache } from '../../../platform/cache/bounded-cache'
import { AppError } from '../../../shared/errors'
import type { MapPlace } from '../contract'
import { addressLabel, type Place } from '../engine/map-engine'
import type { EnginePool, ExtractSource } from '../engine-threads/engine-pool.server'
import type { MapSettings } from '../map-settings'
import type { SchoolExtract } from '../queries.server'
import type { ServiceCaller } from './call-service.server'
import { extractCredit, osmCredit } from './credits'
import { googleProvider } from './google.server'
import { nominatim } from './nominatim.server'
import { describeRoute, osrmRoutes } from './osrm.server'
import { photon } from './photon.server'
import type { DirectionsProvider, RouteAnswer } from './provider'
import { spacedCalls } from './spaced-calls'

/** Addresses and ways from the school's own extract: nothing leaves the server. */
const embeddedProvider = (engines: EnginePool, source: SchoolExtract): DirectionsProvider => ({
  locate: async (text) => {
    const found = await (await engines.get(source)).findAddress(text)
    return found.map((address) => ({ ...address.place, text: addressLabel(address) }))
  },
  route: async (mode, from, to, locale) =>
    describeRoute(await (await engines.get(source)).route(mode, from, to), locale),
  credit: (locale) => extractCredit(source.credit, locale),
})

export interface ProviderOptions {
  engines: EnginePool
  publicUrl: string
  /** Of the services; tests have their own. */
  timeoutMs?: number
  callsEveryMs?: number
  googleBase?: string
}

/** What is asked about: the school's extract, its country and where it is, around which addresses are looked for first. */
export interface Asked {
  extract?: ExtractSource
  country: string
  near: Place
}

/** The rules of public servers: at most one call a second, and what was answered is kept. */
const everySecond = 1000
const mostWaiting = 4
const keptAnswers = { most: 500, keepMs: 60 * 60_000 }

/** How a service learns who asks, as its rules demand. */
export const callerOf = (publicUrl: string, contact: string, timeoutMs?: number): ServiceCaller => ({
  userAgent: `Schoolhouse (${[publicUrl, contact].filter(Boolean).join('; ')})`,
  referer: publicUrl,
  ...(timeoutMs ? { timeoutMs } : {}),
})

/** Whoever is asked for the way, by the administrator's setting. Keeps what services have answered. */
export const siteProviders = (options: ProviderOptions) => {
  const places = new BoundedCache<MapPlace[]>(keptAnswers)
  const routes = new BoundedCache<RouteAnswer>(keptAnswers)
  const spacing = { everyMs: options.callsEveryMs ?? everySecond, mostWaiting }
  const addressesInTurn = spacedCalls(spacing)
  const routesInTurn = spacedCalls(spacing)

  const keeping = async <T>(cache: BoundedCache<T>, key: unknown[], ask: () => Promise<T>): Promise<T> => {
    const name = JSON.stringify(key)
    const known = cache.get(name)
    if (known) return known
    const found = await ask()
    cache.set(name, found)
    return found
  }

  /** `who` is asked, and how: whatever changes an answer besides the question. */
  const outside = (who: unknown[], { locate, route, credit }: DirectionsProvider): DirectionsProvider => ({
    locate: (text, locale) =>
      keeping(places, [who, text, locale], () => addressesInTurn(() => locate(text, locale))),
    route: (mode, from, to, locale) =>
      keeping(routes, [who, mode, from.lat, from.lng, to.lat, to.lng, locale], () =>
        routesInTurn(() => route(mode, from, to, locale)),
      ),
    credit,
  })

  return (settings: MapSettings, { extract, country, near }: Asked): DirectionsProvider => {
    const caller = callerOf(options.publicUrl, settings.contact, options.timeoutMs)
    if (settings.provider === 'embedded') {
      if (!extract) throw new AppError('unavailable', 'This school has no map of its own.')
      return embeddedProvider(options.engines, extract)
    }
    if (settings.provider === 'google') {
      const google = googleProvider(
        { key: settings.googleServerKey, region: country.toLowerCase(), base: options.googleBase },
        caller,
      )
      return outside(['google', country], google)
    }
    const { geocoder, geocoderUrl: url, contact, osrm } = settings
    const locate =
      geocoder === 'photon' ? photon({ url, near }, caller) : nominatim({ url, contact, near }, caller)
    return outside([url, osrm, near], { locate, route: osrmRoutes(osrm, caller), credit: osmCredit })
  }
}
