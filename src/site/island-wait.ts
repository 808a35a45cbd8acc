import { IDLE_FALLBACK_MS, ISLAND_MARGIN } from '../ui/constants'
import type { HydrateWhen } from '../ui/Island'

/** Calls `start` once, when the element is this far outside the window. */
export const visible = (element: Element, start: () => void, rootMargin = ISLAND_MARGIN) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin },
  )
  observer.observe(element)
}

const idle = (_element: Element, start: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => start())
  else setTimeout(start, IDLE_FALLBACK_MS)
}

const interaction = (element: Element, start: () => void) => {
  const touched = new AbortController()
  for (const type of ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'input']) {
    element.addEventListener(
      type,
      () => {
        touched.abort()
        // After the frame of the touch, which asking for the files would make late.
        requestAnimationFrame(() => setTimeout(start))
      },
      { capture: true, passive: true, signal: touched.signal },
    )
  }
  // The visitor may have used the island before this script ran.
  if (element.contains(document.activeElement)) {
    touched.abort()
    start()
  }
}

/** Calls `start` once, when the island's condition is met. */
export const waitFor: Record<HydrateWhen, (element: Element, start: () => void) => void> = {
  visible,
  idle,
  interaction,
}
