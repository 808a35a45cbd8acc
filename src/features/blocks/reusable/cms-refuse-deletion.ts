import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { findUses, type Use } from './uses.server'

const named = 5

const nameOf = ({ kind, title }: Use) => (kind ? `${kind} “${title}”` : `“${title}”`)

/** Content that a page shows cannot be deleted: the page would lose it without a word. */
export const refuseDeletionInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findUses(req, Number(id))
  if (uses.length === 0) return
  const names = uses.slice(0, named).map(nameOf).join(', ')
  const rest = uses.length - named
  throw new APIError(
    rest > 0
      ? `This content is placed on ${names} and ${rest} others. Remove it there first.`
      : `This content is placed on ${names}. Remove it there first.`,
    409,
    undefined,
    true,
  )
}
