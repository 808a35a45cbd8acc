import type { CollectionConfig, GlobalConfig } from 'payload'
import { announce } from './changes'

interface Doc {
  id: number
  _status?: string | null
}

/** Gives the tags of the cached pages that show a document. */
export type TagsOf<T> = (doc: T) => string[]

/**
 * Adds the hooks that announce a collection's changes. A draft that was never public announces nothing, so
 * autosaving costs no page its place in the cache.
 */
export const announcing = (collection: CollectionConfig, tagsOf: TagsOf<never>): CollectionConfig => {
  const tags = tagsOf as TagsOf<Doc>
  const isPublic = (doc: Doc | undefined) => doc !== undefined && doc._status !== 'draft'
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          const before = (previousDoc as Doc | undefined)?.id ? (previousDoc as Doc) : undefined
          if (!isPublic(doc) && !isPublic(before)) return
          // Saving a draft of a published document leaves the published one as it was.
          if (!isPublic(doc) && req.query?.draft === 'true') return
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
