import { isPlainClick } from '../../ui/visitor-input'
import { scrollToTarget } from './scroll-to'

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
  update()
}
