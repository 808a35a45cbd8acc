import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { locales } from '../../shared/locale'
import type { Localised } from './demo-types'
import { inLocale, type Seeding } from './localised'

// From the working folder: the bundle of the server does not stand beside the drawings.
const drawings = path.resolve('src/cms/seed/pictures')

/** Turns one of our drawings into a photograph-like file and stores it as an editor's upload would be. */
export const seedPicture = async (
  { payload, req }: Seeding,
  name: string,
  alt: Localised,
): Promise<number> => {
  const data = await sharp(await readFile(path.join(drawings, `${name}.svg`)))
    .jpeg({ quality: 90 })
    .toBuffer()
  const { id } = await payload.create({
    collection: 'media',
    locale: 'en',
    req,
    data: { alt: alt.en },
    file: { data, mimetype: 'image/jpeg', name: `${name}.jpg`, size: data.length },
  })
  for (const locale of locales) {
    const text = inLocale(alt, locale)
    if (locale !== 'en' && text)
      await payload.update({ collection: 'media', id, locale, req, data: { alt: text } })
  }
  return id
}
