import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { findUses, nameUses } from '../../../platform/payload/references/uses.server'

/** Content that a page shows cannot be deleted: the page would lose it without a word. */
export const refuseDeletionOfPlacedContent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findUses(req, { collection: 'reusable-content', id: Number(id) })
  if (uses.length === 0) return
  const { names, more } = nameUses(uses)
  throw new APIError(
    more > 0
      ? `This content is placed on ${names} and ${more} others. Remove it there first.`
      : `This content is placed on ${names}. Remove it there first.`,
    409,
    undefined,
    true,
  )
}
