import { useEffect, useRef, useState } from 'react'
import { MONEY_MS } from '../constants'
import { prefersReducedMotion } from '../visitor-input'

/** The browser functions that the animation needs; tests replace them. */
export interface FrameHost {
  now: () => number
  /** Like requestAnimationFrame. */
  frame: (callback: () => void) => number
  cancelFrame: (handle: number) => void
}

/** Ease-out: fast at first, slow at the end. */
const ease = (progress: number): number => 1 - (1 - progress) ** 3

/** Shows whole values from `from` to `to` within MONEY_MS. Returns a function that stops the animation. */
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

const browserFrames: FrameHost = {
  now: () => performance.now(),
  frame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
}

interface AnimatedAmountProps {
  /** In whole minor units. */
  value: number
  format: (value: number) => string
}

/** An amount as text, animated from the old to the new value. */
export function AnimatedAmount({ value, format }: AnimatedAmountProps) {
  const [shown, setShown] = useState(value)
  const last = useRef(value)

  useEffect(() => {
    const show = (step: number) => {
      last.current = step
      setShown(step)
    }
    if (prefersReducedMotion()) return show(value)
    return animateValue(browserFrames, last.current, value, show)
  }, [value])

  return format(shown)
}
