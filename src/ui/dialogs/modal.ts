import { LIGHTBOX_FADE_MS, OVERLAY_OPACITY } from '../constants'
import { prefersReducedMotion } from '../visitor-input'

/** Opens a modal dialog. The browser handles Escape and the focus; a click outside closes it too. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.style.setProperty('--overlay', String(OVERLAY_OPACITY))
  dialog.addEventListener('click', (event) => {
    if (event.target !== dialog) return
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const inside =
      event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
    if (!inside) dialog.close()
  })
  dialog.showModal()
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
