import { Map as LeafletMap, type MapOptions } from 'leaflet/dist/leaflet-src.esm.js'
import { wantsStillness } from '../../../ui/reduced-motion'

/** What does not move for visitors who have asked for stillness. */
export const motionOptions = (): MapOptions => {
  const moves = !wantsStillness()
  return { zoomAnimation: moves, fadeAnimation: moves, markerZoomAnimation: moves, inertia: moves }
}

/** Keys, labels and routes pan the map, and Leaflet has no option that makes them do it at once. */
export const panAtOnce = (map: LeafletMap): void => {
  if (!wantsStillness()) return
  map.panBy = (offset, options) =>
    LeafletMap.prototype.panBy.call(map, offset, { ...options, animate: false })
}
