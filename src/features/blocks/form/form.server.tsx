import { documentId } from '../../../shared/id'
import { blockText } from '../common/block-texts.server'
import { Heading } from '../common/elements'
import type { ShowBlock } from '../show-block.server'

export const showForm: ShowBlock<'form'> = async (block, ctx, originals) => {
  const form = block.form ? await ctx.parts.form?.(ctx, documentId(block.form)) : undefined
  if (!form) return undefined
  return {
    body: (
      <>
        <Heading of={blockText(block, originals, 'heading')} />
        {form}
      </>
    ),
  }
}
