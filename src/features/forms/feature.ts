import type { Feature } from '../../platform/feature'
import { formCollections, formsToday, personsSubmissions } from './cms'

export const forms: Feature = {
  name: 'forms',
  reservedSlugs: ['forms'],
  collections: () => formCollections,
  cards: [formsToday],
  personalData: () => [personsSubmissions],
}
