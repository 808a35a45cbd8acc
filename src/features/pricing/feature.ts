import { getTranslation } from '@payloadcms/translations'
import type { Feature, ScreenContext } from '../../platform/feature'
import { textsIn } from '../../platform/payload/admin/panel-texts'
import { deskTexts } from './admin/desk/desk-texts'
import { placesTexts } from './admin/desk/places-texts'
import {
  bookedInTrash,
  deletePricesOfSchool,
  describePrices,
  personsEnrolments,
  personsGuardians,
  personsInvoices,
  personsPayments,
  personsQuotes,
  pricingCollections,
  pricingGlobals,
  pricingToday,
  refuseDeletionWithStudents,
} from './cms'

/** The title of one enrolment names nobody: titles stay in the history of the browser. */
const enrolmentTitle = ({ config, i18n }: ScreenContext): string => {
  const enrolments = config.collections.find(({ slug }) => slug === 'enrolments')
  return enrolments ? getTranslation(enrolments.labels.singular, i18n) : ''
}

const auditedPrices = { area: 'prices', describe: { items: describePrices } } as const

export const pricing: Feature = {
  name: 'pricing',
  collections: () => pricingCollections,
  globals: () => pricingGlobals,
  deleteWith: { schools: deletePricesOfSchool },
  refuseDeletion: {
    schools: refuseDeletionWithStudents('schools'),
    courses: refuseDeletionWithStudents('courses'),
    accommodation: refuseDeletionWithStudents('accommodation'),
  },
  inUseInTrash: bookedInTrash,
  audited: {
    'price-lists': auditedPrices,
    'price-adjustments': auditedPrices,
    'price-extras': auditedPrices,
  },
  screens: {
    enrolments: {
      component: '/features/pricing/admin/desk/EnrolmentsView#EnrolmentsView',
      path: '/enrolments',
      exact: true,
      title: ({ i18n }) => textsIn(deskTexts, i18n.language).title,
    },
    enrolment: {
      component: '/features/pricing/admin/desk/EnrolmentView#EnrolmentView',
      path: '/enrolments/:id',
      exact: true,
      title: enrolmentTitle,
    },
    places: {
      component: '/features/pricing/admin/desk/PlacesView#PlacesView',
      path: '/places',
      exact: true,
      title: ({ i18n }) => textsIn(placesTexts, i18n.language).title,
    },
  },
  menuLinks: ['/features/pricing/admin/desk/DeskLink#DeskLink'],
  cards: [pricingToday],
  // Enrolments go before the quotes, which cannot be deleted while one uses them.
  personalData: () => [personsEnrolments, personsGuardians, personsQuotes, personsInvoices, personsPayments],
}
