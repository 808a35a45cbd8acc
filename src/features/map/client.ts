import { offerPrinting } from './browser/print-route'
import type { MapTexts } from './client-texts'

/** The map is fetched when its place comes into view. Until then, and without it, there is the address with its links. */
export const map = (): void => {
  offerPrinting(document)
  for (const box of document.querySelectorAll<HTMLElement>('[data-map]')) {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      import('./browser/show-map').then(
        ({ showMap }) => showMap(box),
        () => {
          const { mapFailed }: MapTexts = JSON.parse(box.dataset.texts ?? '')
          box.textContent = mapFailed
        },
      )
    })
    seen.observe(box)
  }
}
