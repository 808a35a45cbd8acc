import { schoolPath } from '../../../shared/address/school-path'
import { documentId } from '../../../shared/id'
import { localePath } from '../../../shared/locale'
import { blockText, populated } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'
import { PriceTeaser } from './PriceTeaser'

export const showPriceTeaser: ShowBlock<'priceTeaser'> = async (block, ctx, originals) => {
  const slug = populated(block.school)?.slug
  const offers = slug ? await ctx.parts.offers?.(ctx, slug) : undefined
  if (!slug || !offers) return undefined
  const course = block.course ? documentId(block.course) : undefined
  const price = offers.prices.find((each) => course === undefined || each.course === course)
  if (!price) return undefined
  return {
    body: (
      <PriceTeaser
        heading={blockText(block, originals, 'heading') ?? { text: offers.school }}
        text={blockText(block, originals, 'text')}
        price={price.text}
        link={{
          label: ctx.t('calculatePrice'),
          href: `${localePath(ctx.locale, schoolPath(slug))}${price.query}#anc-calculator`,
        }}
      />
    ),
  }
}
