import { type Map as LeafletMap, layerGroup, polyline } from 'leaflet/dist/leaflet-src.esm.js'
import type { MapTexts } from '../client-texts'
import type { MapOptions, Route } from '../contract'
import { addMarker } from './labelled-marker'
import { pin } from './pins'
import { sheet } from './print-map'

/** Padding around the line: room for its pins, and enough that the whole line also fits on paper. */
const paddingFor = ({ x, y }: { x: number; y: number }): [number, number] => [
  Math.max(24, (x - sheet.width) / 2 + 24),
  Math.max(44, (y - sheet.height) / 2 + 44),
]

/** Draws one route at a time, with a pin at its start, and one at its end if the school has no marker. */
export function routeLine(map: LeafletMap, options: MapOptions, t: MapTexts) {
  const shown = layerGroup().addTo(map)
  let fitRoute: (() => void) | undefined
  let fittedZoom: number | undefined
  const clearRoute = () => {
    shown.clearLayers()
    fitRoute = undefined
  }
  map.on('dragstart', () => {
    fitRoute = undefined
  })
  // A turned phone has room for another part of the map; what the visitor has chosen stays.
  map.on('resize', () => map.getZoom() === fittedZoom && fitRoute?.())
  return {
    clearRoute,
    showRoute: ({ line, from }: Pick<Route, 'line' | 'from'>) => {
      clearRoute()
      // The box may have another size since the page was laid out with an answer.
      map.invalidateSize({ pan: false })
      const [start, end] = [line[0], line.at(-1)]
      if (!start || !end) return
      const stroke = (className: string) => polyline(line, { className, interactive: false }).addTo(shown)
      // A light edge below the dark line, so that it stands out from the streets.
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
      fitRoute = () => {
        map.fitBounds(way.getBounds(), { padding: paddingFor(map.getSize()), maxZoom: 17, animate: false })
        fittedZoom = map.getZoom()
      }
      fitRoute()
    },
  }
}
