import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { siteIn } from '../feature'
import { reservedSlugsOf } from '../reserved-slugs'
import { linkedCollections } from './fields/link'
import { documentPath, type Linked, type Reference } from './link-href'
import { notTrashed } from './trash'

// The paths of documents that have a page, read without hooks and access rules: only slugs and states.

interface Stored extends Linked {
  school?: number | null
}

const read = async (
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  req?: PayloadRequest,
): Promise<Stored[]> => {
  const { docs } = await payload.db.find<Stored>({
    collection,
    where: { and: [where, notTrashed] },
    limit: 0,
    pagination: false,
    select: { slug: true, _status: true, school: true },
    req,
  })
  return docs
}

const hasSchool = (collection: CollectionSlug) => collection === 'courses' || collection === 'accommodation'

/** The published path of one document, as the database has it at this point of the request's transaction. */
export const publishedPath = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<string | undefined> => {
  const [doc] = await read(req.payload, collection, { id: { equals: id } }, req)
  if (!doc) return undefined
  if (!hasSchool(collection)) return documentPath(collection, doc)
  const [school] = doc.school ? await read(req.payload, 'schools', { id: { equals: doc.school } }, req) : []
  return documentPath(collection, { ...doc, school })
}

export interface DocumentPaths {
  /** The document that has its page at a path without a language. */
  at: (path: string) => (Reference & { value: number }) | undefined
  of: (relationTo: string, id: number) => string | undefined
  /** The school that the document belongs to, also if it has no page. */
  schoolOf: (relationTo: string, id: number) => number | undefined
  reserved: readonly string[]
  /** Addresses that the site answers whatever other parameters they have. */
  calls: readonly string[]
}

const maxIds = 500

const idsOf = (references: readonly Reference[], collection: string): number[] => [
  ...new Set(
    references.flatMap(({ relationTo, value }) => (relationTo === collection ? [value as number] : [])),
  ),
]

const readById = async (
  payload: Payload,
  collection: CollectionSlug,
  ids: number[],
  req?: PayloadRequest,
) => {
  const found: Stored[] = []
  for (let start = 0; start < ids.length; start += maxIds)
    found.push(...(await read(payload, collection, { id: { in: ids.slice(start, start + maxIds) } }, req)))
  return found
}

/** The paths of some documents, or of all that have a page. */
export const readDocumentPaths = async (
  payload: Payload,
  { only, req }: { only?: readonly Reference[]; req?: PayloadRequest } = {},
): Promise<DocumentPaths> => {
  const docs = new Map<CollectionSlug, Stored[]>()
  for (const collection of linkedCollections)
    docs.set(
      collection,
      only
        ? await readById(payload, collection, idsOf(only, collection), req)
        : await read(payload, collection, {}, req),
    )
  const neededSchools = linkedCollections
    .filter(hasSchool)
    .flatMap((collection) => docs.get(collection)?.flatMap(({ school }) => school ?? []) ?? [])
  const schools = only
    ? await readById(payload, 'schools', [...new Set(neededSchools)], req)
    : (docs.get('schools') ?? [])
  const schoolById = new Map(schools.map((school) => [school.id, school]))

  const pathOf = new Map<string, string>()
  const documentAt = new Map<string, Reference & { value: number }>()
  const schoolOf = new Map<string, number>()
  for (const [relationTo, found] of docs)
    for (const doc of found) {
      if (doc.school) schoolOf.set(`${relationTo}:${doc.id}`, doc.school)
      const path = documentPath(relationTo, { ...doc, school: schoolById.get(doc.school ?? 0) })
      if (!path) continue
      pathOf.set(`${relationTo}:${doc.id}`, path)
      documentAt.set(path, { relationTo, value: doc.id })
    }
  const site = siteIn(payload.config)
  return {
    at: (path) => documentAt.get(path),
    of: (relationTo, id) => pathOf.get(`${relationTo}:${id}`),
    schoolOf: (relationTo, id) => schoolOf.get(`${relationTo}:${id}`),
    reserved: reservedSlugsOf(site),
    calls: site.features.flatMap(({ calls }) => calls?.(site) ?? []),
  }
}
