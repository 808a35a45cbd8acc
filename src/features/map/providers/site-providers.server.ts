import { AppError } from '../../../shared/errors'
import type { Locale } from '../../../shared/locale'
import { BoundedCache } from '../bounded-cache'
import type { MapPlace, TravelMode } from '../contract'
import type { Engines, ExtractSource } from '../engines/engines.server'
import type { MapSettings } from '../map-settings'
import type { ServiceCaller } from './call-service.server'
import { osmCredit } from './credits'
import { embeddedProvider } from './embedded.server'
import { googleProvider } from './google.server'
import { nominatim } from './nominatim.server'
import { osrmRoutes } from './osrm.server'
import { photon } from './photon.server'
import type { DirectionsProvider, RouteAnswer } from './provider'
import { spacedCalls } from './spaced-calls'

export interface ProviderOptions {
  engines: Engines
  publicUrl: string
  /** Of the services; tests have their own. */
  timeoutMs?: number
  geocodingEveryMs?: number
  googleBase?: string
}

/** What is asked about: the school's extract, and its country. */
export interface Asked {
  extract?: ExtractSource
  country: string
}

/** Nominatim's rules: at most one call a second, and what was answered is kept. */
const everySecond = 1000
const mostWaiting = 4
const keptAnswers = { most: 500, keepMs: 60 * 60_000 }

type Locate = DirectionsProvider['locate']
type Route = DirectionsProvider['route']

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
  const inTurn = spacedCalls({ everyMs: options.geocodingEveryMs ?? everySecond, mostWaiting })

  const keeping = async <T>(cache: BoundedCache<T>, key: unknown[], ask: () => Promise<T>): Promise<T> => {
    const name = JSON.stringify(key)
    const known = cache.get(name)
    if (known) return known
    const found = await ask()
    cache.set(name, found)
    return found
  }

  const outside = (who: string, locate: Locate, route: Route, credit: DirectionsProvider['credit']) => ({
    locate: (text: string, locale: Locale) =>
      keeping(places, [who, text, locale], () => inTurn(() => locate(text, locale))),
    route: (
      mode: TravelMode,
      from: MapPlace | { lat: number; lng: number },
      to: { lat: number; lng: number },
      locale: Locale,
    ) =>
      keeping(routes, [who, mode, from.lat, from.lng, to.lat, to.lng, locale], () =>
        route(mode, from, to, locale),
      ),
    credit,
  })

  return (settings: MapSettings, { extract, country }: Asked): DirectionsProvider => {
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
      return outside('google', google.locate, google.route, google.credit)
    }
    const { geocoder, geocoderUrl, contact, osrm } = settings
    const locate =
      geocoder === 'photon' ? photon(geocoderUrl, caller) : nominatim({ url: geocoderUrl, contact }, caller)
    return outside(JSON.stringify([geocoderUrl, osrm]), locate, osrmRoutes(osrm, caller), osmCredit)
  }
}
