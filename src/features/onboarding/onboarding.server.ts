import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type DocumentKey, toDocumentKey } from '../../platform/payload/references/references'
import { notTrashed } from '../../platform/payload/trash'
import { type FieldHashes, hashFields } from './demo/fingerprints'

// Reads documents as the database stores them, in all languages, without hooks.

export type Stored = Record<string, unknown> & { id: number }

/** Collections that the demo fills, in the order of deletion: documents that refer to others come first. */
export const demoCollections = [
  'posts',
  'pages',
  'school-maps',
  'price-adjustments',
  'price-extras',
  'price-lists',
  'courses',
  'accommodation',
  'schools',
  'reusable-content',
  'forms',
  'categories',
  'map-extracts',
  'files',
  'media',
] as const satisfies CollectionSlug[]

/** Comments go with what they are about. The record tells those of the demo from those of visitors. */
export const commentsSlug = 'comments'

/** What visitors have sent to the demo's office, and the accounts of its staff. It is removed with the demo, even if the office has changed it. */
export const officeCollections = [
  'form-submissions',
  'enrolments',
  'users',
] as const satisfies CollectionSlug[]

export const demoGlobals = ['site-settings', 'home-page', 'consent-settings'] as const satisfies GlobalSlug[]

export type DemoGlobal = (typeof demoGlobals)[number]

const query = (req: PayloadRequest, collection: CollectionSlug) =>
  ({ collection, limit: 0, pagination: false, req }) as const

/** The documents of a collection: as visitors see them, and the newest version where that is another one. */
export const readStored = async (
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<{ newest: Stored[]; others: Stored[] }> => {
  const { db, collections } = req.payload
  const { config } = collections[collection]
  const { docs } = await db.find<Stored>({
    ...query(req, collection),
    ...(config.trash && { where: notTrashed }),
  })
  if (!config.versions?.drafts) return { newest: docs, others: [] }
  const drafts = await db.queryDrafts<Stored>(query(req, collection))
  const newest = new Map(drafts.docs.map((doc) => [doc.id, doc]))
  return {
    newest: docs.map((doc) => newest.get(doc.id) ?? doc),
    others: docs.filter(({ id }) => newest.has(id)),
  }
}

export const readGlobal = async (req: PayloadRequest, slug: DemoGlobal): Promise<Record<string, unknown>> =>
  (await req.payload.findGlobal({
    slug,
    draft: true,
    locale: 'all',
    depth: 0,
    showHiddenFields: true,
    req,
  })) as unknown as Record<string, unknown>

/** The title of a document in the language of texts that nobody has translated; its kind and number if it has none. */
export const titleOf = (req: PayloadRequest, collection: CollectionSlug, doc: Stored): string => {
  const { admin, labels } = req.payload.collections[collection].config
  const { useAsTitle = 'id' } = admin
  const value = (useAsTitle === 'id' ? undefined : doc[useAsTitle]) ?? doc.filename
  const texts = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  const title = texts ? (texts.en ?? Object.values(texts)[0]) : value
  return String(title ?? `${getTranslation(labels.singular, req.i18n)} ${doc.id}`)
}

/** The fields that a version of the site knows, so that later ones do not count as changes. */
const fieldNames = (req: PayloadRequest, collection: CollectionSlug): string[] =>
  req.payload.collections[collection].config.flattenedFields.map(({ name }) => name)

/** Fingerprints of the fields of the demo's documents and globals, by document. */
export interface DemoRecord {
  documents: Record<DocumentKey, FieldHashes>
  /** The fields that the site knew then, by collection. */
  known: Record<string, string[]>
}

/** Records all documents as what the demo has brought. Called at the end of seeding, in its transaction. */
export const recordDemo = async (req: PayloadRequest): Promise<void> => {
  const demo: DemoRecord = { documents: {}, known: {} }
  for (const collection of demoCollections) {
    demo.known[collection] = fieldNames(req, collection)
    for (const doc of (await readStored(req, collection)).newest)
      demo.documents[toDocumentKey(collection, doc.id)] = hashFields(doc)
  }
  for (const { id } of (await readStored(req, commentsSlug)).newest)
    demo.documents[toDocumentKey(commentsSlug, id)] = {}
  for (const slug of demoGlobals)
    demo.documents[toDocumentKey('globals', slug)] = hashFields(await readGlobal(req, slug))
  await req.payload.updateGlobal({ slug: 'first-steps', data: { demo: { ...demo } }, depth: 0, req })
}

/** Adds documents that were brought later. A change of them does not keep them. */
export const addToDemo = async (
  req: PayloadRequest,
  documents: readonly (readonly [CollectionSlug, number])[],
): Promise<void> => {
  const record = await readRecord(req)
  if (!record) throw new Error('documents were added to a demo that is not there')
  for (const [collection, id] of documents) record.documents[toDocumentKey(collection, id)] = {}
  await req.payload.updateGlobal({ slug: 'first-steps', data: { demo: { ...record } }, depth: 0, req })
}

/** Records the present state of documents that the demo itself has changed after they were recorded. */
export const recordAgain = async (
  req: PayloadRequest,
  documents: readonly (readonly [(typeof demoCollections)[number], number])[],
): Promise<void> => {
  const record = await readRecord(req)
  if (!record) return
  for (const collection of new Set(documents.map(([slug]) => slug)))
    for (const doc of (await readStored(req, collection)).newest)
      if (documents.some(([slug, id]) => slug === collection && id === doc.id))
        record.documents[toDocumentKey(collection, doc.id)] = hashFields(doc)
  await req.payload.updateGlobal({ slug: 'first-steps', data: { demo: { ...record } }, depth: 0, req })
}

export const readRecord = async (req: PayloadRequest): Promise<DemoRecord | undefined> => {
  const { demo } = await req.payload.findGlobal({
    slug: 'first-steps',
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return (demo as DemoRecord | null | undefined) ?? undefined
}
