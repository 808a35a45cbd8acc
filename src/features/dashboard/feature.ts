import type { Feature } from '../../platform/feature'
import { textsIn } from '../../platform/payload/admin/panel-texts'
import { todayTexts } from './admin/today-texts'

export const dashboard: Feature = {
  name: 'dashboard',
  screens: {
    dashboard: {
      component: '/features/dashboard/admin/TodayView#TodayView',
      title: ({ i18n }) => textsIn(todayTexts, i18n.language).today,
    },
  },
  menuLinks: ['/features/dashboard/admin/TodayLink#TodayLink'],
}
