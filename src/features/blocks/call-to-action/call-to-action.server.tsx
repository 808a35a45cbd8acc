import { blockLinks, blockText } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'
import { CallToAction } from './CallToAction'

export const showCallToAction: ShowBlock<'callToAction'> = (block, ctx, originals) => {
  const heading = blockText(block, originals, 'heading')
  const text = blockText(block, originals, 'text')
  const links = blockLinks(block.links, ctx)
  if (!heading && !text && links.length === 0) return undefined
  return { body: <CallToAction heading={heading} text={text} links={links} /> }
}
