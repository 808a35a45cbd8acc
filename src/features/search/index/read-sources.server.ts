import type { Payload, Where } from 'payload'
import type { Accommodation, Course, Page, Post, School } from '../../../platform/payload/payload-types'
import { documentId } from '../../../shared/id'
import { documentTag } from '../../../shared/tags'
import { reusableIn } from '../../../shared/text/plain-text'
import { accommodationWords, courseWords, schoolWords } from '../../schools/queries.server'
import {
  type HiddenWords,
  type IndexLanguage,
  type ReusableBlocks,
  schoolEntries,
  writtenEntries,
} from './entries'
import type { SearchSource } from './entry'

/** The collections whose published documents are sources of the index. */
const collections = ['schools', 'pages', 'posts'] as const
type SourceCollection = (typeof collections)[number]

/** Reading this many documents keeps the process from other work for some milliseconds. */
const perRead = 20

const words: HiddenWords = {
  school: schoolWords,
  course: courseWords,
  accommodation: accommodationWords,
}

/** In all languages: one query reads a text and those that it may fall back to. */
const inAllLanguages = { locale: 'all' as const, depth: 0, pagination: false }

const published: Where = { _status: { equals: 'published' } }

interface WithBlocks {
  blocks?: unknown
}

const readReusable = async (payload: Payload, docs: readonly WithBlocks[]): Promise<ReusableBlocks> => {
  const ids = [...new Set(docs.flatMap(({ blocks }) => reusableIn(blocks)))]
  if (ids.length === 0) return new Map()
  const { docs: found } = await payload.find({
    collection: 'reusable-content',
    where: { and: [published, { id: { in: ids } }] },
    select: { blocks: true },
    ...inAllLanguages,
  })
  return new Map(found.map(({ id, blocks }) => [id, blocks]))
}

const reusableTags = (...docs: WithBlocks[]): string[] =>
  docs.flatMap(({ blocks }) => reusableIn(blocks).map((id) => documentTag('reusable-content', id)))

const schoolFields = {
  slug: true,
  name: true,
  summary: true,
  description: true,
  facts: true,
  staff: true,
  faq: true,
  town: true,
  region: true,
  country: true,
  languages: true,
  blocks: true,
} as const

const readSchools = async (payload: Payload, site: IndexLanguage, where: Where): Promise<SearchSource[]> => {
  const { docs } = await payload.find({
    collection: 'schools',
    where: { and: [published, where] },
    select: schoolFields,
    sort: 'id',
    limit: perRead,
    ...inAllLanguages,
  })
  const schools = docs as School[]
  if (schools.length === 0) return []
  const ofSchools: Where = { school: { in: schools.map(({ id }) => id) } }
  const sort = ['position', 'id']
  const [courses, accommodation] = await Promise.all([
    payload.find({
      collection: 'courses',
      where: { and: [ofSchools, published] },
      select: {
        school: true,
        slug: true,
        title: true,
        summary: true,
        description: true,
        levelFrom: true,
        levelTo: true,
        blocks: true,
      },
      sort,
      ...inAllLanguages,
    }),
    payload.find({
      collection: 'accommodation',
      where: ofSchools,
      select: {
        school: true,
        slug: true,
        title: true,
        description: true,
        kind: true,
        room: true,
        meals: true,
        blocks: true,
      },
      sort,
      ...inAllLanguages,
    }),
  ])
  const reusable = await readReusable(payload, [...schools, ...courses.docs, ...accommodation.docs])
  const belongsTo = (school: School) => (offer: { school: Course['school'] }) =>
    documentId(offer.school) === school.id
  return schools.map((school) => {
    const own = {
      school,
      courses: (courses.docs as Course[]).filter(belongsTo(school)),
      accommodation: (accommodation.docs as Accommodation[]).filter(belongsTo(school)),
    }
    return {
      tag: documentTag('schools', school.id),
      others: reusableTags(school, ...own.courses, ...own.accommodation),
      entries: schoolEntries(own, reusable, words, site),
    }
  })
}

const readWritten = async (
  payload: Payload,
  site: IndexLanguage,
  collection: 'pages' | 'posts',
  where: Where,
): Promise<SearchSource[]> => {
  const { docs } = await payload.find({
    collection,
    where: { and: [published, where] },
    select: { slug: true, title: true, summary: true, blocks: true },
    sort: 'id',
    limit: perRead,
    ...inAllLanguages,
  })
  const reusable = await readReusable(payload, docs)
  return docs.map((doc) => ({
    tag: documentTag(collection, doc.id),
    others: reusableTags(doc),
    entries: writtenEntries(collection === 'pages' ? 'page' : 'post', doc as Page | Post, reusable, site),
  }))
}

const readSome = (
  payload: Payload,
  site: IndexLanguage,
  collection: SourceCollection,
  where: Where,
): Promise<SearchSource[]> =>
  collection === 'schools' ? readSchools(payload, site, where) : readWritten(payload, site, collection, where)

const idIn = (tag: string): number => Number(tag.slice(tag.indexOf(':') + 1))

/** All published documents in one language, a few at a time. */
export async function* readAllSources(payload: Payload, site: IndexLanguage): AsyncGenerator<SearchSource[]> {
  for (const collection of collections) {
    let last = 0
    for (;;) {
      const sources = await readSome(payload, site, collection, { id: { greater_than: last } })
      if (sources.length === 0) break
      yield sources
      last = idIn((sources.at(-1) as SearchSource).tag)
    }
  }
}

/** Whether a tag is that of a source of the index. */
export const isSourceTag = (tag: string): boolean => collections.some((name) => tag.startsWith(`${name}:`))

/** Those of these sources that are published. */
export async function* readSources(
  payload: Payload,
  site: IndexLanguage,
  tags: readonly string[],
): AsyncGenerator<SearchSource[]> {
  for (const collection of collections) {
    const ids = tags.filter((tag) => tag.startsWith(`${collection}:`)).map(idIn)
    for (let start = 0; start < ids.length; start += perRead)
      yield await readSome(payload, site, collection, { id: { in: ids.slice(start, start + perRead) } })
  }
}
