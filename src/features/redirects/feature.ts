import type { Feature } from '../../platform/feature'
import { keepOldAddresses, missingRetention, redirectCollections } from './cms'

export const redirects: Feature = {
  name: 'redirects',
  collections: () => redirectCollections,
  adaptCollection: keepOldAddresses,
  retentions: () => [missingRetention],
}
