import type { CollectionConfig, GlobalConfig } from 'payload'
import { announce } from './changes'

interface Doc {
  id: number
  _status?: string | null
}

/** Gives the tags of the cached pages that show a document. */
export type TagsOf<T> = (doc: T) => string[]

/**
 * Adds the hooks that announce a collection's changes. Saving a draft announces nothing, so autosaving costs no
 * page its place in the cache; withdrawing a document does.
 */
export const announcing = (collection: CollectionConfig, tagsOf: TagsOf<never>): CollectionConfig => {
  const tags = tagsOf as TagsOf<Doc>
  const isPublic = (doc: Doc) => doc._status !== 'draft'
  /** Where a request remembers that it saves a draft, which leaves the published document as it was. */
  const savesDraft = `savesDraft:${collection.slug}`
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ...(collection.hooks?.beforeOperation ?? []),
        ({ args, operation, req }) => {
          if (operation === 'update' || operation === 'restoreVersion')
            req.context[savesDraft] = (args as { draft?: boolean }).draft === true
        },
      ],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, previousDoc, operation, req }) => {
          const before = (previousDoc as Doc | undefined)?.id ? (previousDoc as Doc) : undefined
          // What was there before may be a newer draft, so it does not tell whether the document was public.
          if (!isPublic(doc) && (operation === 'create' || req.context[savesDraft])) return
          await announce(req, [...new Set([...tags(doc), ...(before ? tags(before) : [])])])
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        ({ doc, req }) => announce(req, tags(doc as Doc)),
      ],
    },
  }
}

export const announcingGlobal = (global: GlobalConfig, tag: string): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [...(global.hooks?.afterChange ?? []), ({ req }) => announce(req, [tag])],
  },
})
