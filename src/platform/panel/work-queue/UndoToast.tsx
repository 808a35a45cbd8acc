'use client'

import { useEffect, useRef } from 'react'
import { type UndoOffer, undoLeftMs } from './undo-offer'
import './work-queue.css'

interface UndoToastProps {
  offers: readonly UndoOffer[]
  /** The word on the button. */
  label: string
  /** Whether the screen shows the result already. */
  isShown?: boolean
  undo: (batch: string) => void
  expire: (batch: string | null) => void
}

const checkEveryMs = 200

/** Shows what was done last, and offers for ten seconds to undo it. */
export const UndoToast = ({ offers, label, isShown = true, undo, expire }: UndoToastProps) => {
  const isResting = useRef(false)
  const shownAt = useRef(new WeakMap<UndoOffer, number>())
  useEffect(() => {
    const check = () => {
      const now = Date.now()
      for (const offer of offers) {
        if (isShown && !shownAt.current.has(offer)) shownAt.current.set(offer, now)
        const times = { now, shownAt: shownAt.current.get(offer), isResting: isResting.current }
        if (undoLeftMs(offer, times) === 0) expire(offer.batch)
      }
    }
    check()
    const timer = offers.length ? setInterval(check, checkEveryMs) : undefined
    return () => clearInterval(timer)
  }, [offers, isShown, expire])

  const newest = offers.at(-1)
  if (!newest) {
    isResting.current = false
    return null
  }
  const { batch, text } = newest
  const rest = (value: boolean) => () => {
    isResting.current = value
  }
  return (
    <div
      className="queue-toast"
      // The status line has announced it.
      aria-hidden={batch === null || undefined}
      onMouseEnter={rest(true)}
      onMouseLeave={rest(false)}
      onFocus={rest(true)}
      onBlur={rest(false)}
    >
      <span>{text}</span>
      {batch && (
        <button type="button" onClick={() => undo(batch)}>
          {label}
        </button>
      )}
    </div>
  )
}
