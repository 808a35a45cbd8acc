import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type FlattenedBlock,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { type FindBlock, isPictureIn, mayShowPictures } from './picture-references'

// Where a picture is used. Blocks and rich texts are JSON, so the database cannot be asked: all documents are read.

/** A document that contains a picture. */
export interface PictureUse {
  /** What it is, e.g. “Page”. */
  kind: string
  title: string
  /** Its form in the panel. */
  href: string
  /** Whether visitors see it there; otherwise it is in a draft. */
  isPublic: boolean
}

interface Stored {
  id: number
  _status?: string | null
}

const blockFinder =
  ({ payload }: PayloadRequest): FindBlock =>
  (slug) =>
    payload.blocks[slug as never] as FlattenedBlock | undefined

/** The documents of a collection with the picture: the published ones, and those whose newest version has it. */
const usesIn = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  picture: number,
): Promise<PictureUse[]> => {
  const { payload, i18n } = req
  const { config } = payload.collections[collection]
  const { useAsTitle = 'id' } = config.admin
  const query = { collection, limit: 0, pagination: false, req }
  const hasIt = (doc: Stored) => isPictureIn(config.flattenedFields, doc, picture, blockFinder(req))
  const stored = await payload.db.find<Stored>(query)
  const newest = config.versions?.drafts ? await payload.db.queryDrafts<Stored>(query) : undefined
  const shown = stored.docs.filter((doc) => doc._status !== 'draft' && hasIt(doc)).map(({ id }) => id)
  const drafts = (newest?.docs ?? []).filter(hasIt).map(({ id }) => id)
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

const usesInGlobal = async (
  req: PayloadRequest,
  slug: GlobalSlug,
  picture: number,
): Promise<PictureUse[]> => {
  const config = req.payload.globals.config.find((global) => global.slug === slug)
  if (!config) return []
  const hasIt = (doc: unknown) => isPictureIn(config.flattenedFields, doc, picture, blockFinder(req))
  const stored = await req.payload.db.findGlobal<Record<string, unknown>>({ slug, req })
  const isPublic = stored?._status !== 'draft' && hasIt(stored)
  if (!isPublic) {
    if (!config.versions?.drafts) return []
    const where = { latest: { equals: true } }
    const versions = { global: slug, where, limit: 1, pagination: false, req }
    const { docs } = await req.payload.db.findGlobalVersions<Record<string, unknown>>(versions)
    if (!hasIt(docs[0]?.version)) return []
  }
  return [
    { kind: '', title: getTranslation(config.label, req.i18n), href: `/admin/globals/${slug}`, isPublic },
  ]
}

/** All documents that contain a picture, named in the language of the request. */
export const findPictureUses = async (req: PayloadRequest, picture: number): Promise<PictureUse[]> => {
  const { collections, globals } = req.payload.config
  const uses: PictureUse[] = []
  for (const { slug, flattenedFields } of globals)
    if (mayShowPictures(flattenedFields)) uses.push(...(await usesInGlobal(req, slug as GlobalSlug, picture)))
  for (const { slug, flattenedFields } of collections)
    if (mayShowPictures(flattenedFields)) uses.push(...(await usesIn(req, slug, picture)))
  return uses
}

const NAMED = 5

const nameOf = ({ kind, title }: PictureUse) => (kind ? `${kind} “${title}”` : `“${title}”`)

/**
 * A picture in use is deleted only on purpose, by the button in its form that lists where it is (`?anyway=yes`). Programs of the
 * site know what they delete.
 */
export const warnBeforeDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.payloadAPI !== 'REST' || req.query.anyway === 'yes') return
  const uses = await findPictureUses(req, Number(id))
  if (uses.length === 0) return
  const names = uses.slice(0, NAMED).map(nameOf).join(', ')
  const rest = uses.length - NAMED
  throw new APIError(
    rest > 0
      ? `This picture is used in ${names} and ${rest} others. Open it to delete it anyway.`
      : `This picture is used in ${names}. Open it to delete it anyway.`,
    409,
    undefined,
    true,
  )
}
