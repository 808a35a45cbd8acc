import type { Payload } from 'payload'
import sharp from 'sharp'
import type { PdfPicture } from '../../shared/formats/pdf'
import type { Picture, PictureFile } from '../../shared/picture'
import { nameInUrl, readStored } from '../storage/file-store'

// Pictures for PDFs, which hold PNG and JPEG only. Stored pictures exist as AVIF, WebP and JPEG.

export const readPicture = (payload: Payload, { url }: PictureFile): Promise<Buffer> =>
  readStored(payload, `media/${nameInUrl(url)}`)

/** The smallest file that is wide enough, else the widest. */
export const fileOf = (files: PictureFile[], width: number): PictureFile | undefined =>
  files.find((file) => file.width >= width) ?? files.at(-1)

/** A PDF without its picture is better than none. */
const unlessMissing = async (
  payload: Payload,
  picture: Picture,
  read: () => Promise<PdfPicture | undefined>,
): Promise<PdfPicture | undefined> => {
  try {
    return await read()
  } catch (err) {
    payload.logger.warn({ err, media: picture.id, msg: 'could not read a picture for a PDF' })
    return undefined
  }
}

/** A logo as PNG, with its transparency. JPEG has none, so this reads the WebP file. */
export const logoForPdf = (
  payload: Payload,
  picture: Picture | undefined,
): Promise<PdfPicture | undefined> => {
  const file = picture && fileOf(picture.webp, 600)
  if (!picture || !file) return Promise.resolve(undefined)
  return unlessMissing(payload, picture, async () => {
    const { data, info } = await sharp(await readPicture(payload, file))
      .resize({ width: 600, height: 240, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, alt: picture.alt }
  })
}

/** A photograph as JPEG, cropped around its focal point. */
export const photoForPdf = (
  payload: Payload,
  picture: Picture | undefined,
  { width, height }: { width: number; height: number },
): Promise<PdfPicture | undefined> => {
  const file = picture && fileOf(picture.jpeg, width)
  if (!picture || !file) return Promise.resolve(undefined)
  return unlessMissing(payload, picture, async () => {
    const source = sharp(await readPicture(payload, file))
    const { width: fullWidth = 1, height: fullHeight = 1 } = await source.metadata()
    const scale = Math.min(fullWidth / width, fullHeight / height)
    const crop = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const { x, y } = picture.focal ?? { x: 50, y: 50 }
    const offset = (full: number, part: number, percent: number) =>
      Math.max(0, Math.min(full - part, Math.round((full * percent) / 100 - part / 2)))
    const { data, info } = await source
      .extract({ ...crop, left: offset(fullWidth, crop.width, x), top: offset(fullHeight, crop.height, y) })
      .resize({ width, height, withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, alt: picture.alt }
  })
}
