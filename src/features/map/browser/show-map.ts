import {
  control,
  map as createMap,
  Map as LeafletMap,
  latLngBounds,
  type MapOptions,
} from 'leaflet/dist/leaflet-src.esm.js'
import { readMessages } from '../../../shared/messages/translator'
import type { MapTexts } from '../client-texts'
import type { MapView } from '../contract'
import { mapControls } from '../options/map-types'
import { activateOnClick } from './activate-on-click'
import { addButtons } from './buttons'
import { addMarker } from './labelled-marker'
import { pin } from './pins'
import { fitOnPaper } from './print-map'
import { routeLine } from './route-line'
import { addTiles, cornersOf } from './tile-layers'
import './leaflet-theme.css'
import { createElement } from '../../../ui/create-element'
import { prefersReducedMotion } from '../../../ui/visitor-input'

let count = 0

/** Describes the keys of the map: read out when it gets the focus, and visible while it has it. */
function explainKeys(box: HTMLElement, t: MapTexts): void {
  const keys = createElement('p', 'map-keys')
  keys.id = `map-keys-${++count}`
  keys.textContent = t('keyboardHint')
  box.append(keys)
  box.setAttribute('aria-describedby', keys.id)
}

/** No animation for visitors who prefer reduced motion. */
const motionOptions = (): MapOptions => {
  const moves = !prefersReducedMotion()
  return { zoomAnimation: moves, fadeAnimation: moves, markerZoomAnimation: moves, inertia: moves }
}

/** Leaflet has no option for panning without animation by keys, labels and routes. */
const panWithoutAnimation = (map: LeafletMap): void => {
  if (!prefersReducedMotion()) return
  map.panBy = (offset, options) =>
    LeafletMap.prototype.panBy.call(map, offset, { ...options, animate: false })
}

/** How far the map can be moved beyond its bounds, so that labels at the edge have room. */
const BOUNDS_PADDING = 0.25

/** Turns the box into a map, as the attributes that the server has written on it say. Returns what draws routes on it. */
function showMap(box: HTMLElement) {
  const view = JSON.parse(box.dataset.map ?? '') as MapView
  const t: MapTexts = readMessages(box.dataset.texts)
  const { options, bounds } = view
  const corners = bounds && latLngBounds(cornersOf(bounds))
  const place: [number, number] = [options.lat, options.lng]
  // The default centre of a school without coordinates is not within the bounds of its map.
  const center = corners && !corners.contains(place) ? corners.getCenter() : place
  const start = { center, zoom: options.zoom }
  box.replaceChildren()
  const map = createMap(box, {
    ...start,
    ...motionOptions(),
    ...(corners ? { maxBounds: corners.pad(BOUNDS_PADDING), maxBoundsViscosity: 1 } : {}),
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: false,
  })
  panWithoutAnimation(map)
  // Leaflet calculates positions from left to right, also on right-to-left pages.
  map.getPane('mapPane')?.setAttribute('dir', 'ltr')
  control.attribution({ prefix: false }).addTo(map)
  addTiles(map, view, t)
  addButtons(map, view, t, () => map.setView(start.center, start.zoom))
  if (options.mapCtrl === mapControls.large) control.scale({ imperial: false }).addTo(map)
  for (const place of options.places) addMarker(map, place, pin('other', options.otherIcon), t)
  if (options.marker) {
    const main = addMarker(map, options, pin('main', options.mainIcon), t)
    if (options.popup) main.openPopup()
  }
  activateOnClick(map, options.zoomWhl, t)
  explainKeys(box, t)
  fitOnPaper(map)
  const line = routeLine(map, options, t)
  if (view.route) line.showRoute(view.route)
  return line
}

const maps = new WeakMap<HTMLElement, ReturnType<typeof showMap>>()

/** The map in a box, made at the first call: by the script of the page when it comes into view, or by directions. */
export const openMap = (box: HTMLElement): ReturnType<typeof showMap> => {
  const map = maps.get(box) ?? showMap(box)
  maps.set(box, map)
  return map
}
