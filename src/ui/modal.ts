import { OVERLAY_OPACITY } from './constants'

/** Opens a dialog over the page. Escape and the focus are the browser's; a click beside the dialog closes it too. */
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
