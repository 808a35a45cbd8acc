import type { Feature } from '../../platform/feature'
import { hasRole } from '../../platform/payload/access'
import { panelLocale } from '../../shared/locale'
import { CALENDAR_PATH } from './contract'
import { calendarPanelMessages } from './messages/panel/messages'

export const calendar: Feature = {
  name: 'calendar',
  screens: {
    calendar: {
      component: '/features/calendar/admin/CalendarView#CalendarView',
      path: '/calendar',
      exact: true,
      title: ({ i18n }) => calendarPanelMessages(panelLocale(i18n.language))('title'),
    },
  },
  menu: [
    {
      name: 'calendar',
      icon: 'calendar',
      href: CALENDAR_PATH,
      label: (language) => calendarPanelMessages(language)('title'),
      may: (user) => hasRole({ user }, 'administrator', 'editor'),
    },
  ],
}
