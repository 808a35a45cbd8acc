import type { Feature } from '../../platform/feature'
import { consentCollections, consentGlobals, receiptsRetention } from './cms'

export const consent: Feature = {
  name: 'consent',
  collections: () => consentCollections,
  globals: () => consentGlobals,
  retentions: () => [receiptsRetention],
}
