import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../visitor-input'
import { animateValue, browserFrames } from './animate-value'

interface AnimatedAmountProps {
  /** A whole number of minor units. */
  value: number
  format: (value: number) => string
}

/** An amount as text. When it changes it runs to the new value, written out at each step. */
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
