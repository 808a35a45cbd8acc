import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import { payloadPanelMessages } from '../messages/panel/messages'
import { requestMessages } from '../request-messages'
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
        ? requestMessages(payloadPanelMessages, req)('errors.placedMore', { names, more })
        : requestMessages(payloadPanelMessages, req)('errors.placed', { names }),
      409,
      undefined,
      true,
    )
  }
