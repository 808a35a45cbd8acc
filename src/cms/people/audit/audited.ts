import type { CollectionConfig, GlobalConfig, PayloadRequest, StaticLabel } from 'payload'
import { formatLabels } from 'payload/shared'
import { type AuditArea, audit } from './audit-log'
import { changedFields } from './changed-fields'

/** The panel saves drafts while somebody types; the change is noted when it is saved. */
const isAutosave = (req: PayloadRequest) => req.query?.autosave === 'true'

const english = (
  label: StaticLabel | string | false | undefined | ((args: never) => string),
  slug: string,
): string => {
  if (typeof label === 'string') return label
  const name = formatLabels(slug).singular
  return typeof label === 'object' ? (label.en ?? name) : name
}

/** Notes who created, changed or deleted a document. What the site does by itself has no user and is not noted. */
export const auditedCollection = (collection: CollectionConfig, area: AuditArea): CollectionConfig => {
  const subjectOf = (doc: Record<string, unknown>) => {
    const title = doc[collection.admin?.useAsTitle ?? 'id'] ?? doc.id
    return `${english(collection.labels?.singular, collection.slug)}: ${title}`
  }
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ collection: config, doc, previousDoc, operation, req }) => {
          if (!req.user || isAutosave(req)) return
          const subject = subjectOf(doc)
          if (operation === 'create') return audit(req, { event: 'created', area, subject })
          const changes = changedFields(config.flattenedFields, previousDoc ?? {}, doc)
          if (changes.length) await audit(req, { event: 'changed', area, subject, changes })
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ doc, req }) => {
          if (req.user) await audit(req, { event: 'deleted', area, subject: subjectOf(doc) })
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
        if (!req.user || isAutosave(req)) return
        const changes = changedFields(config.flattenedFields, previousDoc ?? {}, doc)
        const subject = english(global.label, global.slug)
        if (changes.length) await audit(req, { event: 'changed', area: 'settings', subject, changes })
      },
    ],
  },
})
