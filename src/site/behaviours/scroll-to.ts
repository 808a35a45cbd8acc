import { prefersReducedMotion } from '../../ui/visitor-input'
import { animateScroll, browserHost } from './animate-scroll'

/** Any input of the visitor stops the animation. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let stopCurrent: () => void = () => {}

const targetTop = (target: Element): number => {
  if (target === document.body) return 0
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0
  const top = window.scrollY + target.getBoundingClientRect().top - margin
  const lowest = document.documentElement.scrollHeight - window.innerHeight
  return Math.max(0, Math.min(top, lowest))
}

/** Keyboard and screen reader continue from the target. */
const moveFocus = (target: HTMLElement) => {
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/** Scrolls to an element in SCROLL_MS, at once under reduced motion; sets the address and, on arrival, moves the focus. */
export function scrollToTarget(target: HTMLElement, hash: string) {
  stopCurrent()
  const listening = new AbortController()
  const arrived = () => {
    listening.abort()
    moveFocus(target)
  }
  const top = targetTop(target)
  // Before the scroll, so that the browser stores the old scroll position for the old address; the same address twice would
  // need two steps back.
  if (location.hash !== hash) history.pushState(null, '', hash)
  if (prefersReducedMotion()) {
    browserHost.moveTo(top)
    arrived()
    return
  }
  const stop = animateScroll(browserHost, top, arrived)
  stopCurrent = () => {
    stop()
    listening.abort()
  }
  for (const type of interruptions) {
    addEventListener(type, stopCurrent, { passive: true, signal: listening.signal })
  }
}
