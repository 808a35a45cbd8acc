import { type Placement, place } from './position-popup'

// Common code of menus and tooltips: a browser popover that is positioned beside its button.

/** A pointer press that has not ended yet. */
export interface Press {
  pointerType: string
  /** As returned by `performance.now()`. */
  at: number
}

export interface Popup {
  trigger: HTMLElement
  panel: HTMLElement
  isOpen: () => boolean
  open: () => void
  close: () => void
  /** Closes after a delay, unless `stay` is called. */
  leave: () => void
  stay: () => void
}

export const panelOf = (trigger: Element): HTMLElement | null =>
  document.getElementById(trigger.getAttribute('popovertarget') ?? '')

const positionPanel = (trigger: HTMLElement, panel: HTMLElement, placement: Placement) => {
  // After resizing, the page may show another navigation without this button.
  if (!trigger.checkVisibility()) return panel.hidePopover()
  const { style } = panel
  Object.assign(style, { position: 'fixed', inset: 'auto', margin: '0' })
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const rtl = getComputedStyle(trigger).direction === 'rtl'
  const at = place(
    trigger.getBoundingClientRect(),
    panel.getBoundingClientRect(),
    { width, height },
    placement,
    rtl,
  )
  style.left = `${at.left}px`
  style.top = `${at.top}px`
}

export function popup(trigger: HTMLElement, panel: HTMLElement, placement: Placement, awayMs: number): Popup {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let following: AbortController | undefined
  const isOpen = () => panel.matches(':popover-open')
  const stay = () => clearTimeout(leaving)
  const close = () => {
    stay()
    if (isOpen()) panel.hidePopover()
  }
  const followTrigger = () => {
    following?.abort()
    following = new AbortController()
    const follow = () => positionPanel(trigger, panel, placement)
    const options = { capture: true, passive: true, signal: following.signal }
    addEventListener('scroll', follow, options)
    addEventListener('resize', follow, options)
    // Text that is loaded later changes the size.
    const observer = new ResizeObserver(follow)
    observer.observe(panel)
    following.signal.addEventListener('abort', () => observer.disconnect())
    follow()
  }
  panel.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') return followTrigger()
    stay()
    following?.abort()
    panel.removeAttribute('style')
  })
  if (isOpen()) followTrigger()
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
      // The toggle event comes later; until then the position would be wrong.
      positionPanel(trigger, panel, placement)
    },
    leave: () => {
      stay()
      leaving = setTimeout(close, awayMs)
    },
  }
}

/** Whether the mouse is already over the element, because it arrived while the script was loading. */
export const isPointedAt = (element: Element, event: Event): boolean =>
  !(event instanceof PointerEvent && event.pointerType !== 'mouse') && element.matches(':hover')

/** Calls back when a mouse enters or leaves one of the elements. Touch is ignored. */
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
