'use client'

import { useEffect, useRef } from 'react'
import { useSay } from '../../moderation/list/say-context'
import { UNDO_ACCEPTED_MS, UNDO_OFFERED_MS } from '../../moderation/moderation-tasks'

export interface Offer {
  batch: string
  text: string
  /** When it was done, by the browser's clock. */
  at: number
}

interface UndoToastProps {
  offers: Offer[]
  undo: (batch: string) => void
  expire: (batch: string) => void
}

/** The server stops a little later than this. */
const longestMs = UNDO_ACCEPTED_MS - 1_500

/** Offers for ten seconds to undo the last action; while the pointer or the focus rests on it, for as long as it works. */
export const UndoToast = ({ offers, undo, expire }: UndoToastProps) => {
  const say = useSay()
  const resting = useRef(false)
  const newest = offers.at(-1)
  useEffect(() => {
    if (!offers.length) return
    const timer = setInterval(() => {
      const limit = resting.current ? longestMs : UNDO_OFFERED_MS
      for (const { batch, at } of offers) if (Date.now() - at > limit) expire(batch)
    }, 200)
    return () => clearInterval(timer)
  }, [offers, expire])
  if (!newest) {
    resting.current = false
    return null
  }
  const rest = (value: boolean) => () => {
    resting.current = value
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only gives more time
    <div
      className="moderation-toast"
      onMouseEnter={rest(true)}
      onMouseLeave={rest(false)}
      onFocus={rest(true)}
      onBlur={rest(false)}
    >
      <span>{say(newest.text)}</span>
      <button type="button" onClick={() => undo(newest.batch)}>
        {say('Undo')}
      </button>
    </div>
  )
}
