import {
  control,
  map as createMap,
  Map as LeafletMap,
  latLngBounds,
  type MapOptions,
} from 'leaflet/dist/leaflet-src.esm.js'
import type { MapTexts } from '../client-texts'
import { type MapView, mapControls } from '../contract'
import { askFirst } from './ask-first'
import { addButtons } from './buttons'
import { directionsInPlace } from './directions-in-place'
import { addMarker } from './labelled-marker'
import { pin } from './pins'
import { fitOnPaper } from './print-map'
import { routeLine } from './route-line'
import { addTiles, cornersOf } from './tile-layers'
import './leaflet-theme.css'
import { make } from '../../../ui/create-element'
import { prefersReducedMotion } from '../../../ui/visitor-input'

let count = 0

/** Which keys move the map: heard on the way in, and seen while the map has the keyboard. */
function explainKeys(box: HTMLElement, t: MapTexts): void {
  const keys = make('p', 'map-keys')
  keys.id = `map-keys-${++count}`
  keys.textContent = t.keyboardHint
  box.append(keys)
  box.setAttribute('aria-describedby', keys.id)
}

/** What does not move for visitors who have asked for stillness. */
const motionOptions = (): MapOptions => {
  const moves = !prefersReducedMotion()
  return { zoomAnimation: moves, fadeAnimation: moves, markerZoomAnimation: moves, inertia: moves }
}

/** Keys, labels and routes pan the map, and Leaflet has no option that makes them do it at once. */
const panAtOnce = (map: LeafletMap): void => {
  if (!prefersReducedMotion()) return
  map.panBy = (offset, options) =>
    LeafletMap.prototype.panBy.call(map, offset, { ...options, animate: false })
}

/** How far beyond what there is to see the map may be moved, so that labels at its edge have room. */
const EDGE = 0.25

/** Makes the box a map by what the server has written on it. */
export function showMap(box: HTMLElement): void {
  const view = JSON.parse(box.dataset.map ?? '') as MapView
  const t = JSON.parse(box.dataset.texts ?? '{}') as MapTexts
  const { options, bounds } = view
  const corners = bounds && latLngBounds(cornersOf(bounds))
  const place: [number, number] = [options.lat, options.lng]
  // The default place of a school without coordinates is not on the map that was made for the school.
  const center = corners && !corners.contains(place) ? corners.getCenter() : place
  const middle = { center, zoom: options.zoom }
  box.replaceChildren()
  const map = createMap(box, {
    ...middle,
    ...motionOptions(),
    ...(corners ? { maxBounds: corners.pad(EDGE), maxBoundsViscosity: 1 } : {}),
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: false,
  })
  panAtOnce(map)
  // Its arithmetic is from left to right, whatever the page reads like.
  map.getPane('mapPane')?.setAttribute('dir', 'ltr')
  control.attribution({ prefix: false }).addTo(map)
  addTiles(map, view, t)
  addButtons(map, view, t, () => map.setView(middle.center, middle.zoom))
  if (options.mapCtrl === mapControls.large) control.scale({ imperial: false }).addTo(map)
  for (const place of options.places) addMarker(map, place, pin('other', options.otherIcon), t)
  if (options.marker) {
    const main = addMarker(map, options, pin('main', options.mainIcon), t)
    if (options.popup) main.openPopup()
  }
  askFirst(map, options.zoomWhl, t)
  explainKeys(box, t)
  fitOnPaper(map)
  directionsInPlace(view, routeLine(map, options, t), t)
}
