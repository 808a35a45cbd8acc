import { MONEY_MS } from '../constants'

/** What the animation needs of a browser; tests hand in a clock of their own. */
export interface FrameHost {
  now: () => number
  /** Asks for a call before the next paint, as requestAnimationFrame does. */
  frame: (callback: () => void) => number
  cancelFrame: (handle: number) => void
}

/** Quick at first, slow at the end, so that the eye can catch the new amount. */
const ease = (progress: number): number => 1 - (1 - progress) ** 3

/** Shows whole values from `from` to `to` within MONEY_MS, the last one exact. Returns a function that stops it. */
export function animateValue(
  host: FrameHost,
  from: number,
  to: number,
  show: (value: number) => void,
): () => void {
  if (from === to) return () => {}
  const start = host.now()
  let handle = host.frame(step)

  function step() {
    const progress = Math.min((host.now() - start) / MONEY_MS, 1)
    show(progress < 1 ? Math.round(from + (to - from) * ease(progress)) : to)
    if (progress < 1) handle = host.frame(step)
  }

  return () => host.cancelFrame(handle)
}

export const browserFrames: FrameHost = {
  now: () => performance.now(),
  frame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
}
