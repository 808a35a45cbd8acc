import { blockText, populated } from '../common/block-texts.server'
import { Heading } from '../common/elements'
import type { ShowBlock } from '../show-block.server'

export const showSchoolMap: ShowBlock<'schoolMap'> = async (block, ctx, originals) => {
  const slug = populated(block.school)?.slug
  const map = slug && (await ctx.parts.schoolMap?.(ctx, slug))
  if (!map) return undefined
  return {
    body: (
      <>
        <Heading of={blockText(block, originals, 'heading')} />
        {map}
      </>
    ),
  }
}
