import path from 'node:path'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
  UploadConfig,
} from 'payload'
import type { S3Files } from '../../storage/file-store'
import { clientConfig, storageUnavailable } from '../../storage/s3-client'
import { afterCommit, afterRollback } from '../../transaction/transaction'
import { withHooks } from '../extend-config'
import { payloadPanelMessages } from '../messages/panel/messages'
import { requestMessages } from '../request-messages'
import { noteFailedUpload } from './bucket-hooks'
import { fileNames, folderOf, type UploadCollection, uploadCollections } from './file-names'
import { removeUnnamed } from './reserve-names'
import { noteNewFiles } from './upload-files'

// Payload's adapter uploads the files of a document after the document is written, and deletes them before the transaction is
// committed. Here it uploads so that the bucket follows the database, and does not delete; see docs/decisions/0050-s3.md.

/**
 * The request as the adapter sees it. After an upload it would save the whole document again, with texts of other languages in place
 * of missing ones.
 */
const withoutSaving = (req: PayloadRequest): PayloadRequest =>
  Object.create(req, {
    payload: { value: Object.create(req.payload, { update: { value: async () => ({}) } }) },
    file: { value: req.file, writable: true },
    payloadUploadSizes: { value: req.payloadUploadSizes, writable: true },
  })

const uploading =
  (upload: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    if (!args.req.file) return args.doc
    try {
      await upload({ ...args, req: withoutSaving(args.req) })
    } catch (error) {
      noteFailedUpload(args.req)
      throw storageUnavailable(error)
    }
    return args.doc
  }

/** Deletes the files once the document is gone. If the bucket is away then, the note lets `recoverUploadsTask` do it later. */
const deleting =
  (files: S3Files, collection: UploadCollection): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const names = fileNames(doc)
    const forget = await noteNewFiles(req, files, collection, names)
    await afterRollback(req, forget)
    await afterCommit(req, async () => {
      await removeUnnamed(req.payload, files, collection, names)
      await forget()
    })
    return doc
  }

/** The adapter answers 500 if the bucket cannot be reached. */
const withErrorsExplained =
  (send: NonNullable<UploadConfig['handlers']>[number]): NonNullable<UploadConfig['handlers']>[number] =>
  async (req, args) => {
    const response = await send(req, args)
    if (!(response instanceof Response)) return new Response(null, { status: 404 })
    if (response.status === 404)
      return Response.json(
        { errors: [{ message: requestMessages(payloadPanelMessages, req)('errors.noFile') }] },
        { status: 404 },
      )
    if (response.status !== 500) return response
    const message = requestMessages(payloadPanelMessages, req)('failure.noFileStorage')
    return Response.json(
      { errors: [{ message }] },
      { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } },
    )
  }

const last = <T>(hooks: T[] | undefined): T => {
  const hook = hooks?.at(-1)
  if (!hook) throw new Error('the S3 adapter has changed: one of its hooks is missing')
  return hook
}

const ownPlace = (origin: string) => {
  const { protocol, hostname, port } = new URL(origin)
  return { protocol: protocol === 'https:' ? ('https' as const) : ('http' as const), hostname, port }
}

/** Takes from the adapter's version of a collection what moves files. Its fields would be columns that only buckets need. */
const withAdapter = (
  files: S3Files,
  origins: string[],
  own: CollectionConfig,
  adapted: CollectionConfig,
): CollectionConfig => {
  const slug = own.slug as UploadCollection
  const upload = adapted.upload as UploadConfig
  const stored = withHooks(own, { afterChange: [uploading(last(adapted.hooks?.afterChange))] }, 'first')
  return {
    ...withHooks(stored, { afterDelete: [deleting(files, slug)] }),
    upload: {
      ...(own.upload as UploadConfig),
      adapter: upload.adapter,
      disableLocalStorage: true,
      // Payload fetches the file of a copied document from the site itself, which may have a private address.
      skipSafeFetch: origins.map(ownPlace),
      handlers: [withErrorsExplained(last(upload.handlers))],
    },
  }
}

/** Stores the files of uploads in the bucket, with Payload's own adapter. It and the SDK are loaded only then. */
export const storeInBucket =
  (files: S3Files, origins: string[]): Plugin =>
  async (config) => {
    const { s3Storage } = await import('@payloadcms/storage-s3')
    const { settings } = files
    const place = (collection: UploadCollection) => ({
      prefix: path.posix.join(settings.prefix, folderOf[collection]),
    })
    const adapt = s3Storage({
      bucket: settings.bucket,
      // Two sites in one process, as in tests, may have buckets of the same name.
      clientCacheKey: JSON.stringify([settings.endpoint, settings.bucket, settings.credentials?.accessKeyId]),
      config: clientConfig(settings),
      collections: Object.fromEntries(uploadCollections.map((slug) => [slug, place(slug)])),
      // The prefix is not stored with each document.
      useCompositePrefixes: true,
    })
    // A copy: the adapter adds scripts for uploads by browsers, which are not used.
    const adapted = await adapt({ ...config, admin: {}, endpoints: [] })
    const isUpload = ({ slug }: CollectionConfig) => uploadCollections.some((known) => known === slug)
    return {
      ...config,
      collections: (config.collections ?? []).map((own) => {
        const other = adapted.collections?.find(({ slug }) => slug === own.slug)
        return isUpload(own) && other ? withAdapter(files, origins, own, other) : own
      }),
    }
  }
