import type { TravelMode } from './contract'

export const mapProviders = ['embedded', 'osrm', 'google'] as const
type MapProvider = (typeof mapProviders)[number]

export const geocoders = ['nominatim', 'photon'] as const

export interface TileService {
  /** With {z}, {x} and {y}. */
  url: string
  credit: string
}

export interface MapSettings {
  provider: MapProvider
  osrm: Record<TravelMode, string>
  geocoder: (typeof geocoders)[number]
  geocoderUrl: string
  /** E-mail address for the operators of the services. */
  contact: string
  /** By map type, as the specification numbers them; a type without an entry is not offered. */
  tiles: Partial<Record<0 | 1 | 2 | 3, TileService>>
  /** For the map in the page, so it is public. */
  googleBrowserKey: string
  /** For addresses and routes: stays on the server. */
  googleServerKey: string
}

/** Whether the settings are complete enough to find routes. */
export const canDirect = (settings: MapSettings, hasExtract: boolean): boolean => {
  if (settings.provider === 'embedded') return hasExtract
  if (settings.provider === 'google') return settings.googleServerKey !== ''
  return Boolean(settings.geocoderUrl && settings.osrm.driving && settings.osrm.walking)
}
