/** Where something that could not be saved says so; a place without such a text borrows the dialog's. */
export const failureIn = (place: Element): HTMLElement | undefined => {
  const own = place.querySelector<HTMLElement>('.consent-failed')
  if (own) return own
  const copy = document.querySelector('#pdcc .consent-failed')?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  copy.hidden = true
  place.append(copy)
  return copy
}

/** Does it, or says that it could not be done. */
export const attempt = async (place: Element, action: () => Promise<void>): Promise<boolean> => {
  const alert = failureIn(place)
  if (alert) alert.hidden = true
  place.setAttribute('aria-busy', 'true')
  try {
    await action()
    return true
  } catch (error) {
    console.error('consent', error)
    if (alert) alert.hidden = false
    return false
  } finally {
    place.removeAttribute('aria-busy')
  }
}
