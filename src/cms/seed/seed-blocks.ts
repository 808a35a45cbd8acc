import { findAll } from '../../platform/payload/find-documents'
import type { Page } from '../../platform/payload/payload-types'
import { type Locale, locales } from '../../shared/locale'
import { demoAbout } from './demo/pages/about'
import { demoAboutBlocks, demoStudyEnglish } from './demo/pages/study-english'
import type { DemoBlock, Localised } from './demo-types'
import { inLocale, type Seeding } from './localised'
import { toRichText } from './rich-text'
import { findPicture } from './seed-picture'

type Blocks = NonNullable<Page['blocks']>

/** The ids of the documents that blocks name. */
interface Found {
  pictures: ReadonlyMap<string, number>
  schools: ReadonlyMap<string, number>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The names of the pictures and schools in blocks: `{ file }` and `{ school }`. */
const namesIn = (value: unknown, key: 'file' | 'school'): string[] => {
  if (!isObject(value)) return []
  const own = value[key]
  return [
    ...(typeof own === 'string' ? [own] : []),
    ...Object.values(value).flatMap((part) => namesIn(part, key)),
  ]
}

/** A block of the demo as it is stored, in one language; its texts are in English where a required one is missing. */
const toStored = (value: unknown, locale: Locale, found: Found): unknown => {
  if (Array.isArray(value)) return value.map((item) => toStored(item, locale, found))
  if (!isObject(value)) return value
  if (isObject(value.rich)) {
    const text = inLocale(value.rich as Localised, locale)
    return text === undefined ? undefined : toRichText(text)
  }
  if (typeof value.en === 'string') return inLocale(value as Localised, locale) ?? value.en
  if (typeof value.file === 'string') return found.pictures.get(value.file)
  if (typeof value.school === 'string') return found.schools.get(value.school)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      // A link may lead to several kinds of documents.
      if (name === 'document') return [name, { relationTo: 'schools', value: toStored(part, locale, found) }]
      return [name, toStored(part, locale, found)]
    }),
  )
}

const findDocuments = async (seeding: Seeding, blocks: readonly DemoBlock[]): Promise<Found> => {
  const pictures = new Map<string, number>()
  for (const name of new Set(namesIn(blocks, 'file'))) {
    const id = await findPicture(seeding, name)
    if (id === undefined) throw new Error(`No school of the demo has the picture ${name}.`)
    pictures.set(name, id)
  }
  const docs = await findAll(seeding.req, 'schools', {}, { select: { slug: true } })
  return { pictures, schools: new Map(docs.map(({ id, slug }) => [slug, id])) }
}

/** The blocks of a page of the demo as they are stored, in each language. */
export const blocksInLanguages = async (
  seeding: Seeding,
  blocks: readonly DemoBlock[],
): Promise<(locale: Locale) => Blocks> => {
  const found = await findDocuments(seeding, blocks)
  return (locale) => blocks.map((block) => toStored(block, locale, found)) as Blocks
}

/** The pages whose blocks show schools and their pictures. */
export const seedBlockPages = async (seeding: Seeding): Promise<void> => {
  const { payload, req, advance } = seeding
  const { slug, title, summary, blocks } = demoStudyEnglish
  const landingBlocks = await blocksInLanguages(seeding, blocks)
  const aboutBlocks = await blocksInLanguages(seeding, demoAboutBlocks)
  const inLanguage = (locale: Locale) => ({
    title: inLocale(title, locale) ?? title.en,
    summary: inLocale(summary, locale),
    blocks: landingBlocks(locale),
    _status: 'published' as const,
  })
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'en',
    req,
    data: { slug, ...inLanguage('en') },
  })
  const about = await payload.find({
    collection: 'pages',
    where: { slug: { equals: demoAbout.slug } },
    depth: 0,
    locale: 'en',
    limit: 1,
    req,
  })
  for (const locale of locales) {
    if (locale !== 'en')
      await payload.update({ collection: 'pages', id, locale, req, data: inLanguage(locale) })
    for (const page of about.docs) {
      const body = demoAbout.body[locale]
      await payload.update({
        collection: 'pages',
        id: page.id,
        locale,
        req,
        data: {
          title: inLocale(demoAbout.title, locale) ?? demoAbout.title.en,
          blocks: [
            { id: 'text', blockType: 'text', text: body ? toRichText(body) : undefined },
            ...aboutBlocks(locale),
          ],
          _status: 'published',
        },
      })
    }
  }
  advance()
}
