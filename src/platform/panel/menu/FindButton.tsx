'use client'

import { useEffect, useState } from 'react'
import { usePanelMessages } from '../../payload/admin/use-panel-messages'
import { Icon } from '../kit/icons'
import { panelMessages } from '../messages/messages'

/** Opens the search of the panel, wherever it is. */
export const FIND_EVENT = 'panel-find'

/** What the keyboard's key for shortcuts is called; only the browser knows. */
const useShortcut = (): string => {
  const [key, setKey] = useState('')
  useEffect(() => setKey(/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'), [])
  return key
}

export const FindButton = ({ className }: { className: string }) => {
  const t = usePanelMessages(panelMessages)
  const shortcut = useShortcut()
  return (
    <button
      type="button"
      className={className}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => window.dispatchEvent(new Event(FIND_EVENT))}
    >
      <Icon name="search" className="menu-icon" />
      <span className="nav__link-label">{t('menu.find')}</span>
      {shortcut && (
        <span className="find-button__keys" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  )
}

/** In the header, on phones, whose menu is closed. */
export const FindInHeader = () => <FindButton className="find-button find-button--header" />
