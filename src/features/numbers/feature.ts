import type { Feature } from '../../platform/feature'
import { numbersTitle } from './admin/title'
import { numberCollections } from './cms'

export const numbers: Feature = {
  name: 'numbers',
  collections: () => numberCollections,
  screens: {
    numbers: {
      component: '/features/numbers/admin/NumbersView#NumbersView',
      path: '/numbers',
      title: ({ i18n }) => numbersTitle(i18n.language),
    },
  },
  menuLinks: ['/features/numbers/admin/NumbersLink#NumbersLink'],
}
