import type { CollectionSlug, Payload, Where } from 'payload'
import { resolveLocaleValues } from '../../shared/language/resolve-locale-values'
import {
  blocksIn,
  entriesIn,
  type IndexLanguage,
  maxTextLength,
  questionEntries,
  type ReusableBlocks,
  type SearchSource,
  searchEntry,
} from '../../shared/search-entry'
import { documentTag } from '../../shared/tags'
import { reusableIn, tidy } from '../../shared/text/plain-text'

/** Published documents of a collection that visitors search in. */
export interface SearchSources {
  collection: CollectionSlug
  /** The first of those that match, by id; none if there are no more. */
  read: (payload: Payload, site: IndexLanguage, where: Where) => Promise<SearchSource[]>
}

/** Reading this many documents keeps the process from other work for some milliseconds. */
export const SOURCES_PER_READ = 20

/** In all languages: one query reads a text and those that it may fall back to. */
export const inAllLanguages = { locale: 'all' as const, depth: 0, pagination: false }

export const published: Where = { _status: { equals: 'published' } }

/** Their blocks are shown by documents of other collections. */
const reusable = 'reusable-content'

/** A change of these may concern any source. */
export const isReusableTag = (tag: string): boolean => tag.startsWith(`${reusable}:`)

interface WithBlocks {
  blocks?: unknown
}

export const readReusable = async (
  payload: Payload,
  docs: readonly WithBlocks[],
): Promise<ReusableBlocks> => {
  const ids = [...new Set(docs.flatMap(({ blocks }) => reusableIn(blocks)))]
  if (ids.length === 0) return new Map()
  const { docs: found } = await payload.find({
    collection: reusable,
    where: { and: [published, { id: { in: ids } }] },
    select: { blocks: true },
    ...inAllLanguages,
  })
  return new Map(found.map(({ id, blocks }) => [id, blocks]))
}

export const reusableTags = (...docs: WithBlocks[]): string[] =>
  docs.flatMap(({ blocks }) => reusableIn(blocks).map((id) => documentTag(reusable, id)))

/** Pages of editors or posts, and the questions on them. */
export const writtenSources = (
  collection: 'pages' | 'posts',
  kind: 'page' | 'post',
  pathOf: (slug: string) => string,
): SearchSources => ({
  collection,
  read: async (payload, site, where) => {
    const { docs } = await payload.find({
      collection,
      where: { and: [published, where] },
      select: { slug: true, title: true, summary: true, blocks: true },
      sort: 'id',
      limit: SOURCES_PER_READ,
      ...inAllLanguages,
    })
    const reusableBlocks = await readReusable(payload, docs)
    return docs.map((doc) => {
      const tag = documentTag(collection, doc.id)
      const entries = entriesIn(site, (languages) => {
        const { slug, title, summary, blocks } = resolveLocaleValues(doc, languages)
        const path = pathOf(slug)
        const { text, questions } = blocksIn(blocks, reusableBlocks, languages)
        return [
          searchEntry({
            id: tag,
            kind,
            path,
            title: title || slug,
            summary: tidy(summary ?? ''),
            text: text.slice(0, maxTextLength),
          }),
          ...questionEntries(tag, path, '', questions),
        ]
      })
      return { tag, others: reusableTags(doc), entries }
    })
  },
})
