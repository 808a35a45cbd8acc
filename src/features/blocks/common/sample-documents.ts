import type { File, Media, School } from '../../../platform/payload/payload-types'

// Documents of the samples on the developers' page of blocks (npm run widgets), which has no database. The pictures are those of
// the demo.

const changed = '2026-01-05T10:00:00.000Z'

const width = 1600
const height = 1067

/** A picture of the demo, by the name of its file. */
export const samplePicture = (id: number, name: string, alt: string): Media => ({
  id,
  alt,
  filename: `${name}.jpg`,
  width,
  height,
  updatedAt: changed,
  createdAt: changed,
  sizes: {
    webp400: { filename: `${name}-400x267.webp`, width: 400 },
    webp800: { filename: `${name}-800x533.webp`, width: 800 },
    jpeg800: { filename: `${name}-800x533.jpg`, width: 800 },
  },
})

export const sampleSchool = {
  id: 1,
  slug: 'maple-harbour',
  name: 'Maple Harbour Language School',
  town: 'Alder Bay',
  summary: 'English by the sea, in small classes.',
  hero: samplePicture(1, 'maple-harbour', 'A house above the harbour'),
  updatedAt: changed,
  createdAt: changed,
  _status: 'published',
} as School

export const sampleFile = (id: number, filename: string, title: string, filesize: number): File => ({
  id,
  title,
  description: id === 1 ? 'Courses, houses and prices of one year' : null,
  filename,
  filesize,
  updatedAt: changed,
  createdAt: changed,
})

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text, format: 0 }],
})

/** Paragraphs as the editor stores them. */
export const sampleText = (...texts: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: texts.map(paragraph),
  },
})
