'use client'

import { MessageSquare } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { MODERATION_PATH } from '../contract'
import { commentsPanelMessages } from '../messages/panel/messages'

const everyMs = 60_000

const countPending = async (): Promise<number | undefined> => {
  const response = await fetch('/api/comments/count?where[state][equals]=unapproved', {
    credentials: 'same-origin',
  })
  return response.ok ? ((await response.json()) as { totalDocs: number }).totalDocs : undefined
}

/** A link with the number of waiting comments. It follows the moderation screen and asks the server every minute. */
export const PendingLink = ({ pending }: { pending: number }) => {
  const [count, setCount] = useState(pending)
  const text = usePanelMessages(commentsPanelMessages)
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
    <MenuLink
      id="nav-moderation"
      href={MODERATION_PATH}
      icon={<MessageSquare className="menu-icon" aria-hidden />}
    >
      {text('pendingLink.comments')}
      {count > 0 && ` (${text('pendingLink.pending', { count })})`}
    </MenuLink>
  )
}
