import type { Feature } from '../../platform/feature'
import { textsIn } from '../../platform/payload/admin/panel-texts'
import { screenTexts } from './admin/screen-texts'
import { trackGlobalTexts, trackTexts, translationCollections, translationsCard } from './cms'

export const translations: Feature = {
  name: 'translations',
  collections: () => translationCollections,
  adaptCollection: trackTexts,
  adaptGlobal: trackGlobalTexts,
  screens: {
    translations: {
      component: '/features/translations/admin/TranslationsView#TranslationsView',
      path: '/translations',
      title: ({ i18n }) => textsIn(screenTexts, i18n.language).translations,
    },
  },
  menuLinks: ['/features/translations/admin/TranslationsLink#TranslationsLink'],
  cards: [translationsCard],
}
