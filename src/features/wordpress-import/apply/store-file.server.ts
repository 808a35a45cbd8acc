import type { Payload } from 'payload'
import sharp from 'sharp'
import { contentTypeOf } from '../../../platform/storage/content-types'
import { inTransaction } from '../../../platform/transaction/transaction'
import type { Locale } from '../../../shared/locale'
import { slugify } from '../../../shared/text/slug'
import { fileName } from '../html/addresses'
import type { PlannedFile } from '../plan/plan'
import { fetchFile } from './fetch-file.server'
import { findUpload, readUpload } from './find-upload.server'
import { writeMark } from './marks.server'

export interface FileSources {
  /** A copy of `wp-content/uploads`. */
  uploads?: string | undefined
  /** Whether files are fetched from their addresses. */
  fetches: boolean
  allowPrivate: boolean
}

/** The bytes of a file: from the folder, else from the old site. */
const readBytes = async ({ addresses }: PlannedFile, sources: FileSources): Promise<Buffer> => {
  const found = sources.uploads && (await findUpload(sources.uploads, addresses))
  if (found) return readUpload(found)
  if (!sources.fetches) throw new Error('not in the folder')
  let problem = new Error('it has no address')
  for (const address of addresses)
    try {
      return await fetchFile(address, { allowPrivate: sources.allowPrivate })
    } catch (error) {
      problem = error as Error
    }
  throw problem
}

const kept: Record<string, { mimetype: string; end: string }> = {
  jpeg: { mimetype: 'image/jpeg', end: 'jpg' },
  png: { mimetype: 'image/png', end: 'png' },
  webp: { mimetype: 'image/webp', end: 'webp' },
}

/** A larger picture is not decoded: a small file can hold one that fills the memory. */
const maxPixels = 100_000_000

interface UploadedFile {
  data: Buffer
  mimetype: string
  name: string
  size: number
}

const createFileName = (address: string, end: string): string =>
  `${slugify(fileName(address).replace(/\.\w+$/, '')) || 'picture'}.${end}`

/** A picture in a format that the site stores. Animations keep their first picture. */
const toPicture = async (bytes: Buffer, address: string): Promise<UploadedFile> => {
  const image = sharp(bytes, { limitInputPixels: maxPixels })
  const { format } = await image.metadata()
  const same = format && kept[format]
  const data = same ? bytes : await image.png().toBuffer()
  const { mimetype, end } = same ?? { mimetype: 'image/png', end: 'png' }
  return { data, mimetype, name: createFileName(address, end), size: data.length }
}

const toFile = (bytes: Buffer, address: string): UploadedFile => {
  const end = /\.(\w+)$/.exec(new URL(address).pathname)?.[1]?.toLowerCase() ?? ''
  return {
    data: bytes,
    mimetype: contentTypeOf(`.${end}`),
    name: createFileName(address, end),
    size: bytes.length,
  }
}

interface Storing {
  payload: Payload
  site: string
  locale: Locale
  sources: FileSources
}

/** Stores one file with its mark, or fails with the reason. */
export const storeFile = async (
  { payload, site, locale, sources }: Storing,
  planned: PlannedFile,
): Promise<{ id: number; filename: string }> => {
  const { collection, addresses, key, title, caption } = planned
  const address = addresses[0] ?? ''
  const bytes = await readBytes(planned, sources)
  const file = collection === 'media' ? await toPicture(bytes, address) : toFile(bytes, address)
  return inTransaction(payload, async (req) => {
    const { id, filename } =
      collection === 'media'
        ? await payload.create({ collection, locale, req, file, depth: 0, data: { alt: title, caption } })
        : await payload.create({ collection, locale, req, file, depth: 0, data: { title } })
    await writeMark(req, site, key, { collection, id })
    return { id, filename: filename ?? file.name }
  })
}
