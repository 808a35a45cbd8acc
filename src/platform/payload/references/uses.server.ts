import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, FlattenedBlock, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { quoteIn } from '../admin/panel-texts'
import { type DocumentKey, type FindBlock, mayReferTo, referencesIn, toDocumentKey } from './references'

// Where a document is used. Blocks and rich texts are JSON, so the database cannot be asked: all documents are read.

export interface Use {
  /** The type of document, e.g. “Page”. */
  kind: string
  title: string
  /** Its form in the panel. */
  href: string
  /** Whether visitors see it there; otherwise it is in a draft. */
  isPublic: boolean
}

interface Used {
  collection: CollectionSlug
  id: number
}

interface Stored {
  id: number
  _status?: string | null
}

const blockFinder =
  ({ payload }: PayloadRequest): FindBlock =>
  (slug) =>
    payload.blocks[slug as never] as FlattenedBlock | undefined

/** The documents that a document refers to. `data` is as the database returns it. */
export const referencesOf = (
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
): Set<DocumentKey> => referencesIn(fields, data, blockFinder(req))

/** Reads only the fields that can refer to the document. */
const selectReferring = (fields: readonly FlattenedField[], { collection }: Used): Record<string, true> => ({
  _status: true,
  ...Object.fromEntries(
    fields.filter((field) => mayReferTo(field, collection)).map(({ name }) => [name, true]),
  ),
})

/** The documents of a collection that refer to another: the published ones, and those whose newest version does. */
const usesIn = async (req: PayloadRequest, collection: CollectionSlug, used: Used): Promise<Use[]> => {
  const { payload, i18n } = req
  const { config } = payload.collections[collection]
  const { useAsTitle = 'id' } = config.admin
  const query = { collection, limit: 0, pagination: false, req }
  const select = selectReferring(config.flattenedFields, used)
  const refers = (doc: Stored) =>
    referencesOf(req, config.flattenedFields, doc).has(toDocumentKey(used.collection, used.id))
  const stored = await payload.db.find<Stored>({ ...query, select })
  const newest = config.versions?.drafts
    ? await payload.db.queryDrafts<Stored>({ ...query, select: { parent: true, version: select } })
    : undefined
  const shown = stored.docs.filter((doc) => doc._status !== 'draft' && refers(doc)).map(({ id }) => id)
  const drafts = (newest?.docs ?? []).filter(refers).map(({ id }) => id)
  const ids = [...new Set([...shown, ...drafts])]
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { [useAsTitle]: true },
    req,
  })
  return docs.map((doc) => ({
    kind: getTranslation(config.labels.singular, i18n),
    title: String((doc as unknown as Record<string, unknown>)[useAsTitle] || doc.id),
    href: `/admin/collections/${collection}/${doc.id}`,
    isPublic: shown.includes(Number(doc.id)),
  }))
}

const usesInGlobal = async (req: PayloadRequest, slug: GlobalSlug, used: Used): Promise<Use[]> => {
  const config = req.payload.globals.config.find((global) => global.slug === slug)
  if (!config) return []
  const refers = (doc: unknown) =>
    referencesOf(req, config.flattenedFields, doc).has(toDocumentKey(used.collection, used.id))
  const stored = await req.payload.db.findGlobal<Record<string, unknown>>({ slug, req })
  const isPublic = stored?._status !== 'draft' && refers(stored)
  if (!isPublic) {
    if (!config.versions?.drafts) return []
    const where = { latest: { equals: true } }
    const versions = { global: slug, where, limit: 1, pagination: false, req }
    const { docs } = await req.payload.db.findGlobalVersions<Record<string, unknown>>(versions)
    if (!refers(docs[0]?.version)) return []
  }
  return [
    { kind: '', title: getTranslation(config.label, req.i18n), href: `/admin/globals/${slug}`, isPublic },
  ]
}

/** Payload's own collections, such as the locks of documents that are being edited. */
const isOfPayload = ({ slug }: { slug: string }): boolean => slug.startsWith('payload-')

/** All documents that refer to one, named in the language of the request, without those of some collections. */
export const findUses = async (
  req: PayloadRequest,
  used: Used,
  except: readonly CollectionSlug[] = [],
): Promise<Use[]> => {
  const { collections, globals } = req.payload.config
  const mayUse = ({ flattenedFields }: { flattenedFields: readonly FlattenedField[] }) =>
    flattenedFields.some((field) => mayReferTo(field, used.collection))
  const uses: Use[] = []
  for (const { slug } of globals.filter(mayUse))
    uses.push(...(await usesInGlobal(req, slug as GlobalSlug, used)))
  for (const collection of collections.filter(mayUse))
    if (!isOfPayload(collection) && !except.includes(collection.slug as CollectionSlug))
      uses.push(...(await usesIn(req, collection.slug, used)))
  return uses
}

const maxNamed = 5

/** The first few by name, for a sentence, and how many more there are. */
export const nameUses = (uses: readonly Use[], language: string): { names: string; more: number } => ({
  names: uses
    .slice(0, maxNamed)
    .map(({ kind, title }) => [kind, quoteIn(language, title)].filter(Boolean).join(' '))
    .join(', '),
  more: Math.max(0, uses.length - maxNamed),
})
