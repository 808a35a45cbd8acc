import type { Feature } from '../../platform/feature'
import { panelLocale } from '../../shared/locale'
import { dashboardPanelMessages } from './messages/panel/messages'

export const dashboard: Feature = {
  name: 'dashboard',
  screens: {
    dashboard: {
      component: '/features/dashboard/admin/TodayView#TodayView',
      title: ({ i18n }) => dashboardPanelMessages(panelLocale(i18n.language))('today.today'),
    },
  },
  menu: [
    {
      name: 'today',
      icon: 'today',
      href: '/admin',
      label: (language) => dashboardPanelMessages(language)('today.today'),
    },
  ],
}
