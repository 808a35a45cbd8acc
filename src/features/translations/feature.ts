import type { CollectionConfig } from 'payload'
import type { Feature } from '../../platform/feature'
import { hasRole, nobody } from '../../platform/payload/access'
import { ofNoSchool, schoolsOf } from '../../platform/payload/school-scope'
import { panelLocale } from '../../shared/locale'
import { translationsCard } from './cms-dashboard-card'
import { trackGlobalTexts, trackTexts } from './cms-track'
import { TRANSLATIONS_PATH } from './contract'
import { exchangeEndpoints } from './exchange/cms-exchange'
import { translationsPanelMessages } from './messages/panel/messages'
import { saveEndpoint } from './saving/cms-saving'

/**
 * Fingerprints of the texts of each document, by which the site knows what is missing or outdated. Only the site itself reads and
 * writes them; they hold no text, so they tell nothing about drafts.
 */
const fingerprints: CollectionConfig = {
  slug: 'translations',
  custom: ofNoSchool(),
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  endpoints: [saveEndpoint, ...exchangeEndpoints],
  fields: [
    { name: 'document', type: 'text', required: true, unique: true, index: true },
    { name: 'texts', type: 'json', required: true, admin: { hidden: true } },
  ],
}

export const translations: Feature = {
  name: 'translations',
  collections: () => [fingerprints],
  adaptCollection: trackTexts,
  adaptGlobal: trackGlobalTexts,
  screens: {
    translations: {
      component: '/features/translations/admin/TranslationsView#TranslationsView',
      path: '/translations',
      title: ({ i18n }) => translationsPanelMessages(panelLocale(i18n.language))('screen.translations'),
    },
  },
  menu: [
    {
      name: 'languages',
      icon: 'language',
      href: TRANSLATIONS_PATH,
      label: (language) => translationsPanelMessages(language)('screen.menu'),
      may: (user) => hasRole({ user }, 'administrator', 'editor') && !schoolsOf(user),
    },
  ],
  cards: [translationsCard],
}
