'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { sayInPanel } from './say'

/** Says a text of the comments' screens in the language of the panel. */
export const useSayInPanel = () => {
  const { language } = useTranslation().i18n
  return useCallback((english: string) => sayInPanel(english, language), [language])
}
