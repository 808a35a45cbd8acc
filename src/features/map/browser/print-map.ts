import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'

/** The size of a map that fits on A4 and Letter above the steps of a short route, in CSS pixels. */
export const sheet = { width: 640, height: 340 }

/**
 * Paper is narrower than most windows and would show only the left part of the map. The map is made smaller around the same
 * centre, so that all tiles it needs are loaded already.
 */
export function fitOnPaper(map: LeafletMap): void {
  const box = map.getContainer()
  addEventListener('beforeprint', () => {
    const { x, y } = map.getSize()
    box.style.inlineSize = `${Math.min(x, sheet.width)}px`
    box.style.blockSize = `${Math.min(y, sheet.height)}px`
    map.invalidateSize({ animate: false })
  })
  addEventListener('afterprint', () => {
    box.style.inlineSize = ''
    box.style.blockSize = ''
    map.invalidateSize({ animate: false })
  })
}
