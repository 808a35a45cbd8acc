import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type Where,
} from 'payload'
import { documentId } from '../../shared/id'
import { settingsTag } from '../../shared/tags'
import { DAY_MS } from '../../shared/time/days'
import { sql, tableOf } from '../database/statement'
import { documentsPart } from '../retention/erase-steps'
import type { FixedRetention } from '../retention/retention'
import { invalidateTags } from '../transaction/invalidate-tags'
import { withHooks } from './extend-config'
import { payloadPanelMessages } from './messages/panel/messages'
import { requestMessages } from './request-messages'

// The trash of content. Payload's `trash` keeps a deleted document with the date in `deletedAt` and leaves it out of its own queries.
// Moving a document there is an update, for which no hook of a deletion runs.

const trashDays = 30

/** For queries that do not go through Payload's operations. */
export const notTrashed: Where = { deletedAt: { exists: false } }

/** Collections whose documents staff write. Documents that others need come after those that need them. */
export const trashCollections = [
  'posts',
  'pages',
  'price-adjustments',
  'price-extras',
  'price-lists',
  'courses',
  'accommodation',
  'schools',
  'reusable-content',
  'forms',
  'categories',
  'redirects',
  'files',
  'media',
] as const satisfies CollectionSlug[]

interface Options {
  /** Hooks that refuse to delete a document that is in use. They run when it is moved to the trash too. */
  refuse?: readonly CollectionBeforeDeleteHook[]
  /** Documents were checked when they were moved to the trash, and may have been moved although they are in use. */
  isCheckedOnce?: boolean
  /** A field that is unique, in the site or in the school: a document in the trash leaves its value to others. */
  unique?: 'slug' | 'code' | 'from'
}

interface Doc {
  id: number
  deletedAt?: string | null
}

/** Neither a slug nor a stored address contains a space. */
const trashMark = / trash:\d+$/

/** Shows the value without the mark of the trash. */
const unmarked = (field: Field, unique: string | undefined): Field =>
  'name' in field && field.name === unique && field.type === 'text'
    ? {
        ...field,
        hooks: {
          ...field.hooks,
          afterRead: [
            ({ value }) => (typeof value === 'string' ? value.replace(trashMark, '') : value),
            ...(field.hooks?.afterRead ?? []),
          ],
        },
      }
    : field

/**
 * A reference to a document in the trash stays its id, like one to a document that was deleted: Payload would give null, which nothing
 * else does. What moves to the trash is no draft, whatever the request says.
 */
const readAndSaveAlike: CollectionBeforeOperationHook = ({ args, operation }) => {
  const given = args as {
    currentDepth?: number
    data?: Partial<Doc>
    draft?: boolean
    autosave?: boolean
    trash?: boolean
  }
  if (operation === 'read' && given.currentDepth) given.trash = false
  const isMove = given.data?.deletedAt || (given.trash && given.data?.deletedAt === null)
  if (operation === 'update' && isMove) Object.assign(given, { draft: false, autosave: false })
}

/** Lets staff bring back what they have deleted, for 30 days. */
export const withTrash = (
  collection: CollectionConfig,
  { refuse = [], isCheckedOnce, unique }: Options = {},
): CollectionConfig => {
  const { versions } = collection
  const slug = collection.slug as CollectionSlug
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  const isUniqueInSchool = collection.indexes?.some(({ fields }) => fields.includes('school'))

  const refuseTaken: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const value = unique && data[unique]
    if (!value) return
    const and: Where[] = [{ [unique]: { equals: value } }, { id: { not_equals: originalDoc.id } }]
    if (isUniqueInSchool) and.push({ school: { equals: documentId(data.school) } })
    const { totalDocs } = await req.payload.db.count({ collection: slug, where: { and }, req })
    if (totalDocs === 0) return
    const message = requestMessages(payloadPanelMessages, req)('errors.valueTaken', { value })
    throw new APIError(message, 409, undefined, true)
  }

  const moveOrRestore: CollectionBeforeChangeHook = async (args) => {
    const { data, originalDoc, operation, req, collection: config, context } = args
    if (operation === 'create') return { ...data, deletedAt: null }
    const { id, deletedAt } = originalDoc as Doc
    // A course that moves to another school leaves its students like one that is deleted.
    const isMoved =
      data.school && originalDoc.school && documentId(data.school) !== documentId(originalDoc.school)
    if (isMoved || (data.deletedAt && !deletedAt))
      for (const hook of refuse) await hook({ id, req, collection: config, context })
    if (data.deletedAt) {
      return {
        ...data,
        // The 30 days begin now, whatever the request says.
        deletedAt: deletedAt ?? new Date().toISOString(),
        // Nobody but staff reads drafts, also in statements that do not know the trash.
        ...(hasDrafts && { _status: 'draft' }),
        ...(unique && data[unique] && { [unique]: `${data[unique]} trash:${id}` }),
      }
    }
    if (deletedAt) await refuseTaken(args)
    return data
  }

  const refuseDeletion: CollectionBeforeDeleteHook = async (args) => {
    const { id, req } = args
    const doc = await req.payload.db.findOne<Doc>({ collection: slug, where: { id: { equals: id } }, req })
    if (!isCheckedOnce || !doc?.deletedAt) for (const hook of refuse) await hook(args)
  }

  const forgetPages: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    // Pages that were made without the document do not have its tags.
    if (previousDoc?.deletedAt && !doc.deletedAt) await invalidateTags(req, [settingsTag])
  }

  const fields = collection.fields.map((field) => unmarked(field, unique))
  const first = {
    beforeOperation: [readAndSaveAlike],
    beforeChange: [moveOrRestore],
    beforeDelete: refuse.length ? [refuseDeletion] : [],
  }
  const trashable = withHooks({ ...collection, trash: true, fields }, first, 'first')
  return withHooks(trashable, { afterChange: [forgetPages] })
}

/** Whether an update moves the document to the trash. */
export const isTrashing = ({ doc, previousDoc }: { doc: Partial<Doc>; previousDoc?: Partial<Doc> }) =>
  Boolean(doc.deletedAt && !previousDoc?.deletedAt)

export type TrashCollection = (typeof trashCollections)[number]

/** The condition of documents that are in use since a moment. */
export type InUse = (moment: string) => ReturnType<typeof sql>

/** Deletes for good what has been in the trash for 30 days and was not in use since, with its versions and files. */
export const trashRetention = (inUse: Partial<Record<TrashCollection, InUse>>): FixedRetention => ({
  key: 'trash',
  keptMs: trashDays * DAY_MS,
  // Those with personal data are listed, and content is none.
  tables: [],
  parts: trashCollections.map((collection) =>
    documentsPart({
      table: tableOf(collection),
      isOld: (before) => sql`deleted_at < ${before} and not ${inUse[collection]?.(before) ?? sql`(1 = 0)`}`,
      remove: (req, id) => req.payload.delete({ collection, id, trash: true, depth: 0, req }),
    }),
  ),
})
