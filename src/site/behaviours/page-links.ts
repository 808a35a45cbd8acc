import { preferredLanguage } from '../../shared/language/preferred-language'
import { isPlainClick, isStaff, prefersReducedMotion } from '../../ui/visitor-input'
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
function scrollToTarget(target: HTMLElement, hash: string) {
  stopCurrent()
  const listening = new AbortController()
  const arrived = () => {
    listening.abort()
    moveFocus(target)
  }
  // Before the scroll, so that the browser stores the old scroll position for the old address; the same address twice would
  // need two steps back.
  if (location.hash !== hash) history.pushState(null, '', hash)
  if (prefersReducedMotion()) {
    browserHost.moveTo(targetTop(target))
    arrived()
    return
  }
  const stop = animateScroll(browserHost, () => targetTop(target), arrived)
  stopCurrent = () => {
    stop()
    listening.abort()
  }
  for (const type of interruptions) {
    addEventListener(type, stopCurrent, { passive: true, signal: listening.signal })
  }
}

const samePage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.pathname === location.pathname && link.search === location.search

/** Links to `#anc...` of the same page scroll there instead of jumping. */
export function anchorScroll() {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href*="#anc"]')
    if (!link?.hash.startsWith('#anc') || !samePage(link)) return
    const target = document.getElementById(link.hash.slice(1))
    if (!target) return
    // The menu of a phone would cover the target.
    link.closest<HTMLElement>(':popover-open')?.hidePopover()
    event.preventDefault()
    scrollToTarget(target, link.hash)
  })
}

/** The button appears after one screen of scrolling; without JavaScript it is a link at the end of the page. */
export function scrollToTop() {
  const control = document.querySelector<HTMLAnchorElement>('a.to-top')
  if (!control) return

  const update = () => {
    control.dataset.floating = window.scrollY > window.innerHeight ? 'shown' : 'hidden'
  }
  control.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    scrollToTarget(document.body, control.hash)
  })
  addEventListener('scroll', update, { passive: true })
  addEventListener('resize', update, { passive: true })
  control.dataset.floating = 'hidden'
  // The browser may have restored a position. To ask for it now would lay out the page in the middle of the script.
  requestAnimationFrame(() => setTimeout(update))
}

/** Links to other languages keep the visitor's choices, which are in the page's query. */
export const keepChoices = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('.language-menu a, .language-offer')
    if (!link) return
    link.search = location.search
    link.hash = location.hash
  })
}

/**
 * Pages in the default language offer that of the browser by a link in the header. Pages are the same for everybody, so the browser
 * decides; the link has a place of its own, so nothing moves.
 */
export const offerLanguage = (): void => {
  const menu = document.querySelector('.language-menu')
  const link = preferredLanguage(navigator.languages, (tag) =>
    menu?.querySelector<HTMLAnchorElement>(`[hreflang="${tag}" i]`),
  )
  if (!link?.dataset.offer) return
  const offer = link.cloneNode() as HTMLAnchorElement
  offer.className = 'language-offer'
  offer.textContent = link.dataset.offer
  menu?.after(offer)
}

/** Staff get a link to the page's form in the panel. */
export const offerEditing = (): void => {
  if (isStaff()) void import('./edit-link')
}
