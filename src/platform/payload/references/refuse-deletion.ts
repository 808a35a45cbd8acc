import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import { findUses, nameUses } from './uses.server'

/**
 * Content that a page shows cannot be deleted: the page would lose it without a word. Documents of `except` may refer to it
 * nevertheless.
 */
export const refuseDeletionOfPlaced =
  (collection: CollectionSlug, except: readonly CollectionSlug[] = []): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const uses = await findUses(req, { collection, id: Number(id) }, except)
    if (uses.length === 0) return
    const { names, more } = nameUses(uses, req.i18n.language)
    throw new APIError(
      more > 0
        ? `This content is placed on ${names} and ${more} others. Remove it there first.`
        : `This content is placed on ${names}. Remove it there first.`,
      409,
      undefined,
      true,
    )
  }
