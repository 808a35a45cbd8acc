'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { MODERATION_PATH } from '../contract'

const everyMs = 60_000

const countPending = async (): Promise<number | undefined> => {
  const answer = await fetch('/api/comments/count?where[state][equals]=unapproved', {
    credentials: 'same-origin',
  })
  return answer.ok ? ((await answer.json()) as { totalDocs: number }).totalDocs : undefined
}

/** A link with the number of waiting comments. It follows the moderation screen and asks the server every minute. */
export const PendingLink = ({ pending }: { pending: number }) => {
  const [count, setCount] = useState(pending)
  const isHere = usePathname() === MODERATION_PATH
  useEffect(() => setCount(pending), [pending])
  useEffect(() => {
    const hear = (event: Event) => setCount((event as CustomEvent<number>).detail)
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // A failed request is repeated in a minute.
      countPending().then(
        (found) => found !== undefined && setCount(found),
        () => {},
      )
    }
    window.addEventListener('comments-counted', hear)
    const timer = setInterval(ask, everyMs)
    return () => {
      window.removeEventListener('comments-counted', hear)
      clearInterval(timer)
    }
  }, [])
  return (
    <Link
      className="nav__link"
      id="nav-moderation"
      href={MODERATION_PATH}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      {isHere && <div className="nav__link-indicator" />}
      <span className="nav__link-label">Comments{count > 0 && ` (${count} pending)`}</span>
    </Link>
  )
}
