import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { S3Files } from '../../storage/file-store'
import { findById } from '../find-documents'

// Hooks for uploads whose files are in a bucket and not on the disk, where Payload expects them.

/** Requests of which an upload has failed. Others of the same document may still be under way. */
const failed = new WeakSet<PayloadRequest>()

export const noteFailedUpload = (req: PayloadRequest): void => void failed.add(req)

/** Whether files of this request may appear in the bucket after it has failed. */
export const mayStillUpload = (req: PayloadRequest): boolean => failed.has(req)

interface Edits {
  crop?: unknown
  widthInPixels?: unknown
  heightInPixels?: unknown
  focalPoint?: { x?: unknown; y?: unknown }
}

/** Whether the panel wants the picture cut, scaled or focused in another way. */
const changesPicture = (edits: Edits, doc: { focalX?: number | null; focalY?: number | null }): boolean => {
  if (edits.crop || edits.widthInPixels || edits.heightInPixels) return true
  const { x, y } = edits.focalPoint ?? {}
  return edits.focalPoint !== undefined && (Number(x) !== doc.focalX || Number(y) !== doc.focalY)
}

/** Payload reads a picture that is to be cut from the disk, or by an HTTP request to the site itself. This reads it from the bucket. */
export const readEditedPicture =
  (files: S3Files): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id } = args as { id?: number }
    const edits = req.query?.uploadEdits
    if (operation !== 'update' || id === undefined || req.file || !edits || typeof edits !== 'object') return
    const doc = await findById(req, 'media', id)
    if (!doc?.filename || !changesPicture(edits as Edits, doc)) return
    const data = await files.read(`media/${doc.filename}`)
    if (!data) return
    req.file = { name: doc.filename, data, mimetype: doc.mimeType ?? '', size: data.length }
    Object.assign(args, { overwriteExistingFiles: true })
  }

/** The adapter does not upload a file without a type. */
export const typeOfFile: CollectionBeforeValidateHook = ({ data, req }) =>
  req.file && data && !data.mimeType ? { ...data, mimeType: 'application/octet-stream' } : data
