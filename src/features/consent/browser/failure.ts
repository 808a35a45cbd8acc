/** Where something that could not be saved says so; a place without such a text borrows the dialog's. */
export const failureIn = (place: Element): HTMLElement => {
  const own = place.querySelector<HTMLElement>('.consent-failed')
  if (own) return own
  const copy = (document.querySelector('#pdcc .consent-failed') as HTMLElement).cloneNode(true) as HTMLElement
  place.append(copy)
  return copy
}

let isUnderWay = false

/** Does it, or says that it could not be done. One thing at a time: who presses twice means the same. */
export const attempt = async (place: Element, action: () => Promise<void>): Promise<boolean> => {
  if (isUnderWay) return false
  isUnderWay = true
  const alert = failureIn(place)
  alert.hidden = true
  try {
    await action()
    return true
  } catch (error) {
    console.warn('consent', error)
    alert.hidden = false
    return false
  } finally {
    isUnderWay = false
  }
}
