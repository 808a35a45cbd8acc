import type { Payload } from 'payload'
import sharp from 'sharp'
import { usualColours } from '../../shared/formats/colours'
import type { Picture } from '../../shared/picture'
import { fileOf, readPicture } from '../pdf/pictures'

export interface MailLogo {
  png: Buffer
  /** As it is shown: two pixels of the file for each. */
  width: number
  height: number
}

const density = 2
const largest = { width: 200, height: 64 }
const padding = 8

/**
 * Makes the logo from a picture file. `ground` is part of the picture, because mail programs in dark mode change colours of
 * the mail alone.
 */
export const createMailLogo = async (
  source: string | Buffer,
  ground = usualColours.mail.light.card,
): Promise<MailLogo> => {
  const edge = padding * density
  const { data, info } = await sharp(source)
    .resize({
      width: largest.width * density,
      height: largest.height * density,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: ground })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: Math.round(info.width / density), height: Math.round(info.height / density) }
}

/** The logo from a stored picture. A mail without its logo is better than none. */
export const logoForMail = async (
  payload: Payload,
  picture: Picture | undefined,
  ground: string,
): Promise<MailLogo | undefined> => {
  const file = picture && fileOf(picture.webp, largest.width * density)
  if (!file) return undefined
  try {
    return await createMailLogo(await readPicture(payload, file), ground)
  } catch (err) {
    payload.logger.warn({ err, media: picture.id, msg: 'could not read the logo for mails' })
    return undefined
  }
}
