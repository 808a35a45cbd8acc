import type { Feature } from '../../platform/feature'
import { deleteMapOfSchool, mapCollections, mapGlobals } from './cms'

export const map: Feature = {
  name: 'map',
  collections: ({ files }) => mapCollections(files),
  globals: () => mapGlobals,
  deleteWith: { schools: deleteMapOfSchool },
}
