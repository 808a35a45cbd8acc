import type {
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  GlobalSlug,
} from 'payload'
import { hasTexts, withHooks } from '../../platform/payload/extend-config'
import { requireInDefaultLanguage } from '../../platform/payload/fields/required-texts'
import type { Place } from './states/documents.server'
import { forgetTexts, recordTexts } from './states/record-states.server'

// Hooks that follow the texts of every document, in the transaction that changes it.

declare module 'payload' {
  interface RequestContext {
    /** The texts of what is saved are recorded later: by `recordAllTexts`, in the same transaction. */
    recordsTextsLater?: boolean
  }
}

const trackCollection = (collection: CollectionConfig): CollectionConfig => {
  const slug = collection.slug as CollectionSlug
  const place = (id: unknown): Place => ({ collection: slug, id: id as number })
  /** Key in the request's context, between two hooks of one operation: the document that is copied. */
  const copied = `copiedTexts:${slug}`
  return withHooks(
    { ...collection, fields: requireInDefaultLanguage(collection.fields) },
    {
      beforeOperation: [
        ({ args, operation, req }) => {
          if (operation === 'create')
            req.context[copied] = (args as { duplicateFromID?: number }).duplicateFromID
        },
      ],
      afterChange: [
        async ({ doc, operation, req }) => {
          const original = operation === 'create' ? req.context[copied] : undefined
          delete req.context[copied]
          if (req.context.recordsTextsLater) return
          await recordTexts(req, place((doc as { id: number }).id), original ? place(original) : undefined)
        },
      ],
      afterDelete: [async ({ id, req }) => forgetTexts(req, place(id))],
    },
  )
}

/** A collection whose documents have texts in several languages follows them. */
export const trackTexts = (collection: CollectionConfig): CollectionConfig =>
  hasTexts(collection.fields) ? trackCollection(collection) : collection

export const trackGlobalTexts = (global: GlobalConfig): GlobalConfig => {
  if (!hasTexts(global.fields)) return global
  const record: GlobalAfterChangeHook = async ({ req }) => {
    if (!req.context.recordsTextsLater) await recordTexts(req, { global: global.slug as GlobalSlug })
  }
  return withHooks({ ...global, fields: requireInDefaultLanguage(global.fields) }, { afterChange: [record] })
}
