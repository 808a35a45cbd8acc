import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findAll } from '../../platform/payload/find-documents'
import { filesOf } from '../../platform/storage/file-store'
import { afterRollback } from '../../platform/transaction/transaction'
import { thumbnailSize } from '../../shared/picture'
import type { Localised } from './demo-types'
import type { Seeding } from './localised'

// Relative to the working folder, because the server's bundle is elsewhere.
const prepared = path.resolve('src/cms/seed/pictures/prepared')

interface PreparedFile {
  filename: string
  width: number
  height: number
  filesize: number
}

/** Files that `npm run pictures` has made from one drawing. */
interface PreparedPicture extends PreparedFile {
  /** SHA-256 of the drawing. */
  drawing: string
  sizes: Record<string, PreparedFile>
}

export const preparedPictures = async (): Promise<Record<string, PreparedPicture>> =>
  JSON.parse(await readFile(path.join(prepared, 'pictures.json'), 'utf8'))

const mimeTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

const asStored = ({ filename, width, height, filesize }: PreparedFile) => ({
  filename,
  width,
  height,
  filesize,
  mimeType: mimeTypes[path.extname(filename)],
  url: `/api/media/file/${filename}`,
})

/**
 * Stores a picture of the demo as an upload would be stored. Its sizes are not computed but copied. Existing files with
 * the same names are replaced: the database was empty, so they belong to no document.
 */
export const seedPicture = async (
  { payload, req, advance }: Seeding,
  name: string,
  alt: Localised,
): Promise<number> => {
  const picture = (await preparedPictures())[name]
  if (!picture) throw new Error(`The picture ${name} is not prepared. Run npm run pictures.`)
  const store = filesOf(payload)
  const names = [...new Set([picture, ...Object.values(picture.sizes)].map(({ filename }) => filename))]
  await afterRollback(req, () => store.remove(names.map((name) => `media/${name}`)))
  await Promise.all(
    names.map(async (name) => store.write(`media/${name}`, await readFile(path.join(prepared, name)))),
  )
  const thumbnail = picture.sizes[thumbnailSize]
  const { id } = await payload.db.create({
    collection: 'media',
    req,
    data: {
      ...asStored(picture),
      alt,
      thumbnailURL: thumbnail && asStored(thumbnail).url,
      focalX: 50,
      focalY: 50,
      sizes: Object.fromEntries(Object.entries(picture.sizes).map(([size, file]) => [size, asStored(file)])),
    },
  })
  advance()
  return Number(id)
}

/** A picture of the demo that another school has stored already. */
export const findPicture = async ({ req }: Seeding, name: string): Promise<number | undefined> => {
  const docs = await findAll(req, 'media', { filename: { equals: `${name}.jpg` } }, { limit: 1 })
  return docs[0]?.id
}
