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
  const prices = offers.prices.filter((price) => course === undefined || price.course === course)
  const [first, ...others] = prices
  if (!first) return undefined
  const lowest = others.reduce((low, price) => (price.amount < low.amount ? price : low), first)
  return {
    body: (
      <PriceTeaser
        heading={blockText(block, originals, 'heading') ?? { text: offers.school }}
        text={blockText(block, originals, 'text')}
        price={ctx.t('fromWeek', { price: lowest.text })}
        link={{
          label: ctx.t('calculatePrice'),
          href: `${localePath(ctx.locale, schoolPath(slug))}${lowest.query}#anc-calculator`,
        }}
      />
    ),
  }
}
