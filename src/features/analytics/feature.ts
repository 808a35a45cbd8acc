import type { Feature } from '../../platform/feature'
import { analyticsTitle } from './admin/title'
import { numberCollections } from './cms'

export const analytics: Feature = {
  name: 'analytics',
  collections: () => numberCollections,
  screens: {
    numbers: {
      component: '/features/analytics/admin/AnalyticsView#AnalyticsView',
      path: '/numbers',
      title: ({ i18n }) => analyticsTitle(i18n.language),
    },
  },
  menuLinks: ['/features/analytics/admin/AnalyticsLink#AnalyticsLink'],
}
