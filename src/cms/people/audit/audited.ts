import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { type AuditArea, audit } from './audit-log'
import { changedFields } from './changed-fields'

/** The panel saves drafts while somebody types; the change is noted when it is saved. Without drafts everything is noted. */
const isAutosave = (req: PayloadRequest, doc: { _status?: unknown }) =>
  req.query?.autosave === 'true' && doc._status === 'draft'

/** Notes who created, changed or deleted a document. What the site does by itself has no user and is not noted. */
export const auditedCollection = (collection: CollectionConfig, area: AuditArea): CollectionConfig => {
  const about = (doc: Record<string, unknown>) => ({
    area,
    source: collection.slug,
    subject: String(doc[collection.admin?.useAsTitle ?? 'id'] ?? doc.id),
  })
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ collection: config, doc, previousDoc, operation, req }) => {
          if (!req.user || isAutosave(req, doc)) return
          if (operation === 'create') return audit(req, { event: 'created', ...about(doc) })
          const changes = changedFields(config.flattenedFields, previousDoc ?? {}, doc)
          if (changes.length) await audit(req, { event: 'changed', ...about(doc), changes })
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ doc, req }) => {
          if (req.user) await audit(req, { event: 'deleted', ...about(doc) })
        },
      ],
    },
  }
}

/** The same for a global. */
export const auditedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ global: config, doc, previousDoc, req }) => {
        if (!req.user || isAutosave(req, doc)) return
        const changes = changedFields(config.flattenedFields, previousDoc ?? {}, doc)
        const subject = typeof global.label === 'string' ? global.label : global.slug
        const about = { area: 'settings', source: global.slug, subject } as const
        if (changes.length) await audit(req, { event: 'changed', ...about, changes })
      },
    ],
  },
})
