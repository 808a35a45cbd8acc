import {
  LONG_TAP_MS,
  TOOLTIP_AWAY_MS,
  TOOLTIP_FONT_PX,
  TOOLTIP_MAX_WIDTH_PX,
  TOOLTIP_TIMEOUT_MS,
} from '../constants'
import { isPointedAt, onHover, type Popup, type Press, panelOf, popup } from './popup'

/** Tips whose text has come or is on its way, so that it is fetched once. */
const asked = new WeakSet<HTMLElement>()

const get = async (address: string): Promise<string> => {
  const signal = AbortSignal.timeout(TOOLTIP_TIMEOUT_MS)
  const answer = await fetch(address, { signal, headers: { accept: 'text/plain' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

/** Puts what its address answers into a tip, as text and never as markup. A failure is said, and tried again next time. */
export async function fillFromServer(panel: HTMLElement): Promise<void> {
  const { url, loading = '', failed = '' } = panel.dataset
  if (!url || asked.has(panel)) return
  asked.add(panel)
  panel.textContent = loading
  try {
    panel.textContent = await get(url)
  } catch {
    asked.delete(panel)
    panel.textContent = failed
  }
}

/** A finger that rests on the button opens the tip; the click that may follow must not close it again. */
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

/** A few words about something, above its button. Click and Escape are the browser's; the rest is here. */
export function start(trigger: HTMLElement, event: Event, pressed?: Press): void {
  const panel = panelOf(trigger)
  if (!panel) return
  const tip = popup(trigger, panel, { side: 'above', align: 'center' }, TOOLTIP_AWAY_MS)
  /** Opened by hovering or by the focus. */
  let byItself = false

  const open = () => {
    if (!tip.isOpen()) byItself = true
    tip.open()
  }
  panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState !== 'open') return
    // After the popup has put itself aside, its style begins anew each time.
    panel.style.fontSize = `${TOOLTIP_FONT_PX}px`
    panel.style.maxWidth = `${TOOLTIP_MAX_WIDTH_PX}px`
    void fillFromServer(panel)
  })
  /** Neither is pointed at and the keyboard is elsewhere. */
  const away = () => {
    if (!trigger.matches(':hover, :focus-visible') && !panel.matches(':hover')) tip.leave()
  }
  onHover([trigger, panel], open, away)
  trigger.addEventListener('focus', () => {
    if (trigger.matches(':focus-visible')) open()
  })
  trigger.addEventListener('blur', away)
  trigger.addEventListener('click', (click) => {
    // Whoever points at it and clicks wants to read on.
    if (byItself && tip.isOpen()) click.preventDefault()
    byItself = false
  })
  const press = longTap(tip, open)

  if (isPointedAt(trigger, event) || trigger.matches(':focus-visible')) open()
  // The finger that woke it still rests on it.
  else if (pressed && pressed.pointerType !== 'mouse') press(performance.now() - pressed.at)
}
