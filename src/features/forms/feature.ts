import type { Feature } from '../../platform/feature'
import { formCollections, formsCard, personsSubmissions } from './cms'

export const forms: Feature = {
  name: 'forms',
  reservedSlugs: ['forms'],
  collections: () => formCollections,
  cards: [formsCard],
  personalData: () => [personsSubmissions],
}
