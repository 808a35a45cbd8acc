'use client'

import { useTranslation } from '@payloadcms/ui'
import { type PanelTexts, textsIn } from './panel-texts'

export const usePanelTexts = <Texts>(texts: PanelTexts<Texts>): Texts =>
  textsIn(texts, useTranslation().i18n.language)
