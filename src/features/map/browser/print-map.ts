import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'

/** What of a map fits on a sheet of A4 or Letter, in pixels of CSS. */
export const sheet = { width: 640, height: 480 }

/**
 * Paper is narrower than most windows, and would show the map's left part. Around the same middle, what is printed has
 * been on the screen, so no picture is missing.
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
