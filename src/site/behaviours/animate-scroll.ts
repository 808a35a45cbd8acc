import type { FrameHost } from '../../ui/amounts/AnimatedAmount'
import { SCROLL_MS } from '../../ui/constants'

export interface ScrollHost extends FrameHost {
  position: () => number
  moveTo: (top: number) => void
}

/** Slow at both ends, fast in the middle. */
export const ease = (progress: number): number =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2

/**
 * Scrolls to `top` within SCROLL_MS, then calls `arrived`. Returns a function that stops where it is. `top` is asked for every
 * frame: what is passed gets its real height (render-late.css).
 */
export function animateScroll(host: ScrollHost, top: () => number, arrived: () => void): () => void {
  const start = host.now()
  const from = host.position()
  let handle = host.frame(step)

  function step() {
    const progress = Math.min((host.now() - start) / SCROLL_MS, 1)
    host.moveTo(from + (top() - from) * ease(progress))
    if (progress < 1) handle = host.frame(step)
    else arrived()
  }

  return () => host.cancelFrame(handle)
}

export const browserHost: ScrollHost = {
  now: () => performance.now(),
  frame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
  position: () => window.scrollY,
  moveTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
}
