import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { isReusableTag, type SearchSources } from '../../platform/payload/search-source'
import { AppError } from '../../shared/errors'
import { langOf } from '../../shared/language/original-texts'
import type { SiteLanguages } from '../../shared/language/site-languages'
import { type Locale, localePath } from '../../shared/locale'
import type { IndexLanguage, ResultKind } from '../../shared/search-entry'
import type { SearchHit, SearchResults } from './contract'
import { countMatches, excerptOf, highlight } from './index/highlight'
import { type IndexMatch, type KindWords, LanguageIndex } from './index/language-index'
import { readAllSources, readSources } from './index/read-sources.server'
import { searchMessages } from './messages/messages'

/** More changes than this are read by building the index anew. */
const maxChanges = 500

/** An index that takes longer to build is finished in the background; until then visitors are asked to try again. */
const maxWaitMs = 2000

const notReady = new AppError('busy', 'The search is being prepared. Please try again in a few seconds.')

const inTime = async (work: Promise<void>): Promise<void> => {
  const late = new AbortController()
  const refuse = async () => {
    await wait(maxWaitMs, undefined, { signal: late.signal })
    throw notReady
  }
  try {
    await Promise.race([work, refuse()])
  } finally {
    late.abort()
  }
}

interface SearchedSite {
  payload: Payload
  /** The languages of the site, read again after they were changed. */
  readLanguages: () => SiteLanguages | Promise<SiteLanguages>
  /** Sources of all features. */
  listSources: () => readonly SearchSources[]
}

const isSourceTag = ({ listSources }: SearchedSite, tag: string): boolean =>
  listSources().some(({ collection }) => tag.startsWith(`${collection}:`))

const kindWords = (locale: Locale): KindWords => {
  const t = searchMessages(locale)
  return {
    school: t('wordsSchool'),
    course: t('wordsCourse'),
    accommodation: t('wordsAccommodation'),
    post: t('wordsPost'),
    question: t('wordsQuestion'),
  }
}

/** The index of one language, which is built at the first search and follows the changes from then on. */
class LivingIndex {
  readonly #site: SearchedSite
  readonly #locale: Locale
  #index: LanguageIndex
  #isBuilt = false
  #building?: Promise<void>
  /** Changes count from the moment when the first document is read. */
  #follows = false
  #changed = new Set<string>()
  #updating?: Promise<void>

  constructor(site: SearchedSite, locale: Locale) {
    this.#site = site
    this.#locale = locale
    this.#index = this.#emptyIndex()
  }

  get size(): number {
    return this.#index.size
  }

  #emptyIndex(): LanguageIndex {
    return new LanguageIndex(kindWords(this.#locale))
  }

  noteChanges(tags: readonly string[]): void {
    if (!this.#follows) return
    for (const tag of tags) this.#changed.add(tag)
    if (this.#changed.size > maxChanges) this.forget()
  }

  /** The next search builds it anew. */
  forget(): void {
    this.#isBuilt = false
    this.#follows = false
    this.#index = this.#emptyIndex()
    this.#changed = new Set()
  }

  /** The index with all changes up to this call. */
  async current(): Promise<LanguageIndex> {
    if (!this.#isBuilt) await inTime(this.#build())
    // Changes that come while others are read are read next; a site that changes all the time answers anyway.
    for (let round = 0; round < 3 && (this.#updating || this.#changed.size > 0); round++)
      await this.#readChanges()
    return this.#index
  }

  /** Once for all searches that wait. */
  #readChanges(): Promise<void> {
    this.#updating ??= this.#update().finally(() => {
      this.#updating = undefined
    })
    return this.#updating
  }

  /** Builds it once for all searches that wait. If it is forgotten meanwhile, it is built again. */
  #build(): Promise<void> {
    this.#building ??= this.#readAll().finally(() => {
      this.#building = undefined
    })
    return this.#building
  }

  async #language(): Promise<IndexLanguage> {
    return { locale: this.#locale, languages: await this.#site.readLanguages() }
  }

  async #readAll(): Promise<void> {
    const { payload, listSources } = this.#site
    while (!this.#isBuilt) {
      const index = this.#index
      this.#follows = true
      for await (const sources of readAllSources(listSources(), payload, await this.#language())) {
        if (this.#index !== index) break
        for (const source of sources) {
          index.put(source)
          // Other requests are answered between two documents.
          await nextTurn()
        }
      }
      this.#isBuilt = this.#index === index
    }
  }

  async #update(): Promise<void> {
    const { payload, listSources } = this.#site
    const index = this.#index
    const changed = this.#changed
    // Changes from now on may come too late for the queries below.
    this.#changed = new Set()
    try {
      const tags = [...new Set([...changed].flatMap((tag) => index.sourcesOf(tag)))].filter((tag) =>
        isSourceTag(this.#site, tag),
      )
      const missing = new Set(tags)
      for await (const sources of readSources(listSources(), payload, await this.#language(), tags))
        for (const source of sources) {
          index.put(source)
          missing.delete(source.tag)
        }
      // Deleted or not published any more.
      for (const tag of missing) index.remove(tag)
    } catch (error) {
      for (const tag of changed) this.#changed.add(tag)
      throw error
    }
  }
}

/** Characters of all indexes together; a character takes about 6 bytes of memory. */
const maxCharacters = 40_000_000

const toHit = ({ entry, terms }: IndexMatch, locale: Locale): SearchHit => {
  const field =
    countMatches(entry.text, terms) > countMatches(entry.summary, terms) || !entry.summary
      ? 'text'
      : 'summary'
  const titleLang = langOf(entry, 'title')
  const excerptLang = langOf(entry, field)
  return {
    kind: entry.kind,
    href: localePath(locale, entry.path),
    title: highlight(entry.title, terms),
    ...(titleLang && { titleLang }),
    of: entry.of,
    ...(entry.sold && { sold: entry.sold }),
    excerpt: excerptOf(entry[field], terms),
    ...(excerptLang && { excerptLang }),
  }
}

/** The search of the whole site: one index in memory for each language that is searched. */
export class SiteSearch {
  readonly #site: SearchedSite
  /** In order of last use. */
  readonly #indexes = new Map<Locale, LivingIndex>()

  constructor(site: SearchedSite) {
    this.#site = site
  }

  /** Returns whether the changes may concern what is found. */
  noteChanges(tags: readonly string[]): boolean {
    const own = tags.filter((tag) => isReusableTag(tag) || isSourceTag(this.#site, tag))
    for (const index of this.#indexes.values()) index.noteChanges(own)
    return own.length > 0
  }

  forgetAll(): void {
    for (const index of this.#indexes.values()) index.forget()
  }

  async find(locale: Locale, q: string, page: number, perPage: number): Promise<SearchResults> {
    const index = await this.#current(locale)
    const { total, matches } = index.find(q, { from: (page - 1) * perPage, count: perPage })
    return {
      q,
      hits: matches.map((match) => toHit(match, locale)),
      total,
      page,
      pages: Math.ceil(total / perPage),
    }
  }

  /** The first documents of a kind. */
  async list(locale: Locale, kind: ResultKind, limit: number): Promise<{ title: string; href: string }[]> {
    const index = await this.#current(locale)
    return index.list(kind, limit).map(({ title, path }) => ({ title, href: localePath(locale, path) }))
  }

  async #current(locale: Locale): Promise<LanguageIndex> {
    const index = this.#indexes.get(locale) ?? new LivingIndex(this.#site, locale)
    this.#indexes.delete(locale)
    this.#indexes.set(locale, index)
    const current = await index.current()
    this.#dropOldest()
    return current
  }

  /** Keeps at least the index that was used last. */
  #dropOldest(): void {
    let size = [...this.#indexes.values()].reduce((sum, index) => sum + index.size, 0)
    for (const [locale, index] of this.#indexes) {
      if (size <= maxCharacters || this.#indexes.size === 1) return
      size -= index.size
      this.#indexes.delete(locale)
    }
  }
}
