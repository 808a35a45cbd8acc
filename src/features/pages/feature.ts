import { blocksFieldOf, deletionHooks, type Feature } from '../../platform/feature'
import { reservedSlugsOf } from '../../platform/reserved-slugs'
import { pageCollections, pageGlobals } from './cms'

export const pages: Feature = {
  name: 'pages',
  collections: (site) =>
    pageCollections({
      content: blocksFieldOf(site),
      reserved: reservedSlugsOf(site),
      beforeDelete: deletionHooks(site, 'pages').deleteWith,
    }),
  globals: () => pageGlobals,
  previews: { collections: ['pages'] },
}
