import { embedHtml } from '../../../shared/html/embed'
import { blockText } from '../common/block-texts.server'
import { Heading } from '../common/elements'
import type { ShowBlock } from '../show-block.server'

export const showVideo: ShowBlock<'video'> = (block, ctx, originals) => {
  const heading = blockText(block, originals, 'heading')
  const caption = blockText(block, originals, 'caption')
  const title = block.title || heading?.text || caption?.text || ctx.t('embedded')
  const html = block.code ? embedHtml({ code: block.code, title }) : ''
  if (!html) return undefined
  return {
    body: (
      <>
        <Heading of={heading} />
        <figure className="video">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by embedHtml; the consent filter blocks what it loads */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
          {caption && <figcaption lang={caption.lang}>{caption.text}</figcaption>}
        </figure>
      </>
    ),
  }
}
