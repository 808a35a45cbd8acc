import { documentId } from '../../../shared/id'
import { blockText, populated } from '../common/block-texts.server'
import { Heading } from '../common/elements'
import type { ShowBlock } from '../show-block.server'

export const showCalculator: ShowBlock<'calculator'> = async (block, ctx, originals) => {
  const school = block.school ? populated(block.school)?.slug : undefined
  // Its school was deleted or unpublished: that of another one would be wrong.
  if (block.school && !school) return undefined
  const calculator = await ctx.parts.calculator?.(ctx, {
    ...(school && { school }),
    ...(block.course && { course: documentId(block.course) }),
  })
  if (!calculator) return undefined
  return {
    body: (
      <>
        <Heading of={blockText(block, originals, 'heading') ?? { text: ctx.t('calculatePrice') }} />
        {calculator}
      </>
    ),
  }
}
