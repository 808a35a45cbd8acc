import { place, type Wish } from './position-popup'

// What menus and tips have in common: a popover of the browser's own, put beside the button that opens it.

/** A press that has not ended yet. */
export interface Press {
  pointerType: string
  /** On the clock of `performance.now()`. */
  at: number
}

export interface Popup {
  trigger: HTMLElement
  panel: HTMLElement
  isOpen: () => boolean
  open: () => void
  close: () => void
  /** Closes after the popup's own time, unless somebody comes back. */
  leave: () => void
  stay: () => void
}

/** What the browser calls the popover that a button opens. */
export const panelOf = (trigger: Element): HTMLElement | null =>
  document.getElementById(trigger.getAttribute('popovertarget') ?? '')

const put = (trigger: HTMLElement, panel: HTMLElement, wish: Wish) => {
  // A window that has become wider may show another kind of navigation altogether.
  if (!trigger.checkVisibility()) return panel.hidePopover()
  const { style } = panel
  Object.assign(style, { position: 'fixed', inset: 'auto', margin: '0' })
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const rtl = getComputedStyle(trigger).direction === 'rtl'
  const at = place(
    trigger.getBoundingClientRect(),
    panel.getBoundingClientRect(),
    { width, height },
    wish,
    rtl,
  )
  style.left = `${at.left}px`
  style.top = `${at.top}px`
}

export function popup(trigger: HTMLElement, panel: HTMLElement, wish: Wish, awayMs: number): Popup {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let following: AbortController | undefined
  const isOpen = () => panel.matches(':popover-open')
  const stay = () => clearTimeout(leaving)
  const close = () => {
    stay()
    if (isOpen()) panel.hidePopover()
  }
  const arrived = () => {
    following?.abort()
    following = new AbortController()
    const follow = () => put(trigger, panel, wish)
    const options = { capture: true, passive: true, signal: following.signal }
    addEventListener('scroll', follow, options)
    addEventListener('resize', follow, options)
    // Remote content arrives later and is larger.
    const observer = new ResizeObserver(follow)
    observer.observe(panel)
    following.signal.addEventListener('abort', () => observer.disconnect())
    follow()
  }
  panel.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') return arrived()
    stay()
    following?.abort()
    panel.removeAttribute('style')
  })
  if (isOpen()) arrived()
  return {
    trigger,
    panel,
    isOpen,
    close,
    stay,
    open: () => {
      stay()
      if (isOpen()) return
      panel.showPopover()
      // The event above comes later; until then it would be seen in the wrong place.
      put(trigger, panel, wish)
    },
    leave: () => {
      stay()
      leaving = setTimeout(close, awayMs)
    },
  }
}

/** Whether a mouse is there already: it may have come while the script was on its way. */
export const isPointedAt = (element: Element, event: Event): boolean =>
  !(event instanceof PointerEvent && event.pointerType !== 'mouse') && element.matches(':hover')

/** Calls back when a mouse comes to or leaves one of the elements. Fingers do not hover. */
export const onHover = (elements: HTMLElement[], enter: () => void, leave: () => void): void => {
  for (const element of elements) {
    element.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') enter()
    })
    element.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') leave()
    })
  }
}
