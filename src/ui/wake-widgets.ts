interface Widget {
  /** Gets the event that woke it, which may already be one it wants to answer. */
  start: (element: HTMLElement, event: Event) => void
}

const widgets: Record<string, () => Promise<Widget>> = {
  collapse: () => import('./collapse'),
  dropdown: () => import('./dropdown'),
  tooltip: () => import('./tooltip'),
}

const WAKERS = ['pointerover', 'pointerdown', 'focusin'] as const

/** Widgets are the browser's own elements and work by themselves; what makes them pleasant is fetched at the first touch. */
export function wakeWidgets(): void {
  const awake = new WeakSet<Element>()
  const wake = (event: Event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>('[data-widget]')
    if (!element || awake.has(element)) return
    awake.add(element)
    widgets[element.dataset.widget ?? '']?.().then(
      ({ start }) => {
        start(element, event)
        element.dataset.awake = ''
      },
      // It goes on working as the browser's own; the next touch tries again.
      () => awake.delete(element),
    )
  }
  for (const type of WAKERS) document.addEventListener(type, wake, { capture: true, passive: true })
}
