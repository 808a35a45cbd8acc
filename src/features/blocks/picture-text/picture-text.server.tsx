import { toPicture } from '../../../platform/payload/picture'
import { blockHtml, blockLink, blockText } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'
import { PictureText } from './PictureText'

export const showPictureText: ShowBlock<'pictureText'> = (block, ctx, originals) => {
  const heading = blockText(block, originals, 'heading')
  const text = blockHtml(block, originals, 'text', ctx, heading ? 3 : 2)
  const picture = toPicture(block.picture, ctx)
  if (!heading && !text && !picture) return undefined
  return {
    body: (
      <PictureText
        heading={heading}
        text={text}
        picture={picture}
        side={block.side}
        link={blockLink(block.link, ctx)}
      />
    ),
  }
}
