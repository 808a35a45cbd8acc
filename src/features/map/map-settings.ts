import type { TravelMode } from './contract'

export const mapProviders = ['embedded', 'osrm', 'google'] as const
type MapProvider = (typeof mapProviders)[number]

export const geocoders = ['nominatim', 'photon'] as const

/** Where pictures are fetched from, and whose they are. */
export interface TileService {
  /** With {z}, {x} and {y}. */
  url: string
  credit: string
}

/** How the maps of the whole site are set. */
export interface MapSettings {
  provider: MapProvider
  osrm: Record<TravelMode, string>
  geocoder: (typeof geocoders)[number]
  geocoderUrl: string
  /** Mail address for the operators of the services. */
  contact: string
  /** By the specification's numbers of the types; without an entry there is no such map. */
  tiles: Partial<Record<0 | 1 | 2 | 3, TileService>>
  /** For the map in the page: anybody can read it. */
  googleBrowserKey: string
  /** For addresses and routes: stays on the server. */
  googleServerKey: string
}

/** Whether anybody can be asked for the way. */
export const canDirect = (settings: MapSettings, hasExtract: boolean): boolean => {
  if (settings.provider === 'embedded') return hasExtract
  if (settings.provider === 'google') return settings.googleServerKey !== ''
  return Boolean(settings.geocoderUrl && settings.osrm.driving && settings.osrm.walking)
}
