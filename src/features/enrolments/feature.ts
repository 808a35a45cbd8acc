import { getTranslation } from '@payloadcms/translations'
import { deletionHooks, type Feature, type ScreenContext } from '../../platform/feature'
import { hasRole } from '../../platform/payload/access'
import { panelLocale } from '../../shared/locale'
import { freePlaces } from '../pricing/queries.server'
import { enrolmentPlaces } from './capacity/cms-enrolment-places'
import { bookedInTrash, refuseDeletionWithStudents } from './capacity/cms-refuse-deletion'
import { readFreePlaces } from './capacity/free-places.server'
import { arrivalsAndDepartures, placesList, requestsCard } from './cms-dashboard-card'
import { enrolments as collection } from './cms-enrolments'
import { enrolmentsLabels } from './labels/labels'
import { enrolmentsPanelMessages } from './messages/panel/messages'
import { enrolmentMails } from './office/cms-enrolment-mails'
import { ownTemplates } from './office/cms-own-templates'
import { answerInPlace } from './office/office-contract'
import { personsCopies } from './personal-data/persons-copies.server'
import { personsEnrolments, personsQuotes } from './personal-data/persons-enrolments.server'
import { personsGuardians } from './personal-data/persons-guardians.server'
import { enrolmentQuestions } from './questions/cms-questions'
import { enrolmentEvents } from './request/cms-enrolment-events'
import { enrolmentSource } from './request/cms-find-enrolments'
import { OFFICE_PATH } from './request/request-rules'
import { studentsEndpoint } from './students/cms-students'
import { STUDENTS_PATH } from './students/students-contract'

/** The title of one enrolment names nobody: titles stay in the history of the browser. */
const enrolmentTitle = ({ config, i18n }: ScreenContext): string => {
  const enrolments = config.collections.find(({ slug }) => slug === 'enrolments')
  return enrolments ? getTranslation(enrolments.labels.singular, i18n) : ''
}

export const enrolments: Feature = {
  name: 'enrolments',
  labels: enrolmentsLabels,
  reservedSlugs: ['enrolled'],
  collections: (site) => {
    const { refuse, deleteWith } = deletionHooks(site, 'enrolments')
    return [collection([...refuse, ...deleteWith]), enrolmentEvents, enrolmentPlaces]
  },
  endpoints: () => [studentsEndpoint],
  globals: () => [enrolmentMails, ownTemplates, enrolmentQuestions],
  refuseDeletion: {
    schools: refuseDeletionWithStudents('schools'),
    courses: refuseDeletionWithStudents('courses'),
    accommodation: refuseDeletionWithStudents('accommodation'),
  },
  inUseInTrash: bookedInTrash,
  screens: {
    enrolments: {
      component: '/features/enrolments/admin/list/EnrolmentsView#EnrolmentsView',
      path: '/enrolments',
      exact: true,
      title: ({ i18n }) => enrolmentsPanelMessages(panelLocale(i18n.language))('office.title'),
    },
    enrolment: {
      component: '/features/enrolments/admin/request/EnrolmentView#EnrolmentView',
      path: '/enrolments/:id',
      exact: true,
      title: enrolmentTitle,
    },
    students: {
      component: '/features/enrolments/admin/students/StudentsView#StudentsView',
      path: '/students',
      exact: true,
      title: ({ i18n }) => enrolmentsPanelMessages(panelLocale(i18n.language))('students.title'),
    },
    places: {
      component: '/features/enrolments/admin/capacity/CapacityView#CapacityView',
      path: '/places',
      exact: true,
      title: ({ i18n }) => enrolmentsPanelMessages(panelLocale(i18n.language))('capacity.title'),
    },
  },
  menu: [
    {
      name: 'enrolments',
      icon: 'enrolment',
      href: OFFICE_PATH,
      label: (language) => enrolmentsPanelMessages(language)('officeLink.title'),
      may: (user) => hasRole({ user }, 'administrator', 'editor'),
      count: {
        read: async (payload, user) =>
          (
            await payload.count({
              ...{ collection: 'enrolments', where: { state: { equals: 'new' } } },
              ...{ overrideAccess: false, user },
            })
          ).totalDocs,
        text: (language, count) => enrolmentsPanelMessages(language)('officeLink.news', { count }),
      },
    },
    {
      name: 'students',
      icon: 'people',
      href: STUDENTS_PATH,
      label: (language) => enrolmentsPanelMessages(language)('students.title'),
      may: (user) => hasRole({ user }, 'administrator', 'editor'),
    },
  ],
  cards: [requestsCard],
  finds: [enrolmentSource],
  events: [arrivalsAndDepartures],
  lists: [placesList],
  components: [answerInPlace],
  // Enrolments go before the quotes, which cannot be deleted while one uses them.
  personalData: () => [personsEnrolments, personsGuardians, personsCopies, personsQuotes],
  fills: freePlaces.fill(readFreePlaces),
}
