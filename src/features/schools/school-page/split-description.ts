import type { School } from '../../../platform/payload/payload-types'

type Description = NonNullable<School['description']>

/** Shorter texts are shown whole. */
const MIN_BLOCKS = 4

/**
 * The opening of a description, up to its first heading or two paragraphs, and the rest, which is folded on a phone. The rest is
 * missing if the text is short.
 */
export const splitDescription = (
  description: School['description'],
): [opening: School['description'], rest?: Description] => {
  const blocks = description?.root.children ?? []
  if (!description || blocks.length < MIN_BLOCKS) return [description]
  const heading = blocks.findIndex(({ type }, index) => index > 0 && type === 'heading')
  const at = heading > 0 ? Math.min(heading, 2) : 2
  const part = (children: Description['root']['children']): Description => ({
    ...description,
    root: { ...description.root, children },
  })
  return [part(blocks.slice(0, at)), part(blocks.slice(at))]
}
