import { pictureInAddress } from './picture-address'

// While the lightbox is open the address names its picture, so that it can be shared; then it is again what it was.

const addressOf = (id: string) => `${location.pathname}${location.search}${id && `#${id}`}`

/** Puts a picture into the address, as a new step for the back button or in place of the picture before. */
export const namePicture = (id: string, asNewStep = false): void => {
  if (`#${id}` === location.hash) return
  if (asNewStep) history.pushState({ lightbox: true }, '', addressOf(id))
  else history.replaceState(history.state, '', addressOf(id))
}

/** Takes the picture out of the address: a step back where we made one, nothing more where somebody came by that address. */
export const forgetPicture = (): void => {
  if (!pictureInAddress(location.hash)) return
  if ((history.state as { lightbox?: boolean } | null)?.lightbox) history.back()
  else history.replaceState(null, '', addressOf(''))
}
