'use client'

import { useNav } from '@payloadcms/ui'
import { Icon } from '../kit/icons'
import { MenuLink } from './MenuLink'
import type { MenuItem } from './read-menu'

interface PhoneBarProps {
  items: readonly MenuItem[]
  /** Names the bar, and opens the whole menu. */
  texts: { name: string; all: string }
}

/** At the bottom of a phone: the screens that the user's role needs most, and the whole menu. */
export const PhoneBar = ({ items, texts }: PhoneBarProps) => {
  const { navOpen, setNavOpen } = useNav()
  return (
    <nav className="phone-bar" aria-label={texts.name} hidden={navOpen}>
      {items.map((item) => (
        <MenuLink key={item.name} item={item} hasIcon className="phone-bar__entry" />
      ))}
      <button type="button" className="phone-bar__entry" onClick={() => setNavOpen(true)}>
        <Icon name="menu" className="menu-icon" />
        <span className="nav__link-label">{texts.all}</span>
      </button>
    </nav>
  )
}
