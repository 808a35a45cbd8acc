import { toPicture } from '../../../platform/payload/picture'
import { blockText } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'
import { Quote } from './Quote'

export const showQuote: ShowBlock<'quote'> = (block, ctx, originals) => {
  const text = blockText(block, originals, 'text')
  if (!text) return undefined
  return {
    body: (
      <Quote
        text={text}
        name={block.name ?? ''}
        about={blockText(block, originals, 'about')}
        picture={toPicture(block.picture, ctx)}
      />
    ),
  }
}
