import { toPicture } from '../../../platform/payload/picture'
import type { GalleryPicture } from '../../gallery/contract'
import { blockText } from '../common/block-texts.server'
import { Heading } from '../common/elements'
import type { ShowBlock } from '../show-block.server'

export const showGallery: ShowBlock<'gallery'> = async (block, ctx, originals) => {
  const shown = new Map<number, GalleryPicture>()
  for (const doc of block.pictures ?? []) {
    const picture = toPicture(doc, ctx)
    const title = (typeof doc === 'object' && doc.caption) || ''
    if (picture && !ctx.shownPictures?.has(picture.id)) shown.set(picture.id, { title, picture })
  }
  if (shown.size === 0) return undefined
  return {
    body: (
      <>
        <Heading of={blockText(block, originals, 'heading')} />
        {await ctx.parts.gallery?.(ctx, [...shown.values()])}
      </>
    ),
  }
}
