import { type Map as LeafletMap, type TileLayer, tileLayer } from 'leaflet/dist/leaflet-src.esm.js'
import { createElement } from '../../../ui/create-element'
import type { MapTexts } from '../client-texts'
import type { MapBounds, MapView, TileSource } from '../contract'
import { type MapType, mapTypes } from '../options/map-types'
import { putInCorner } from './buttons'

const photographs: MapType[] = [1, 2]

const layerOf = ({ type, url, attribution, minZoom, maxZoom, bounds }: TileSource): TileLayer =>
  tileLayer(url, {
    attribution,
    minZoom,
    maxZoom,
    className: photographs.includes(type) ? '' : 'map-tiles-drawn',
    // No requests for tiles outside the map.
    ...(bounds ? { bounds: cornersOf(bounds) } : {}),
  })

export const cornersOf = ([south, west, north, east]: MapBounds): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
]

/** Shows the chosen map type, or the first one; with several types, visitors can change it if that is allowed. */
export function addTiles(map: LeafletMap, { options, tiles }: MapView, t: MapTexts): void {
  const layers = tiles.map(layerOf)
  const first = Math.max(
    0,
    tiles.findIndex(({ type }) => type === options.mapType),
  )
  layers[first]?.addTo(map)
  if (!options.typeCtrl || tiles.length < 2) return
  const select = createElement('select', 'map-types')
  select.ariaLabel = t('mapType')
  select.append(
    ...tiles.map(({ type }, at) => new Option(t(mapTypes[type]), String(at), at === first, at === first)),
  )
  select.addEventListener('change', () => {
    layers.forEach((layer, at) => {
      if (at === select.selectedIndex) layer.addTo(map)
      else layer.remove()
    })
  })
  putInCorner(map, 'topright', select)
}
