import { toPicture } from '../../../platform/payload/picture'
import { blockLinks, blockText } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'
import { Hero } from './Hero'

export const showHero: ShowBlock<'hero'> = (block, ctx, originals) => {
  const heading = blockText(block, originals, 'heading')
  if (!heading) return undefined
  return {
    body: (
      <Hero
        heading={heading}
        level={ctx.headingLevel}
        text={blockText(block, originals, 'text')}
        picture={toPicture(block.picture, ctx)}
        links={blockLinks(block.links, ctx)}
      />
    ),
  }
}
