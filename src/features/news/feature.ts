import { blocksFieldOf, deletionHooks, type Feature } from '../../platform/feature'
import { newsCollections } from './cms'

export const news: Feature = {
  name: 'news',
  reservedSlugs: ['news'],
  collections: (site) =>
    newsCollections({ content: blocksFieldOf(site), beforeDelete: deletionHooks(site, 'posts').deleteWith }),
  previews: { collections: ['posts'] },
}
