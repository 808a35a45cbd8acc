import { STAFF_MARK } from '../shared/address/edit-link'

/** A click that follows a link in this tab, without modifier keys. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Whether the panel was opened in this browser. Only the session proves it. */
export const isStaff = (): boolean => {
  try {
    return STAFF_MARK in localStorage
  } catch {
    // The browser gives no access to its storage.
    return false
  }
}

/** Whether the visitor's system asks for less motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Resolves when the browser has painted what the current event has changed. Work that takes longer begins then, so that the page
 * answers a touch at once. The first notice of an observer comes with the next frame.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    const painted = new IntersectionObserver(() => {
      painted.disconnect()
      done()
    })
    painted.observe(document.documentElement)
  })
