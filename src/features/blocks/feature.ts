import { blockSlugsOf, type Feature } from '../../platform/feature'
import { blockCollections, blocksField, contentBlocks, openFromPreview, openGlobalFromPreview } from './cms'

export const blocks: Feature = {
  name: 'blocks',
  collections: (site) => blockCollections(blockSlugsOf(site)),
  blocks: contentBlocks,
  blocksField,
  adaptCollection: (collection, { features }) =>
    features.some(({ previews }) => previews?.collections?.includes(collection.slug))
      ? openFromPreview(collection)
      : collection,
  adaptGlobal: openGlobalFromPreview,
}
