'use client'

import { usePreferences } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { PREFERENCE_KEYS } from 'payload/shared'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface MenuGroupProps {
  name: string
  label: string
  icon: ReactNode
  isOpen: boolean
  /** The addresses of its entries. */
  addresses: readonly string[]
  children: ReactNode
}

/** A group of the menu, which stays as the user left it. That of the current screen is open. */
export const MenuGroup = ({ name, label, icon, isOpen, addresses, children }: MenuGroupProps) => {
  const path = usePathname()
  const isHere = addresses.some((address) => path === address || path.startsWith(`${address}/`))
  const { setPreference } = usePreferences()
  const [wanted, setWanted] = useState(isOpen)
  const details = useRef<HTMLDetailsElement>(null)
  const remember = (open: boolean) => {
    if (open === (wanted || isHere)) return
    setWanted(open)
    void setPreference(PREFERENCE_KEYS.NAV, { groups: { [name]: { open } } }, true)
  }
  // The browser opens and closes it before React runs, and tells nobody afterwards.
  useEffect(() => {
    if (details.current) remember(details.current.open)
  }, [])
  return (
    <details
      ref={details}
      className="menu-group"
      open={wanted || isHere}
      onToggle={(event) => remember(event.currentTarget.open)}
    >
      <summary>
        {icon}
        {label}
      </summary>
      {children}
    </details>
  )
}
