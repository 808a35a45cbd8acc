import type { PageContext } from '../../platform/http/public-page'
import { serviceKey } from '../../platform/services'
import type { Originals } from '../../shared/language/original-texts'
import type { BlockType, ShownBlocks, StoredBlock } from './contract'
import type { BlockParts, ShowBlock } from './show-block.server'

interface ShownPage {
  /** The pictures that the page shows outside its blocks, by id. */
  shownPictures?: ReadonlySet<number> | undefined
  /** Whether a hero at the beginning is the title of the page. */
  canBeTitle?: boolean
}

/** Renders the blocks of a page. `originals`: the same in the languages that its texts may come from. */
export const showBlocks =
  serviceKey<
    (
      ctx: PageContext,
      blocks: readonly StoredBlock[],
      originals?: Originals<readonly StoredBlock[]>,
      page?: ShownPage,
    ) => Promise<ShownBlocks>
  >('blocks')

export const blockParts = serviceKey<BlockParts>('parts of blocks')

/** How blocks that other features declare are shown, by their slug. */
export const blockTypes = serviceKey<Record<string, ShowBlock<BlockType>>>('types of blocks')
