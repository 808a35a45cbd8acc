import { type DivIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet/dist/leaflet-src.esm.js'
import { createElement, draw } from '../../../ui/create-element'
import type { MapTexts } from '../client-texts'
import type { MapPlace } from '../contract'

const closeButton = (name: string, close: () => void) => {
  const button = createElement('button', 'map-button map-label-close')
  button.type = 'button'
  button.ariaLabel = name
  button.title = name
  button.append(draw('icon', ['M6 6l12 12M18 6 6 18']))
  button.addEventListener('click', close)
  return button
}

/** A pin without a label cannot be operated. */
const plainMarker = (place: MapPlace, icon: DivIcon) =>
  marker(place, { icon, interactive: false, keyboard: false })

/**
 * A pin with a label is a button for mouse, touch, Enter and Space. Leaflet does not handle Space, names its close button
 * in English and loses the focus when a label closes, so this does it.
 */
const labelledMarker = (place: MapPlace, icon: DivIcon, t: MapTexts): Marker => {
  const made = marker(place, { icon })
  const text = createElement('p', 'map-label-text')
  text.textContent = place.text
  text.tabIndex = -1
  const label = createElement('div', 'map-label')
  // The pane is left-to-right; the label follows its text.
  label.dir = 'auto'
  const close = () => {
    const hadFocus = label.contains(document.activeElement)
    made.closePopup()
    if (hadFocus) made.getElement()?.focus({ preventScroll: true })
  }
  label.append(text, closeButton(t('closeLabel'), close))
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !made.isPopupOpen()) return
    event.preventDefault()
    close()
  }
  label.addEventListener('keydown', closeByKey)
  made.bindPopup(label, {
    closeButton: false,
    maxWidth: 260,
    minWidth: 120,
    className: 'map-popup',
    // Beside the buttons, which are at the left.
    autoPanPaddingTopLeft: [64, 12],
    autoPanPaddingBottomRight: [12, 12],
  })
  made.on('add', () => {
    const button = made.getElement()
    if (!button) return
    button.ariaLabel = t('showLabel', { place: place.text.replace(/\s+/g, ' ') })
    button.ariaExpanded = 'false'
    button.addEventListener('keydown', (event) => {
      closeByKey(event)
      if (event.key !== ' ') return
      event.preventDefault()
      made.togglePopup()
    })
  })
  made.on('popupopen popupclose', ({ type }) => {
    const button = made.getElement()
    if (!button) return
    const isOpen = type === 'popupopen'
    button.ariaExpanded = String(isOpen)
    // A label that opens when the map loads does not take the focus.
    if (isOpen && document.activeElement === button) text.focus({ preventScroll: true })
  })
  return made
}

export const addMarker = (map: LeafletMap, place: MapPlace, icon: DivIcon, t: MapTexts): Marker =>
  (place.text ? labelledMarker(place, icon, t) : plainMarker(place, icon)).addTo(map)
