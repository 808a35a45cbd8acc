import { make } from '../../../ui/make'
import type { MapTexts } from '../client-texts'

let count = 0

/** Which keys move the map: heard on the way in, and seen while the map has the keyboard. */
export function explainKeys(box: HTMLElement, t: MapTexts): void {
  const keys = make('p', 'map-keys')
  keys.id = `map-keys-${++count}`
  keys.textContent = t.keyboardHint
  box.append(keys)
  box.setAttribute('aria-describedby', keys.id)
}
