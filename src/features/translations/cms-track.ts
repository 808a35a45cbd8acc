import type { CollectionConfig, CollectionSlug, Field, GlobalConfig, GlobalSlug } from 'payload'
import { requireInDefaultLanguage } from '../../platform/payload/fields/required-texts'
import type { Place } from './states/documents.server'
import { forgetTexts, recordTexts } from './states/record-states.server'

// Hooks that follow the texts of every document, in the transaction that changes it.

const hasTexts = (fields: readonly Field[]): boolean =>
  fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'blocks') return true
    if (field.type === 'tabs') return field.tabs.some(({ fields: inner }) => hasTexts(inner))
    return 'fields' in field && hasTexts(field.fields)
  })

const trackCollection = (collection: CollectionConfig): CollectionConfig => {
  const slug = collection.slug as CollectionSlug
  const place = (id: unknown): Place => ({ collection: slug, id: id as number })
  /** Key in the request's context, between two hooks of one operation: the document that is copied. */
  const copied = `copiedTexts:${slug}`
  return {
    ...collection,
    fields: requireInDefaultLanguage(collection.fields),
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ...(collection.hooks?.beforeOperation ?? []),
        ({ args, operation, req }) => {
          if (operation === 'create')
            req.context[copied] = (args as { duplicateFromID?: number }).duplicateFromID
        },
      ],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, operation, req }) => {
          const original = operation === 'create' ? req.context[copied] : undefined
          delete req.context[copied]
          await recordTexts(req, place((doc as { id: number }).id), original ? place(original) : undefined)
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ id, req }) => {
          await forgetTexts(req, place(id))
        },
      ],
    },
  }
}

/** A collection whose documents have texts in several languages follows them. */
export const trackTexts = (collection: CollectionConfig): CollectionConfig =>
  hasTexts(collection.fields) ? trackCollection(collection) : collection

export const trackGlobalTexts = (global: GlobalConfig): GlobalConfig =>
  hasTexts(global.fields)
    ? {
        ...global,
        fields: requireInDefaultLanguage(global.fields),
        hooks: {
          ...global.hooks,
          afterChange: [
            ...(global.hooks?.afterChange ?? []),
            async ({ req }) => {
              await recordTexts(req, { global: global.slug as GlobalSlug })
            },
          ],
        },
      }
    : global
