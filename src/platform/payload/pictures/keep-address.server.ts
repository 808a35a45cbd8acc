import path from 'node:path'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { findById } from '../find-documents'

type UploadedFile = NonNullable<PayloadRequest['file']>

/** The formats of stored pictures by the end of their names. */
const formats = { '.jpg': 'jpeg', '.png': 'png', '.webp': 'webp', '.avif': 'avif' } as const

const qualities = { jpeg: 90, png: undefined, webp: 90, avif: 70 } as const

/** AVIF is a kind of HEIF, and sharp reports it so. */
const normalizeFormat = (format: string | undefined) => (format === 'heif' ? 'avif' : format)

/**
 * The new file of a picture, with the name of the old one. If it has another format, it is converted, because the end of the name
 * belongs to the address too. A file that is no picture is left to Payload, which refuses it.
 */
const likeStored = async (filename: string, file: UploadedFile): Promise<UploadedFile | undefined> => {
  const format = formats[path.extname(filename).toLowerCase() as keyof typeof formats]
  if (!format) return undefined
  try {
    // A file that a browser has uploaded into memory has an empty path.
    const picture = sharp(file.tempFilePath || file.data)
    const { format: found } = await picture.metadata()
    if (normalizeFormat(found) === format) return { ...file, name: filename }
    const upright = picture.rotate()
    const opaque = format === 'jpeg' ? upright.flatten({ background: '#fff' }) : upright
    const quality = qualities[format]
    const data = await opaque.toFormat(format, quality ? { quality } : {}).toBuffer()
    return { name: filename, data, size: data.length, mimetype: `image/${format}` }
  } catch {
    return undefined
  }
}

/** A picture whose file is replaced keeps its address, so that links and other sites that show it stay right. */
export const keepAddress: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number }
  if (operation !== 'update' || id === undefined || !req.file) return
  const doc = await findById(req, 'media', id)
  const file = doc?.filename ? await likeStored(doc.filename, req.file) : undefined
  if (!file) return
  req.file = file
  Object.assign(args, { overwriteExistingFiles: true })
}
