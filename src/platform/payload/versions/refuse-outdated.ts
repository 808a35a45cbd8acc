import { createHash } from 'node:crypto'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { lockUntilEnd } from '../../database/locks'
import { withControls, withGlobalControls, withHooks } from '../extend-config'
import { payloadPanelMessages } from '../messages/panel/messages'
import { requestMessages } from '../request-messages'

const control = '/platform/payload/admin/conflicts/SaveConflicts#SaveConflicts'

/** The version that a client has read, by HTTP's `If-Match`. The version of a document is its `updatedAt`. */
export const expectedVersion = (req: PayloadRequest): string | undefined =>
  req.headers?.get('if-match')?.replaceAll('"', '') || undefined

/** Hooks save further documents with the same request; the header is about the first one alone. */
const isChecked = (req: PayloadRequest): boolean => {
  if (req.context.versionChecked) return true
  req.context.versionChecked = true
  return false
}

interface Current {
  updatedAt?: string | null
  changedBy?: string | null
}

const refuseIfOther = (req: PayloadRequest, expected: string, { updatedAt, changedBy }: Current) => {
  if (!updatedAt || expected === updatedAt) return
  const t = requestMessages(payloadPanelMessages, req)
  const message = t('errors.changed', { name: changedBy || t('errors.somebody') })
  throw new APIError(message, 412, { code: 'changed', changedBy, updatedAt }, true)
}

/**
 * The document is locked before its version is read, so that of two saves at the same time one is refused. Not by its row: a global
 * that was never published has none.
 */
const lockDocument = (req: PayloadRequest, ...names: (string | number)[]) =>
  lockUntilEnd(req, 'saves', createHash('sha256').update(names.join(' ')).digest().readInt32BE())

/**
 * Refuses a change of a document that was changed since the client read it, and lets the form of the panel merge both. A request
 * without `If-Match` is not checked; a collection may refuse it.
 */
export const refuseOutdated = (collection: CollectionConfig): CollectionConfig => {
  const refuse: CollectionBeforeChangeHook = async ({ req, operation, originalDoc, data }) => {
    const expected = expectedVersion(req)
    const { collection: slug, id } = req.routeParams ?? {}
    const isAddressed = slug === collection.slug && String(id) === String(originalDoc?.id)
    if (!expected || operation !== 'update' || !isAddressed || isChecked(req)) return data
    await lockDocument(req, collection.slug, originalDoc.id)
    const current = await req.payload.findByID({
      collection: collection.slug as CollectionSlug,
      id: originalDoc.id,
      draft: true,
      trash: true,
      depth: 0,
      req,
    })
    refuseIfOther(req, expected, current as Current)
    return data
  }
  return withControls(withHooks(collection, { beforeChange: [refuse] }, 'first'), [control], 'first')
}

/** Refuses to save a global over a newer version. */
export const refuseOutdatedGlobal = (global: GlobalConfig): GlobalConfig => {
  const refuse: GlobalBeforeChangeHook = async ({ req, data }) => {
    const expected = expectedVersion(req)
    if (!expected || req.routeParams?.global !== global.slug || isChecked(req)) return data
    await lockDocument(req, global.slug)
    const current = await req.payload.findGlobal({
      slug: global.slug as GlobalSlug,
      draft: true,
      depth: 0,
      req,
    })
    refuseIfOther(req, expected, current as Current)
    return data
  }
  return withGlobalControls(withHooks(global, { beforeChange: [refuse] }, 'first'), [control], 'first')
}
