import { ca } from '@payloadcms/translations/languages/ca'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { it } from '@payloadcms/translations/languages/it'
import { pt } from '@payloadcms/translations/languages/pt'
import type { Config } from 'payload'
import type { PanelLanguage } from '../../platform/payload/admin/panel-texts'
import { labels } from './labels'
import { ownPayloadTexts } from './payload-texts'
import { translateWith } from './translate-config'

/** The languages that users can choose in their account. The log-in follows the browser. */
const supportedLanguages = { en, de, es, fr, it, pt, ca } satisfies Record<PanelLanguage, unknown>

export const panelI18n: Config['i18n'] = {
  fallbackLanguage: 'en',
  supportedLanguages,
  translations: ownPayloadTexts,
}

/** Translates what features say about their collections, globals and blocks. */
export const translateLabel = translateWith(labels)
