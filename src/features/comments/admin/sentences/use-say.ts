'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { translateInPanel } from './translate'

/** Says a text of the comments' screens in the language of the panel. */
export const useSayInPanel = () => {
  const { language } = useTranslation().i18n
  return useCallback((english: string) => translateInPanel(english, language), [language])
}
