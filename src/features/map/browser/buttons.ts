import {
  Control,
  type ControlPosition,
  DomEvent,
  type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js'
import { createElement, draw } from '../../../ui/create-element'
import type { MapTexts } from '../client-texts'
import type { MapView } from '../contract'
import { mapControls } from '../options/map-types'

/** Puts an element into a corner of the map. Clicks and scrolling in it do not reach the map. */
export const putInCorner = (map: LeafletMap, position: ControlPosition, element: HTMLElement) => {
  const corner = new Control({ position })
  corner.onAdd = () => element
  DomEvent.disableClickPropagation(element)
  DomEvent.disableScrollPropagation(element)
  corner.addTo(map)
}

const icons = {
  zoomIn: ['M12 5v14M5 12h14'],
  zoomOut: ['M5 12h14'],
  resetView: ['M12 3v4M12 17v4M3 12h4M17 12h4', 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z'],
  fullScreen: ['M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5'],
}

/** Real buttons: Leaflet's are links, which the space bar does not press. */
export function addButtons(map: LeafletMap, { options, tiles }: MapView, t: MapTexts, resetView: () => void) {
  if (options.mapCtrl === mapControls.none) return
  const bar = createElement('div', 'map-buttons')
  const button = (name: keyof typeof icons, act: () => void) => {
    const made = createElement('button', 'map-button')
    made.type = 'button'
    made.title = t(name)
    made.ariaLabel = t(name)
    made.append(draw('icon', icons[name]))
    made.addEventListener('click', () => {
      if (made.ariaDisabled !== 'true') act()
    })
    bar.append(made)
    return made
  }
  const zoomInButton = button('zoomIn', () => map.zoomIn())
  const zoomOutButton = button('zoomOut', () => map.zoomOut())
  const update = () => {
    zoomInButton.ariaDisabled = String(map.getZoom() >= map.getMaxZoom())
    zoomOutButton.ariaDisabled = String(map.getZoom() <= map.getMinZoom())
  }
  map.on('zoomend zoomlevelschange', update)
  update()
  if (options.mapCtrl === mapControls.large && tiles.length) {
    button('resetView', resetView)
    if (document.fullscreenEnabled) addFullScreen(map, button)
  }
  putInCorner(map, 'topleft', bar)
}

const addFullScreen = (
  map: LeafletMap,
  button: (name: 'fullScreen', act: () => void) => HTMLButtonElement,
) => {
  const box = map.getContainer()
  const isFull = () => document.fullscreenElement === box
  const made = button('fullScreen', () => {
    // If the browser refuses, the map keeps its size.
    void (isFull() ? document.exitFullscreen() : box.requestFullscreen()).catch(() => {})
  })
  const update = () => {
    made.ariaPressed = String(isFull())
    map.invalidateSize()
  }
  box.addEventListener('fullscreenchange', update)
  made.ariaPressed = 'false'
}
