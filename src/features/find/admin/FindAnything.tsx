'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { FIND_EVENT } from '../../../platform/panel/menu/FindButton'
import { FindDialog } from './FindDialog'

/** Around every screen of the panel: Ctrl+K or the button of the menu opens the search, once somebody is logged in. */
export const FindAnything = ({ children }: { children: ReactNode }) => {
  const { user } = useAuth()
  const [opened, setOpened] = useState(0)
  const isStaff = Boolean(user)
  useEffect(() => {
    if (!isStaff) return
    const open = () => setOpened((count) => count + 1)
    const hear = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', hear)
    window.addEventListener(FIND_EVENT, open)
    return () => {
      window.removeEventListener('keydown', hear)
      window.removeEventListener(FIND_EVENT, open)
    }
  }, [isStaff])
  return (
    <>
      {children}
      {user && opened > 0 && <FindDialog user={Number(user.id)} opened={opened} />}
    </>
  )
}
