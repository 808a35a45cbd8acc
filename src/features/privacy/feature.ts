import { type Feature, personalDataOf, retentionsOf } from '../../platform/feature'
import { textsIn } from '../../platform/payload/admin/panel-texts'
import { describeErasure } from './admin/describe-erasure'
import { personsTexts } from './admin/persons-texts'
import { personEndpoints } from './persons/endpoints.server'
import { retentionRuns, retentionSettings } from './retention/cms-settings'
import { retentionCard } from './retention/dashboard-card.server'

export const privacy: Feature = {
  name: 'privacy',
  collections: () => [retentionRuns],
  globals: (site) => [retentionSettings(retentionsOf(site))],
  endpoints: (site) => personEndpoints(personalDataOf(site)),
  screens: {
    persons: {
      component: '/features/privacy/admin/PersonsView#PersonsView',
      path: '/persons',
      title: ({ i18n }) => textsIn(personsTexts, i18n.language).title,
    },
  },
  describeAuditSubject: describeErasure,
  menuLinks: ['/features/privacy/admin/PersonsLink#PersonsLink'],
  cards: [retentionCard],
}
