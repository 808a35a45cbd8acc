import { blocksFieldOf, deletionHooks, type Feature } from '../../platform/feature'
import { schoolCollections, schoolGlobals } from './cms'

export const schools: Feature = {
  name: 'schools',
  reservedSlugs: ['schools'],
  collections: (site) =>
    schoolCollections({
      deletionOf: (collection) => deletionHooks(site, collection),
      sections: blocksFieldOf(site, 'Free sections'),
    }),
  globals: (site) => schoolGlobals(blocksFieldOf(site, 'Content below the list of schools')),
  previews: { collections: ['schools', 'courses'], globals: ['home-page'] },
}
