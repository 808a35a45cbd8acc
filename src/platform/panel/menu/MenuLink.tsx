'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '../kit/icons'
import { COUNTED, type Counts, showMenuCounts } from './menu-counts'
import type { MenuCount, MenuItem } from './read-menu'

const FIRST_SCREEN = '/admin'

/** Whether an address of the menu is that of the screen or of one above it. All screens are below the first one. */
const isHere = (path: string, href: string): boolean =>
  path === href || (href !== FIRST_SCREEN && path.startsWith(`${href}/`))

/** The number of what waits. It follows the screens and the server. */
const Waiting = ({ name, read }: { name: string; read: MenuCount }) => {
  const [{ count, text }, setCount] = useState(read)
  useEffect(() => setCount(read), [read])
  useEffect(() => {
    const hear = ({ detail }: CustomEventInit<Counts>) => {
      if (detail?.[name]) setCount(detail[name])
    }
    window.addEventListener(COUNTED, hear as EventListener)
    return () => window.removeEventListener(COUNTED, hear as EventListener)
  }, [name])
  return count > 0 ? (
    <span className="menu-count">
      <span aria-hidden="true">{count}</span>
      <span className="kit-hidden"> ({text})</span>
    </span>
  ) : null
}

interface MenuLinkProps {
  item: MenuItem
  /** At the first level. */
  hasIcon?: boolean
  /** The link of the phone's bar to the same screen. */
  className?: string
}

/** An entry of the panel's menu. Like Payload's entries it is marked on its own screen. */
export const MenuLink = ({ item, hasIcon = false, className }: MenuLinkProps) => {
  const { id, name, href, icon, label, count } = item
  const path = usePathname()
  return (
    <Link
      className={className ?? 'nav__link'}
      {...(!className && { id })}
      href={href}
      prefetch={false}
      aria-current={isHere(path, href) ? 'page' : undefined}
    >
      {hasIcon && <Icon name={icon} className="menu-icon" />}
      <span className="nav__link-label">{label}</span>
      {count && <Waiting name={name} read={count} />}
    </Link>
  )
}

const everyMs = 60_000

/** Asks the server every minute what waits, while the panel is looked at. */
export const MenuCounter = () => {
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const response = await fetch('/api/menu-counts', { credentials: 'same-origin' })
      if (response.ok) showMenuCounts(await response.json())
    }
    // A failed request is repeated in a minute.
    const timer = setInterval(() => void ask().catch(() => {}), everyMs)
    return () => clearInterval(timer)
  }, [])
  return null
}
