import type { Config } from 'payload'
import type { Feature } from '../../platform/feature'
import { payloadLabels } from '../../platform/payload/labels/labels'
import formalGerman from './formal-german.json' with { type: 'json' }
import { panelLanguagesLabels } from './labels/labels'
import { payloadLanguages } from './payload-languages'
import { findLabelIn } from './translate-config'

/** `general.locale` and others, as Payload nests them. An empty text is Payload's own. */
const nested = (texts: Readonly<Record<string, string>>) => {
  const groups: Record<string, Record<string, string>> = {}
  for (const [key, text] of Object.entries(texts)) {
    const [group = '', name = ''] = key.split('.')
    if (text) groups[group] = { ...groups[group], [name]: text }
  }
  return groups
}

/** The languages that users can choose in their account. The log-in follows the browser. */
export const panelI18n: Config['i18n'] = {
  fallbackLanguage: 'en',
  supportedLanguages: payloadLanguages,
  translations: Object.fromEntries(
    Object.entries(panelLanguagesLabels).map(([language, texts]) => [
      language,
      nested(language === 'de' ? { ...formalGerman, ...texts } : texts),
    ]),
  ),
}

/** The labels that features share, and those of each. */
export const labelsOf = (features: readonly Feature[]) => [
  payloadLabels,
  ...features.flatMap(({ labels = [] }) => labels),
]

export const findLabel = (features: readonly Feature[]) => findLabelIn(labelsOf(features))
