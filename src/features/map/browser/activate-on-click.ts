import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { createElement } from '../../../ui/create-element'
import type { MapTexts } from '../client-texts'

const HINT_MS = 2000

/**
 * Wheel and one finger scroll the page until the visitor has clicked or tapped the map, so that nobody gets stuck in it while
 * scrolling. A mouse can drag and two fingers can zoom at once, because neither scrolls a page.
 */
export function activateOnClick(map: LeafletMap, wheelMayZoom: boolean, t: MapTexts): void {
  const box = map.getContainer()
  const hint = createElement('p', 'map-hint')
  hint.ariaHidden = 'true'
  hint.hidden = true
  box.append(hint)
  let timer: ReturnType<typeof setTimeout>
  const say = (text: string) => {
    hint.textContent = text
    hint.hidden = false
    clearTimeout(timer)
    timer = setTimeout(() => {
      hint.hidden = true
    }, HINT_MS)
  }

  const activate = () => {
    map.dragging.enable()
    if (!wheelMayZoom || map.scrollWheelZoom.enabled()) return
    map.scrollWheelZoom.enable()
    if (matchMedia('(any-hover: hover)').matches) say(t('wheelOn'))
  }
  const deactivate = () => {
    map.scrollWheelZoom.disable()
    map.dragging.disable()
  }
  const isMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch'

  // In the capture phase, because Leaflet stops some clicks.
  box.addEventListener('click', activate, true)
  box.addEventListener('pointerenter', (event) => {
    if (isMouse(event)) map.dragging.enable()
  })
  box.addEventListener('pointerleave', (event) => {
    // With a button pressed the mouse is still dragging.
    if (isMouse(event) && !event.buttons) map.scrollWheelZoom.disable()
  })
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.scrollWheelZoom.disable()
  })
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) deactivate()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !box.contains(target)) deactivate()
  })

  const passive = { passive: true }
  box.addEventListener(
    'wheel',
    () => {
      if (wheelMayZoom && !map.scrollWheelZoom.enabled()) say(t('wheelHint'))
    },
    passive,
  )
  box.addEventListener(
    'touchmove',
    ({ touches }) => {
      if (touches.length === 1 && !map.dragging.enabled()) say(t('touchHint'))
    },
    passive,
  )
}
