'use client'

import { useEffect } from 'react'
import { STAFF_MARK } from '../../../../shared/address/edit-link'
import '../panel.css'
import type { PanelTexts } from '../panel-texts'
import { usePanelTexts } from '../use-panel-texts'

const texts: PanelTexts<string> = {
  en: 'View site',
  de: 'Website ansehen',
  es: 'Ver el sitio',
  fr: 'Voir le site',
  it: 'Vedi il sito',
  pt: 'Ver o site',
  ca: 'Veure el lloc',
}

/** In the header of every screen of the panel. Public pages then offer “Edit this page” in this browser. */
export const ViewSite = () => {
  useEffect(() => localStorage.setItem(STAFF_MARK, 'yes'), [])
  return (
    <a className="view-site" href="/" target="_blank" rel="noopener">
      <span>{usePanelTexts(texts)}</span>
    </a>
  )
}
