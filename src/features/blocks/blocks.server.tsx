import { Fragment, type ReactNode } from 'react'
import { sameRow } from '../../shared/language/english-texts'
import type { BlockType, ShownBlock, StoredBlock } from './contract'
import type { BlockContext, ShowBlock } from './show-block.server'
import { showText } from './text/text.server'

// The one door of the feature: src/server and src/site import nothing else of it but contract.ts.

export type { BlockParts } from './show-block.server'

/** How each kind of block is shown. */
const shows: { [Type in BlockType]?: ShowBlock<Type> } = {
  text: showText,
}

const show = async (
  block: StoredBlock,
  ctx: BlockContext,
  english: StoredBlock | undefined,
): Promise<ShownBlock | undefined> => {
  const showThis = shows[block.blockType] as ShowBlock<BlockType> | undefined
  return block.hidden ? undefined : showThis?.(block, ctx, english)
}

interface ShownBlocks {
  body: ReactNode
  jsonLd: object[]
}

/**
 * Loads and renders the blocks of a page, all at the same time. `english`: the blocks of the same page in English, for a page
 * in another language.
 */
export const loadBlocks = async (
  ctx: BlockContext,
  blocks: readonly StoredBlock[],
  english?: readonly StoredBlock[],
): Promise<ShownBlocks> => {
  const shown = await Promise.all(
    blocks.map(async (block, index) => {
      const found = await show(block, ctx, sameRow(block, english))
      return found && { ...found, key: block.id ?? String(index), block }
    }),
  )
  const visible = shown.filter((found) => found !== undefined)
  return {
    body: visible.map(({ key, body, block }) => (
      <Fragment key={key}>
        {block.anchor ? <div id={block.anchor} className="anchor" /> : null}
        {body}
      </Fragment>
    )),
    jsonLd: visible.flatMap(({ jsonLd }) => jsonLd ?? []),
  }
}
