import { type Map as LeafletMap, type TileLayer, tileLayer } from 'leaflet/dist/leaflet-src.esm.js'
import { make } from '../../../ui/create-element'
import type { MapTexts } from '../client-texts'
import { type MapBounds, type MapType, type MapView, mapTypes, type TileSource } from '../contract'
import { putInCorner } from './buttons'

const photographs: MapType[] = [1, 2]

const layerOf = ({ type, url, attribution, minZoom, maxZoom, bounds }: TileSource): TileLayer =>
  tileLayer(url, {
    attribution,
    minZoom,
    maxZoom,
    className: photographs.includes(type) ? '' : 'map-tiles-drawn',
    // Nothing is asked for where there is nothing.
    ...(bounds ? { bounds: cornersOf(bounds) } : {}),
  })

export const cornersOf = ([south, west, north, east]: MapBounds): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
]

/** Shows the type of map that was chosen, or the first there is; with several, the visitor may change it. */
export function addTiles(map: LeafletMap, { options, tiles }: MapView, t: MapTexts): void {
  const layers = tiles.map(layerOf)
  const first = Math.max(
    0,
    tiles.findIndex(({ type }) => type === options.mapType),
  )
  layers[first]?.addTo(map)
  if (!options.typeCtrl || tiles.length < 2) return
  const select = make('select', 'map-types')
  select.ariaLabel = t.mapType
  select.append(
    ...tiles.map(({ type }, at) => new Option(t[mapTypes[type]], String(at), at === first, at === first)),
  )
  select.addEventListener('change', () => {
    layers.forEach((layer, at) => {
      if (at === select.selectedIndex) layer.addTo(map)
      else layer.remove()
    })
  })
  putInCorner(map, 'topright', select)
}
