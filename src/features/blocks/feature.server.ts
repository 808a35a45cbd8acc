import type { ServerFeature } from '../../platform/server-feature'
import { galleryService } from '../gallery/services.server'
import { loadBlocks } from './blocks.server'
import { listReusableEmbeds } from './queries.server'
import { blockParts, blockTypes, showBlocks } from './services.server'
import type { BlockParts } from './show-block.server'

export const blocks: ServerFeature = {
  name: 'blocks',
  create: ({ services }) => {
    services.provide(showBlocks, (ctx, stored, originals, { shownPictures, canBeTitle } = {}) => {
      const parts: BlockParts = Object.assign(
        { gallery: services.find(galleryService) },
        ...services.all(blockParts),
      )
      const types = Object.assign({}, ...services.all(blockTypes))
      return loadBlocks({ ...ctx, parts, types, shownPictures }, stored, originals, { canBeTitle })
    })
    return { embeds: listReusableEmbeds }
  },
}
