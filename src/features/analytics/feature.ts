import type { CollectionConfig } from 'payload'
import { csvExport } from '../../platform/csv/csv-export'
import type { Feature } from '../../platform/feature'
import { nobody, staff } from '../../platform/payload/access'
import { ofNoSchool } from '../../platform/payload/school-scope'
import { panelLocale } from '../../shared/locale'
import { ANALYTICS_PATH } from './contract'
import { analyticsPanelMessages } from './messages/panel/messages'
import { exportAnalytics } from './report/export.server'
import { todayFigures } from './today-figures.server'

/** Views of public pages by day. Nothing about visitors is stored; `counting/store-views.server.ts` adds to the rows. */
const pageViews: CollectionConfig = {
  slug: 'page-views',
  custom: ofNoSchool(),
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  endpoints: [csvExport('numbers', staff, exportAnalytics)],
  indexes: [{ fields: ['day', 'page', 'language', 'host'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true },
    { name: 'page', type: 'text', required: true },
    { name: 'language', type: 'text', required: true },
    { name: 'host', type: 'text', required: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
}

export const analytics: Feature = {
  name: 'analytics',
  collections: () => [pageViews],
  screens: {
    numbers: {
      component: '/features/analytics/admin/AnalyticsView#AnalyticsView',
      path: '/numbers',
      title: ({ i18n }) => analyticsPanelMessages(panelLocale(i18n.language))('analytics.title'),
    },
  },
  figures: [todayFigures],
  // For all staff: it shows nothing about persons.
  menu: [
    {
      name: 'numbers',
      icon: 'numbers',
      href: ANALYTICS_PATH,
      label: (language) => analyticsPanelMessages(language)('analytics.title'),
    },
  ],
}
