import { scrollToTarget } from './scroll-to'

/** A click that means "follow this link here", not "open it elsewhere". */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const samePage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.pathname === location.pathname && link.search === location.search

/** Links to `#anc...` of the same page scroll there instead of jumping. */
export function anchorScroll() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#anc"]')
    if (!link || !link.hash.startsWith('#anc') || !isPlainClick(event) || !samePage(link)) return
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (!target) return
    event.preventDefault()
    scrollToTarget(target, link.hash)
  })
}
