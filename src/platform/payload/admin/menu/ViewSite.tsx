'use client'

import { useEffect } from 'react'
import { STAFF_MARK } from '../../../../shared/address/edit-link'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { usePanelMessages } from '../use-panel-messages'
import '../panel.css'

/** In the header of every screen of the panel. Public pages then offer “Edit this page” in this browser. */
export const ViewSite = () => {
  useEffect(() => localStorage.setItem(STAFF_MARK, 'yes'), [])
  return (
    <a className="view-site" href="/" target="_blank" rel="noopener">
      <span>{usePanelMessages(payloadPanelMessages)('viewSite')}</span>
    </a>
  )
}
