import { COLLAPSE_MS } from '../constants'
import { prefersReducedMotion } from '../visitor-input'

const moving = new WeakSet<HTMLDetailsElement>()

/** Moves the content between nothing and its whole height; a clock ends it, because animations may be held up. */
const move = (details: HTMLDetailsElement, opens: boolean) => {
  details.open = true
  const body = details.querySelector<HTMLElement>(':scope > :not(summary)')
  if (!body || prefersReducedMotion()) {
    details.open = opens
    return
  }
  moving.add(details)
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
    moving.delete(details)
  }, COLLAPSE_MS)
}

/** Folds and unfolds `<details>` in COLLAPSE_MS: one by itself, or those of an accordion, of which one is open. */
export function start(root: HTMLElement): void {
  const panels =
    root instanceof HTMLDetailsElement
      ? [root]
      : [...root.querySelectorAll<HTMLDetailsElement>(':scope > details')]
  for (const panel of panels) {
    // By their name the browser would close the other one at once, before it could move.
    panel.removeAttribute('name')
    panel.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault()
      if (panels.some((one) => moving.has(one))) return
      const others = panels.filter((one) => one !== panel && one.open)
      const opens = !panel.open
      move(panel, opens)
      if (opens) for (const other of others) move(other, false)
    })
  }
}
