import { DOUBLE_CLICK_MS, LIGHTBOX_FADE_MS, OVERLAY_OPACITY } from '../constants'
import { prefersReducedMotion } from '../visitor-input'

/** Returns a function that says whether a click can be meant for what opens now: the rest of a double click is not. */
export const startDoubleClickGuard = (): (() => boolean) => {
  const openedAt = performance.now()
  return () => performance.now() - openedAt > DOUBLE_CLICK_MS
}

/**
 * Opens a modal dialog and returns whether it did: it does not while another one is open, because a second click while the
 * code was loading asks for the same again. The browser handles Escape and the focus; a click outside closes the dialog too.
 */
export function openModal(dialog: HTMLDialogElement, close = () => dialog.close()): boolean {
  if (document.querySelector('dialog[open]')) return false
  dialog.style.setProperty('--overlay', String(OVERLAY_OPACITY))
  const isMeant = startDoubleClickGuard()
  dialog.addEventListener('click', (event) => {
    if (event.target !== dialog || !isMeant()) return
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const inside =
      event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
    if (!inside) close()
  })
  document.body.append(dialog)
  dialog.showModal()
  return true
}

/** Fades out a dialog and its backdrop, then calls `done`; immediately if reduced motion is preferred. */
export function fadeOut(dialog: HTMLDialogElement, done: () => void): void {
  if (prefersReducedMotion()) {
    done()
    return
  }
  const options = { duration: LIGHTBOX_FADE_MS, fill: 'forwards' } as const
  dialog.animate({ opacity: [1, 0] }, options)
  dialog.animate({ opacity: [1, 0] }, { ...options, pseudoElement: '::backdrop' })
  setTimeout(done, LIGHTBOX_FADE_MS)
}
