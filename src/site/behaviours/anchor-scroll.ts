import { isPlainClick } from '../../ui/visitor-input'
import { scrollToTarget } from './scroll-to'

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
    event.preventDefault()
    scrollToTarget(target, link.hash)
  })
}
