import type { Press } from './popups/popup'

interface Widget {
  /** Gets the event that loaded the script, which it may have to handle, and a press that has not ended yet. */
  start: (element: HTMLElement, event: Event, press?: Press) => void
}

const widgets: Record<string, () => Promise<Widget>> = {
  collapse: () => import('./panels/enhance-collapse'),
  sections: () => import('./panels/enhance-sections'),
  dropdown: () => import('./popups/enhance-dropdown'),
  tooltip: () => import('./popups/enhance-tooltip'),
}

const triggers = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Widgets are native elements that work without scripts. Their script is loaded at the first interaction. */
export function enhanceWidgets(): void {
  const enhanced = new WeakSet<Element>()
  // Touching triggers pointerover; the pointerdown that follows comes while the script is still loading.
  let pressed: (Press & { element: Element | null }) | undefined
  // Keys scroll the page wherever the focus is.
  const widgetAt = ({ target, type }: Event) =>
    type === 'keydown'
      ? document.querySelector<HTMLElement>('[data-widget=sections]')
      : target instanceof Element
        ? target.closest<HTMLElement>('[data-widget]')
        : null
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
  const load = (event: Event) => {
    const element = widgetAt(event)
    if (!element || enhanced.has(element)) return
    enhanced.add(element)
    const name = element.dataset.widget ?? ''
    widgets[name]?.().then(
      ({ start }) => {
        start(element, event, pressed?.element === element ? pressed : undefined)
        element.dataset.awake = ''
      },
      // It still works as a native element; the next interaction tries again.
      (error) => {
        console.error(`${name}.js`, error)
        enhanced.delete(element)
      },
    )
  }
  for (const type of triggers) document.addEventListener(type, load, passive)
}
