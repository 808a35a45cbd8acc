import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { findUses, nameUses } from '../references/uses.server'

/**
 * A picture in use is deleted only on purpose, by the button in its form that lists where it is (`?anyway=yes`). Programs of the
 * site know what they delete.
 */
export const refuseDeletionOfUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.payloadAPI !== 'REST' || req.query.anyway === 'yes') return
  const uses = await findUses(req, { collection: 'media', id: Number(id) })
  if (uses.length === 0) return
  const { names, more } = nameUses(uses, req.i18n.language)
  throw new APIError(
    more > 0
      ? `This picture is used in ${names} and ${more} others. Open it to delete it anyway.`
      : `This picture is used in ${names}. Open it to delete it anyway.`,
    409,
    undefined,
    true,
  )
}
