import { blocksFieldOf, deletionHooks, type Feature } from '../../platform/feature'
import { pageCollections, pageGlobals } from './cms'

export const pages: Feature = {
  name: 'pages',
  collections: (site) =>
    pageCollections({ content: blocksFieldOf(site), beforeDelete: deletionHooks(site, 'pages').deleteWith }),
  globals: () => pageGlobals,
  previews: { collections: ['pages'] },
}
