import { type CollectionConfig, type GlobalConfig, isolateObjectProperty, type PayloadRequest } from 'payload'
import type { AuditChange, DescribeChange } from '../../../platform/payload/audit-change'
import { withHooks } from '../../../platform/payload/extend-config'
import { isTrashing } from '../../../platform/payload/trash'
import { type AuditArea, audit } from './audit-log.server'
import { changedFields } from './changed-fields.server'

type Doc = Record<string, unknown>

/** The panel saves drafts while somebody types; the change is noted when it is saved. Without drafts everything is noted. */
const isAutosave = (req: PayloadRequest, doc: { _status?: unknown }) =>
  req.query?.autosave === 'true' && doc._status === 'draft'

const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>) =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** Reads without falling back to other languages, and leaves those of the request as they are. */
const readingOf = (req: PayloadRequest) =>
  ({
    depth: 0,
    draft: false,
    fallbackLocale: false,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  }) as const

const contextKeyForPublished = (slug: string, id: unknown = '') => `published ${slug} ${id}`

/**
 * Lists the changed fields. Payload compares a published version with the draft that it was made from, in which everything has
 * changed before: here it is compared with the version that visitors have seen so far. The change of the status is that of the
 * version.
 */
const changesOf = async (
  req: PayloadRequest,
  config: Parameters<typeof changedFields>[0],
  docs: { published: unknown; previous: Doc; doc: Doc },
  describe: Record<string, DescribeChange> = {},
): Promise<AuditChange[]> => {
  const { published, previous, doc } = docs
  const before = published ? { ...(published as Doc), _status: previous._status } : previous
  const changes = changedFields(config, before, doc)
  const described = changes.map(async (change) => {
    const inside = await describe[change.field]?.(req, { before, after: doc })
    return inside?.length ? inside : change
  })
  return (await Promise.all(described)).flat()
}

/** Notes who created, changed or deleted a document. Changes by the site itself have no user and are not noted. */
export const auditedCollection = (
  collection: CollectionConfig,
  area: AuditArea,
  describe?: Record<string, DescribeChange>,
): CollectionConfig => {
  const { slug } = collection
  const about = (doc: Doc) => ({
    area,
    source: slug,
    subject: String(doc[collection.admin?.useAsTitle ?? 'id'] ?? doc.id),
  })
  return withHooks(collection, {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (!req.user || !originalDoc || !hasDrafts(collection) || data._status !== 'published') return
        const { id } = originalDoc
        const found = await req.payload.findByID({
          collection: slug as 'price-lists',
          id,
          disableErrors: true,
          ...readingOf(req),
        })
        req.context[contextKeyForPublished(slug, id)] = found?._status === 'published' ? found : undefined
      },
    ],
    afterChange: [
      async ({ collection: config, doc, previousDoc, operation, req }) => {
        if (!req.user || isAutosave(req, doc)) return
        if (isTrashing({ doc, previousDoc })) return audit(req, { event: 'deleted', ...about(doc) })
        if (operation === 'create') return audit(req, { event: 'created', ...about(doc) })
        const published = doc._status === 'published' && req.context[contextKeyForPublished(slug, doc.id)]
        const docs = { published, previous: previousDoc ?? {}, doc }
        const changes = await changesOf(req, config.flattenedFields, docs, describe)
        if (changes.length) await audit(req, { event: 'changed', ...about(doc), changes })
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        if (req.user) await audit(req, { event: 'deleted', ...about(doc) })
      },
    ],
  })
}

/** Notes changes of a global. One that was never published is compared with its default values. */
export const auditedGlobal = (global: GlobalConfig): GlobalConfig =>
  withHooks(global, {
    beforeChange: [
      async ({ data, req }) => {
        if (!req.user || !hasDrafts(global) || data._status !== 'published') return
        const slug = global.slug as 'theme'
        const found = await req.payload.findGlobal({ slug, ...readingOf(req) })
        // Only now: reading has replaced the context of the request by a copy.
        req.context[contextKeyForPublished(slug)] = found
      },
    ],
    afterChange: [
      async ({ global: config, doc, previousDoc, req }) => {
        if (!req.user || isAutosave(req, doc)) return
        const published = doc._status === 'published' && req.context[contextKeyForPublished(global.slug)]
        const docs = { published, previous: previousDoc ?? {}, doc }
        const changes = await changesOf(req, config.flattenedFields, docs)
        const { label, slug } = config
        const subject = (typeof label === 'object' && label.en) || slug
        const about = { area: 'settings', source: global.slug, subject } as const
        if (changes.length) await audit(req, { event: 'changed', ...about, changes })
      },
    ],
  })
