import {
  type Picture,
  type PictureFile,
  type PictureFormat,
  pictureSizeName,
  pictureWidths,
  shareSize,
} from '../../shared/picture'
import { mediaTag } from '../../shared/tags'
import type { QueryContext } from './query'

interface SizeDoc {
  filename?: string | null
  width?: number | null
}

/** The parts of a media document that we use. */
export interface MediaDoc extends SizeDoc {
  id: number
  alt?: string | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  updatedAt: string
  sizes?: { [name: string]: SizeDoc | undefined }
}

/** The public URL of a stored file. It changes with the document, so browsers can cache the file for good. */
const mediaUrl = (filename: string, version: string) =>
  `/media/${encodeURIComponent(filename)}?v=${Date.parse(version).toString(36)}`

/** The default focal point in percent. */
const middle = 50

/** Converts a media document for pages; undefined if the picture was deleted. */
export const toPicture = (doc: MediaDoc | number | null | undefined, ctx: Pick<QueryContext, 'tag'>) => {
  if (!doc || typeof doc === 'number' || !doc.filename || !doc.width || !doc.height) return undefined
  ctx.tag(mediaTag(doc.id))
  const { updatedAt, sizes = {} } = doc
  const files = (format: PictureFormat): PictureFile[] =>
    pictureWidths[format].flatMap((wanted, index, wider) => {
      const { filename, width } = sizes[pictureSizeName(format, wanted)] ?? {}
      // A small original has the same file in several sizes.
      const isRepeated = width === sizes[pictureSizeName(format, wider[index - 1] ?? 0)]?.width
      return filename && width && !isRepeated ? [{ url: mediaUrl(filename, updatedAt), width }] : []
    })
  const jpeg = files('jpeg')
  const focal = { x: doc.focalX ?? middle, y: doc.focalY ?? middle }
  const share = sizes[shareSize.name]?.filename
  const picture: Picture = {
    id: doc.id,
    alt: doc.alt ?? '',
    ...(focal.x === middle && focal.y === middle ? {} : { focal }),
    width: doc.width,
    height: doc.height,
    src: jpeg.at(-1)?.url ?? mediaUrl(doc.filename, updatedAt),
    avif: files('avif'),
    webp: files('webp'),
    jpeg,
    ...(share ? { share: mediaUrl(share, updatedAt) } : {}),
  }
  return picture
}
