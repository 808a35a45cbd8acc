import { blockHtml } from '../common/block-texts.server'
import { Prose } from '../common/elements'
import type { ShowBlock } from '../show-block.server'

export const showText: ShowBlock<'text'> = (block, ctx, originals) => {
  const text = blockHtml(block, originals, 'text', ctx, 2)
  return text && { body: <Prose of={text} /> }
}
