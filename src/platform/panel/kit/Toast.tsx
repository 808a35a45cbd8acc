'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { type UndoOffer, undoLeftMs } from '../work-queue/undo-offer'
import './styles/kit.css'
import './styles/dialog.css'

interface ToastProps {
  text: ReactNode
  /** Whether a status line has announced the text already. */
  isAnnounced?: boolean
  /** Told when the pointer or the focus comes and leaves. */
  onRest?: (isResting: boolean) => void
  action?: { label: string; run: () => void }
}

/** A short message in the corner, with at most one action. */
export const Toast = ({ text, isAnnounced = false, onRest = () => {}, action }: ToastProps) => (
  <div
    className="kit-toast"
    aria-hidden={(isAnnounced && !action) || undefined}
    onMouseEnter={() => onRest(true)}
    onMouseLeave={() => onRest(false)}
    onFocus={() => onRest(true)}
    onBlur={() => onRest(false)}
  >
    <span>{text}</span>
    {action && (
      <button type="button" onClick={action.run}>
        {action.label}
      </button>
    )}
  </div>
)

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
  return (
    <Toast
      text={text}
      isAnnounced
      onRest={(value) => {
        isResting.current = value
      }}
      {...(batch && { action: { label, run: () => undo(batch) } })}
    />
  )
}
