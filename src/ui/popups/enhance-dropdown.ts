import { DROPDOWN_HOVER_DELAY_MS, DROPDOWN_REMAIN_MS } from '../constants'
import { isPointedAt, onHover, type Popup, panelOf, popup } from './popup'

/** The open menu. There is at most one. */
let current: Popup | undefined

/** Arrow keys move through the links of an open menu, and into it from its button. */
const addArrowKeys = ({ trigger, panel, open }: Popup) => {
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    open()
    const items = [...panel.querySelectorAll<HTMLElement>('a, button')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 && by < 0 ? items.length - 1 : at + by
    items[(next + items.length) % items.length]?.focus()
  }
  trigger.addEventListener('keydown', move)
  panel.addEventListener('keydown', move)
}

/**
 * A menu below its button. The browser opens and closes it by click and keyboard; this script also opens and closes it by
 * hovering.
 */
export function start(trigger: HTMLElement, event: Event): void {
  const panel = panelOf(trigger)
  if (!panel) return
  const menu = popup(trigger, panel, { side: 'below', align: 'end' }, DROPDOWN_REMAIN_MS)
  let resting: ReturnType<typeof setTimeout> | undefined
  /** Opened by hovering: leaving closes it again. */
  let hovered = false

  const openByHover = () => {
    hovered = true
    menu.open()
  }
  const enter = () => {
    menu.stay()
    if (menu.isOpen()) return
    clearTimeout(resting)
    if (current?.isOpen()) resting = setTimeout(openByHover, DROPDOWN_HOVER_DELAY_MS)
    else openByHover()
  }
  const leave = () => {
    clearTimeout(resting)
    if (hovered) menu.leave()
  }
  onHover([trigger, panel], enter, leave)
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') current = menu
    else hovered = false
  })
  trigger.addEventListener('click', (click) => {
    clearTimeout(resting)
    // The pointer has opened the menu by hovering, so the click must not close it.
    if (hovered && menu.isOpen()) click.preventDefault()
    hovered = false
  })
  addArrowKeys(menu)
  // Who has clicked the button meanwhile has opened the menu, and perhaps closed it again.
  if (isPointedAt(trigger, event) && document.activeElement !== trigger) enter()
}
