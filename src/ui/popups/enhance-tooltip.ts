import {
  LONG_TAP_MS,
  TOOLTIP_AWAY_MS,
  TOOLTIP_FONT_PX,
  TOOLTIP_MAX_WIDTH_PX,
  TOOLTIP_TIMEOUT_MS,
} from '../constants'
import { isPointedAt, onHover, type Popup, type Press, panelOf, popup } from './popup'

/** Tooltips whose text is loaded or loading. */
const requested = new WeakSet<HTMLElement>()

const get = async (address: string): Promise<string> => {
  const signal = AbortSignal.timeout(TOOLTIP_TIMEOUT_MS)
  const response = await fetch(address, { signal, headers: { accept: 'text/plain' } })
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`)
  return response.text()
}

/** Loads the text of a tooltip from its URL. After a failure it shows a message and tries again the next time. */
export async function loadContent(panel: HTMLElement): Promise<void> {
  const { url, loading = '', failed = '' } = panel.dataset
  if (!url || requested.has(panel)) return
  requested.add(panel)
  panel.textContent = loading
  try {
    panel.textContent = await get(url)
  } catch {
    requested.delete(panel)
    panel.textContent = failed
  }
}

/** A long tap opens the tooltip; the click that may follow must not close it again. */
const longTap = (tip: Popup, open: () => void) => {
  const { trigger } = tip
  let resting: ReturnType<typeof setTimeout> | undefined
  let opened = false
  const press = (sinceMs = 0) => {
    resting = setTimeout(() => {
      opened = true
      open()
    }, LONG_TAP_MS - sinceMs)
  }
  trigger.addEventListener('pointerdown', ({ pointerType }) => {
    opened = false
    if (pointerType !== 'mouse') press()
  })
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'])
    trigger.addEventListener(type, () => clearTimeout(resting))
  trigger.addEventListener('contextmenu', (event) => {
    if (opened) event.preventDefault()
  })
  trigger.addEventListener('click', (event) => {
    if (opened) event.preventDefault()
    opened = false
  })
  return press
}

/** A tooltip above its button. The browser handles click and Escape, this script hover, focus and long tap. */
export function start(trigger: HTMLElement, event: Event, pressed?: Press): void {
  const panel = panelOf(trigger)
  if (!panel) return
  const tip = popup(trigger, panel, { side: 'above', align: 'center' }, TOOLTIP_AWAY_MS)
  /** Opened by hovering or focus, not by a click. */
  let openedByHover = false

  const open = () => {
    if (!tip.isOpen()) openedByHover = true
    tip.open()
  }
  panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState !== 'open') return
    // Closing removes the styles, so they are set each time.
    panel.style.fontSize = `${TOOLTIP_FONT_PX}px`
    panel.style.maxWidth = `${TOOLTIP_MAX_WIDTH_PX}px`
    void loadContent(panel)
  })
  /** Closes the tooltip if neither pointer nor focus is on it. */
  const leaveIfUnused = () => {
    if (!trigger.matches(':hover, :focus-visible') && !panel.matches(':hover')) tip.leave()
  }
  onHover([trigger, panel], open, leaveIfUnused)
  trigger.addEventListener('focus', () => {
    if (trigger.matches(':focus-visible')) open()
  })
  trigger.addEventListener('blur', leaveIfUnused)
  trigger.addEventListener('click', (click) => {
    // A click on a button that is hovered must not close the tooltip.
    if (openedByHover && tip.isOpen()) click.preventDefault()
    openedByHover = false
  })
  const press = longTap(tip, open)

  if (isPointedAt(trigger, event) || trigger.matches(':focus-visible')) open()
  // The press that loaded this script has not ended yet.
  else if (pressed && pressed.pointerType !== 'mouse') press(performance.now() - pressed.at)
}
