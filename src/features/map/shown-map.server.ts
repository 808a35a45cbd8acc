import { createHash } from 'node:crypto'
import { type Locale, languageTag, localePath } from '../../shared/locale'
import { directionsJsonPath, type MapOptions, type MapView, type Route, type TileSource } from './contract'
import { largestZoom, smallestZoom } from './engine/map-engine'
import { canDirect, type MapSettings } from './map-settings'
import { type MapType, mapTypes } from './options/map-types'
import { extractAttribution, textAttribution } from './providers/attributions'
import type { SchoolMapData } from './queries.server'
import { tileOrigin } from './tile-server/tile-origin'

/** Our own map, or the frame of a service. */
export type ShownMap = { kind: 'own'; view: MapView } | { kind: 'frame'; src: string }

/** Changes with the tile service, so that browsers can cache tiles for good. */
export const tileVersion = (url: string): string =>
  createHash('sha256').update(url).digest('base64url').slice(0, 8)

const tilesPath = (slug: string, type: MapType, version: string): string =>
  `/schools/${slug}/tiles/${mapTypes[type]}/{z}/{x}/{y}?v=${version}`

const tileSources = (data: SchoolMapData, slug: string, locale: Locale): TileSource[] =>
  mapTypes.flatMap((_, index) => {
    const type = index as MapType
    const origin = tileOrigin(data, type)
    if (!origin) return []
    if ('service' in origin)
      return {
        type,
        url: tilesPath(slug, type, tileVersion(origin.service.url)),
        attribution: textAttribution(origin.service.credit),
        minZoom: 1,
        maxZoom: largestZoom,
      }
    const { version, credit, bounds } = origin.extract
    return {
      type,
      url: tilesPath(slug, type, version),
      attribution: extractAttribution(credit, locale),
      minZoom: smallestZoom,
      maxZoom: largestZoom,
      ...(bounds ? { bounds } : {}),
    }
  })

/** A frame of the place, or of the route if there is one. */
const googleFrame = (
  settings: MapSettings,
  { lat, lng, zoom, mapType, marker }: MapOptions,
  locale: Locale,
  route?: Route,
): string => {
  const place = `${lat},${lng}`
  const start = route?.line[0]
  const [what, shown] =
    route && start
      ? ['directions', { origin: start.join(), destination: place, mode: route.mode, units: 'metric' }]
      : // Google shows a marker on a "place" and none on a "view".
        marker
        ? ['place', { q: place, zoom: String(zoom) }]
        : ['view', { center: place, zoom: String(zoom) }]
  return `https://www.google.com/maps/embed/v1/${what}?${new URLSearchParams({
    key: settings.googleBrowserKey,
    ...shown,
    // The Embed API has no other types.
    maptype: mapType === 1 || mapType === 2 ? 'satellite' : 'roadmap',
    language: languageTag(locale),
  })}`
}

/** Whether a page offers directions. */
export const offersDirections = ({ settings, extract }: SchoolMapData, { directions }: MapOptions): boolean =>
  directions && canDirect(settings, extract !== undefined)

/** The map of a page; undefined if there are no tiles for it. */
export const shownMap = (
  data: SchoolMapData,
  options: MapOptions,
  { slug, locale, route }: { slug: string; locale: Locale; route?: Route },
): ShownMap | undefined => {
  const { settings, extract } = data
  if (settings.provider === 'google')
    return settings.googleBrowserKey
      ? { kind: 'frame', src: googleFrame(settings, options, locale, route) }
      : undefined
  const tiles = tileSources(data, slug, locale)
  const [first] = tiles
  if (!first) return undefined
  const mapType = tiles.some(({ type }) => type === options.mapType) ? options.mapType : first.type
  const view: MapView = {
    options: { ...options, mapType },
    tiles,
    ...(extract?.bounds && tiles.every(({ minZoom }) => minZoom === smallestZoom)
      ? { bounds: extract.bounds }
      : {}),
    ...(offersDirections(data, options)
      ? { directionsUrl: localePath(locale, directionsJsonPath(slug)) }
      : {}),
    ...(route ? { route: { from: route.from, line: route.line } } : {}),
  }
  return { kind: 'own', view }
}
