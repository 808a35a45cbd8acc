import { type Feature, personalDataOf, retentionsOf } from '../../platform/feature'
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
  menuLinks: ['/features/privacy/admin/PersonsLink#PersonsLink'],
  cards: [retentionCard],
}
