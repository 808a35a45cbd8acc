import { type Feature, personalDataOf, retentionsOf } from '../../platform/feature'
import { hasRole } from '../../platform/payload/access'
import { PERSONS_PATH } from '../../platform/payload/personal-data'
import { panelLocale } from '../../shared/locale'
import { describeErasure } from './admin/describe-erasure'
import { privacyLabels } from './labels/labels'
import { privacyPanelMessages } from './messages/panel/messages'
import { personEndpoints } from './persons/endpoints.server'
import { retentionRuns, retentionSettings } from './retention/cms-settings'
import { retentionCard } from './retention/dashboard-card.server'

export const privacy: Feature = {
  name: 'privacy',
  labels: privacyLabels,
  collections: () => [retentionRuns],
  globals: (site) => [retentionSettings(retentionsOf(site))],
  endpoints: (site) => personEndpoints(personalDataOf(site)),
  screens: {
    persons: {
      component: '/features/privacy/admin/PersonsView#PersonsView',
      path: '/persons',
      title: ({ i18n }) => privacyPanelMessages(panelLocale(i18n.language))('persons.title'),
    },
  },
  describeAuditSubject: describeErasure,
  menu: [
    {
      name: 'persons',
      icon: 'security',
      href: PERSONS_PATH,
      label: (language) => privacyPanelMessages(language)('persons.title'),
      may: (user) => hasRole({ user }, 'administrator'),
      group: 'settings',
    },
  ],
  cards: [retentionCard],
}
