import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/payload/access'
import { exchangeEndpoints } from './exchange/cms-exchange'
import { saveEndpoint } from './saving/cms-saving'

export { translationsCard } from './cms-dashboard-card'
export { trackGlobalTexts, trackTexts } from './cms-track'
export { recordAllTexts } from './states/fill-states.server'

/**
 * Fingerprints of the texts of each document, by which the site knows what is missing or outdated. Only the site itself reads and
 * writes them; they hold no text, so they tell nothing about drafts.
 */
const translations: CollectionConfig = {
  slug: 'translations',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  endpoints: [saveEndpoint, ...exchangeEndpoints],
  fields: [
    { name: 'document', type: 'text', required: true, unique: true, index: true },
    { name: 'texts', type: 'json', required: true, admin: { hidden: true } },
  ],
}

export const translationCollections: CollectionConfig[] = [translations]
