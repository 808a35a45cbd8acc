'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

const FIRST_SCREEN = '/admin'

interface MenuLinkProps {
  id: string
  href: string
  /** For entries of the first level. */
  icon?: ReactNode
  children: ReactNode
}

/** An entry of the panel's menu for a screen of ours. Like Payload's entries it is marked on its own screen. */
export const MenuLink = ({ id, href, icon, children }: MenuLinkProps) => {
  const path = usePathname()
  // All screens are below the first one.
  const isHere = path === href || (href !== FIRST_SCREEN && path.startsWith(`${href}/`))
  return (
    <Link
      className="nav__link"
      id={id}
      href={href}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      {icon}
      <span className="nav__link-label">{children}</span>
    </Link>
  )
}
