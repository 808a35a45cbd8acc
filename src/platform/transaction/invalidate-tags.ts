import { EventEmitter } from 'node:events'
import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest } from 'payload'
import { withHooks } from '../payload/extend-config'
import { afterCommit } from './transaction'

/** One emitter per Payload instance, so that two instances in one process do not mix. */
const emitters = new WeakMap<Payload, EventEmitter>()

const emitterOf = (payload: Payload): EventEmitter => {
  const emitter = emitters.get(payload) ?? new EventEmitter()
  emitters.set(payload, emitter)
  return emitter
}

/** Announces to this process that data with these tags has changed, after the change is committed. */
export const invalidateTags = (req: PayloadRequest, tags: string[]): Promise<void> =>
  afterCommit(req, () => emitterOf(req.payload).emit('changed', tags))

export const onChange = (payload: Payload, listener: (tags: string[]) => void): (() => void) => {
  const emitter = emitterOf(payload)
  emitter.on('changed', listener)
  return () => emitter.off('changed', listener)
}

interface Doc {
  id: number
  _status?: string | null
}

/** Returns the tags of the cached pages that show a document. */
export type TagsOf<T> = (doc: T) => string[]

/**
 * Adds the hooks that announce a collection's changes. Saving a draft announces nothing, so autosave invalidates no page;
 * unpublishing a document does.
 */
export const withTagInvalidation = (
  collection: CollectionConfig,
  tagsOf: TagsOf<never>,
): CollectionConfig => {
  const tags = tagsOf as TagsOf<Doc>
  const isPublic = (doc: Doc) => doc._status !== 'draft'
  /** Key in the request's context: it saves a draft, which does not change the published document. */
  const savesDraft = `savesDraft:${collection.slug}`
  return withHooks(collection, {
    beforeOperation: [
      ({ args, operation, req }) => {
        if (operation === 'update' || operation === 'restoreVersion')
          req.context[savesDraft] = (args as { draft?: boolean }).draft === true
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        const before = (previousDoc as Doc | undefined)?.id ? (previousDoc as Doc) : undefined
        // The previous document may be a newer draft, so it does not show whether the document was public.
        if (!isPublic(doc) && (operation === 'create' || req.context[savesDraft])) return
        await invalidateTags(req, [...new Set([...tags(doc), ...(before ? tags(before) : [])])])
      },
    ],
    afterDelete: [({ doc, req }) => invalidateTags(req, tags(doc as Doc))],
  })
}

/** Invalidates the tag of a global. Restoring a version does so too, because Payload then replaces the published version. */
export const withGlobalTagInvalidation = (global: GlobalConfig, tag: string): GlobalConfig => {
  const savesDraft = `savesDraft:${global.slug}`
  return withHooks(global, {
    beforeOperation: [
      ({ args, operation, req }) => {
        if (operation === 'update') req.context[savesDraft] = (args as { draft?: boolean }).draft === true
        if (operation === 'restoreVersion') req.context[savesDraft] = false
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        if ((doc as Partial<Doc>)._status === 'draft' && req.context[savesDraft]) return
        await invalidateTags(req, [tag])
      },
    ],
  })
}
