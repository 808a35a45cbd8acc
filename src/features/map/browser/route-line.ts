import { type Map as LeafletMap, layerGroup, polyline } from 'leaflet/dist/leaflet-src.esm.js'
import type { MapTexts } from '../client-texts'
import type { MapOptions, Route } from '../contract'
import { addMarker } from './labelled-marker'
import { pin } from './pins'
import { sheet } from './print-map'

/** Room around the line for its pins; and so much that all of it is also on a sheet of paper. */
const paddingFor = ({ x, y }: { x: number; y: number }): [number, number] => [
  Math.max(24, (x - sheet.width) / 2 + 24),
  Math.max(44, (y - sheet.height) / 2 + 44),
]

/** The line of one route at a time, with a pin where it begins and one where it ends unless the school has its own. */
export function routeLine(map: LeafletMap, options: MapOptions, t: MapTexts) {
  const shown = layerGroup().addTo(map)
  const clear = () => void shown.clearLayers()
  return {
    clear,
    show: ({ line, from }: Pick<Route, 'line' | 'from'>) => {
      clear()
      const [start, end] = [line[0], line.at(-1)]
      if (!start || !end) return
      const stroke = (className: string) => polyline(line, { className, interactive: false }).addTo(shown)
      // A light line below the dark one sets it off from the streets.
      stroke('map-route-edge')
      const way = stroke('map-route')
      const add = ([lat, lng]: [number, number], text: string, kind: 'main' | 'other') =>
        shown.addLayer(
          addMarker(
            map,
            { lat, lng, text },
            pin(kind, kind === 'main' ? options.mainIcon : options.otherIcon),
            t,
          ),
        )
      add(start, from, 'other')
      if (!options.marker) add(end, options.text, 'main')
      map.fitBounds(way.getBounds(), { padding: paddingFor(map.getSize()), maxZoom: 17 })
    },
  }
}
