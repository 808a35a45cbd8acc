'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { PREFERENCE_KEYS } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import '../panel.css'

const scrollKey = 'menu-scroll'

/**
 * Keeps the menu open on laptops, or closed if the user has closed it. Payload remembers this for wide screens only, and
 * closes the menu when a page has loaded on a screen of up to 1440 pixels. On tablets and phones the menu covers the page
 * and stays closed. Until the script has started, `panel.css` shows an open menu: otherwise the page would move to the side
 * under the user's pointer, and a click would be lost. Also keeps how far it is scrolled.
 */
export const MenuKeeper = ({ isWanted }: { isWanted: boolean }) => {
  const { navOpen, setNavOpen } = useNav()
  const { setPreference } = usePreferences()
  const { l: upTo1440, m: upTo1024 } = useWindowInfo().breakpoints ?? {}
  const isLaptop = upTo1440 === true && upTo1024 === false
  const wanted = useRef(isWanted)
  const [isSettled, setSettled] = useState(false)

  useEffect(() => {
    if (!isLaptop) return
    // After Payload's own effect, which closes the menu.
    queueMicrotask(() => {
      setNavOpen(wanted.current)
      setSettled(true)
    })
    return () => setSettled(false)
  }, [isLaptop, setNavOpen])

  useEffect(() => {
    if (!isSettled || wanted.current === navOpen) return
    wanted.current = navOpen
    void setPreference(PREFERENCE_KEYS.NAV, { open: navOpen }, true)
  }, [isSettled, navOpen, setPreference])

  // Every screen has a new menu, which begins at its top.
  const pathname = usePathname()
  useEffect(() => {
    const menu = document.querySelector('.nav__scroll')
    if (!menu || !pathname) return
    // Somebody may have scrolled it before this script ran, and be about to click.
    if (menu.scrollTop === 0) menu.scrollTop = Number(sessionStorage.getItem(scrollKey))
    const note = () => sessionStorage.setItem(scrollKey, String(menu.scrollTop))
    menu.addEventListener('scroll', note, { passive: true })
    return () => menu.removeEventListener('scroll', note)
  }, [pathname])

  return isWanted && !isSettled ? <span className="menu-starts-open" hidden /> : null
}
