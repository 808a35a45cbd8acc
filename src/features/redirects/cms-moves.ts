import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload'
import { publishedPath } from '../../platform/payload/document-paths'
import { withHooks } from '../../platform/payload/extend-config'
import { linkedCollections } from '../../platform/payload/fields/link'
import { invalidateTags } from '../../platform/transaction/invalidate-tags'
import { localePath, locales } from '../../shared/locale'
import { addressTag } from '../../shared/tags'
import { forgetMissing } from './missing/missing-addresses.server'
import type { StoredRedirect } from './queries.server'
import { redirectsTag } from './tags'

// Redirects that the site makes itself when the address of a published document changes, in the transaction that changes it.

interface Moved {
  collection: CollectionSlug
  id: number
  before: string | undefined
  after: string | undefined
}

const inAllLanguages = (path: string) => locales.map((locale) => localePath(locale, path))

/** The address is one of the site again. Editors' redirects of everything below it stay. */
const removeRedirectsFrom = (req: PayloadRequest, path: string) =>
  req.payload.db.deleteMany({
    collection: 'redirects',
    where: {
      from: { in: inAllLanguages(path) },
      or: [{ match: { equals: 'exact' } }, { automatic: { equals: true } }],
    },
    req,
  })

const follow = async (req: PayloadRequest, { collection, id, before, after }: Moved): Promise<void> => {
  if (after !== undefined) {
    await removeRedirectsFrom(req, after)
    await forgetMissing(req, { paths: inAllLanguages(after) })
  }
  if (before !== undefined && after !== undefined) {
    await removeRedirectsFrom(req, before)
    const redirect: StoredRedirect = {
      from: before,
      // Addresses below that of a school move along.
      match: collection === 'schools' ? 'prefix' : 'exact',
      type: '301',
      to: { type: 'reference', reference: { relationTo: collection, value: id } },
      automatic: true,
    }
    await req.payload.db.create({ collection: 'redirects', data: { ...redirect }, req })
  }
  await invalidateTags(req, [redirectsTag, addressTag(collection, id)])
}

const following = (collection: CollectionConfig): CollectionConfig => {
  const slug = collection.slug as CollectionSlug
  /** Key in the request's context, between the two hooks: the published address before the change. */
  const key = (id: number) => `addressBefore:${slug}:${id}`
  return withHooks(collection, {
    beforeChange: [
      async ({ data, originalDoc, operation, req }) => {
        const id = (originalDoc as { id?: number } | undefined)?.id
        // The previous document that hooks get may be a newer draft, so the published one is read.
        if (operation === 'update' && id) req.context[key(id)] = await publishedPath(req, slug, id)
        return data
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        const { id } = doc as { id: number }
        const before = req.context[key(id)] as string | undefined
        delete req.context[key(id)]
        const after = await publishedPath(req, slug, id)
        if (after !== before) await follow(req, { collection: slug, id, before, after })
      },
    ],
    beforeDelete: [
      // Before, because the database takes the reference away with the document. Editors' own redirects to it stay in the
      // list, where they can be given another page.
      async ({ id, req }) => {
        await req.payload.db.deleteMany({
          collection: 'redirects',
          where: {
            automatic: { equals: true },
            'to.reference.value': { equals: id },
            'to.reference.relationTo': { equals: slug },
          },
          req,
        })
        await invalidateTags(req, [redirectsTag, addressTag(slug, id as number)])
      },
    ],
  })
}

/** Lets the collections whose documents have a page keep their old addresses. */
export const keepOldAddresses = (collection: CollectionConfig): CollectionConfig =>
  (linkedCollections as string[]).includes(collection.slug) ? following(collection) : collection
