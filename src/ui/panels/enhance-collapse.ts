import { COLLAPSE_MS } from '../constants'
import { prefersReducedMotion } from '../visitor-input'

const animating = new WeakSet<HTMLDetailsElement>()

/** Animates the height of the content. A timer ends it, because animations may be paused. */
const animate = (details: HTMLDetailsElement, opens: boolean) => {
  details.open = true
  const body = details.querySelector<HTMLElement>(':scope > :not(summary)')
  if (!body || prefersReducedMotion()) {
    details.open = opens
    return
  }
  animating.add(details)
  details.toggleAttribute('data-folding', !opens)
  const heights = ['0px', `${body.scrollHeight}px`]
  body.style.overflow = 'hidden'
  const animation = body.animate(
    { height: opens ? heights : heights.reverse() },
    { duration: COLLAPSE_MS, easing: 'ease', fill: 'forwards' },
  )
  setTimeout(() => {
    animation.cancel()
    body.style.overflow = ''
    details.removeAttribute('data-folding')
    details.open = opens
    animating.delete(details)
  }, COLLAPSE_MS)
}

/** Animates opening and closing of one `<details>`, or of all panels of an accordion. */
export function start(root: HTMLElement): void {
  const panels =
    root instanceof HTMLDetailsElement
      ? [root]
      : [...root.querySelectorAll<HTMLDetailsElement>(':scope > details')]
  for (const panel of panels) {
    // With a name, the browser would close the other panel without animation.
    panel.removeAttribute('name')
    panel.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault()
      if (panels.some((one) => animating.has(one))) return
      const others = panels.filter((one) => one !== panel && one.open)
      const opens = !panel.open
      animate(panel, opens)
      if (opens) for (const other of others) animate(other, false)
    })
  }
}
