import type { Press } from './popups/popup'

interface Widget {
  /** Gets the event that woke it, which may already be one it wants to answer, and the press that still lasts. */
  start: (element: HTMLElement, event: Event, press?: Press) => void
}

const widgets: Record<string, () => Promise<Widget>> = {
  collapse: () => import('./panels/enhance-collapse'),
  dropdown: () => import('./popups/enhance-dropdown'),
  tooltip: () => import('./popups/enhance-tooltip'),
}

const WAKERS = ['pointerover', 'pointerdown', 'focusin'] as const

/** Widgets are the browser's own elements and work by themselves; what makes them pleasant is fetched at the first touch. */
export function wakeWidgets(): void {
  const awake = new WeakSet<Element>()
  // A touch wakes a widget by pointerover; its pointerdown comes while the script is still being fetched.
  let pressed: (Press & { element: Element | null }) | undefined
  const widgetAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-widget]') : null
  const passive = { capture: true, passive: true }
  document.addEventListener(
    'pointerdown',
    (event) => {
      pressed = { pointerType: event.pointerType, at: performance.now(), element: widgetAt(event) }
    },
    passive,
  )
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      () => {
        pressed = undefined
      },
      passive,
    )
  const wake = (event: Event) => {
    const element = widgetAt(event)
    if (!element || awake.has(element)) return
    awake.add(element)
    const name = element.dataset.widget ?? ''
    widgets[name]?.().then(
      ({ start }) => {
        start(element, event, pressed?.element === element ? pressed : undefined)
        element.dataset.awake = ''
      },
      // It goes on working as the browser's own; the next touch tries again.
      (error) => {
        console.error(`${name}.js`, error)
        awake.delete(element)
      },
    )
  }
  for (const type of WAKERS) document.addEventListener(type, wake, passive)
}
