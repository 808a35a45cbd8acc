import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { ResultKind, SearchEntry, SearchSource } from '../../../shared/search-entry'
import { indexedTerm, queryTerms, termsIn } from './query-terms'

const fields = ['title', 'of', 'summary', 'words', 'text'] as const

/** Whole schools and their offers come before texts that mention the same word. */
const kindWeights: Record<ResultKind, number> = {
  school: 1.6,
  course: 1.4,
  accommodation: 1.3,
  page: 1.1,
  post: 1,
  question: 1,
}

const common: SearchOptions = {
  boost: { title: 6, of: 1, summary: 2, words: 2, text: 1 },
  combineWith: 'AND',
  weights: { fuzzy: 0.3, prefix: 0.5 },
  boostDocument: (_id, _term, stored) => kindWeights[stored?.kind as ResultKind] ?? 1,
}

/** Short beginnings of words match too much of a text, and take too long. They are looked for in the other fields first. */
const headFields = ['title', 'of', 'words']
const isShort = (term: string) => term.length < 6

/** Typing errors that are always forgiven, so that “courses” also finds “course”. */
const oneError = (term: string) => (term.length >= 5 ? 1 : false)
/** If nothing is found otherwise. Two swapped letters are two errors. */
const twoErrors = (term: string) => (term.length >= 6 ? 2 : term.length >= 4 ? 1 : false)

/** A word as it is, unfinished, or with one error. */
const strictQuery = (term: string): Query =>
  isShort(term)
    ? {
        combineWith: 'OR',
        queries: [
          { queries: [term], fields: headFields, prefix: term.length > 1 },
          { queries: [term], fuzzy: oneError },
        ],
      }
    : { queries: [term], prefix: true, fuzzy: oneError }

/** An entry that matches, with the words of the index that it matches by. */
export interface IndexMatch {
  entry: SearchEntry
  terms: ReadonlySet<string>
}

interface IndexMatches {
  total: number
  matches: IndexMatch[]
}

/** Words that find all entries of a kind, such as “rooms”. */
export type KindWords = Partial<Record<ResultKind, string>>

export class LanguageIndex {
  readonly #index: MiniSearch<SearchEntry>
  readonly #entries = new Map<string, SearchEntry>()
  readonly #sources = new Map<string, SearchSource>()
  /** The characters of all texts, by which the memory of an index is estimated. */
  size = 0

  constructor(kindWords: KindWords = {}) {
    this.#index = new MiniSearch<SearchEntry>({
      fields: [...fields],
      extractField: (entry, field) =>
        field === 'words'
          ? `${entry.words} ${kindWords[entry.kind] ?? ''}`
          : entry[field as keyof SearchEntry],
      storeFields: ['kind'],
      tokenize: termsIn,
      processTerm: indexedTerm,
    })
  }

  get documents(): number {
    return this.#entries.size
  }

  put(source: SearchSource): void {
    this.remove(source.tag)
    if (source.entries.length === 0) return
    this.#sources.set(source.tag, source)
    for (const entry of source.entries) {
      this.#index.add(entry)
      this.#entries.set(entry.id, entry)
      this.size += sizeOf(entry)
    }
  }

  remove(tag: string): void {
    for (const { id } of this.#sources.get(tag)?.entries ?? []) {
      const entry = this.#entries.get(id)
      if (!entry) continue
      this.#index.discard(id)
      this.#entries.delete(id)
      this.size -= sizeOf(entry)
    }
    this.#sources.delete(tag)
  }

  /** The tags of all sources that show the document of a tag, its own among them. */
  sourcesOf(tag: string): string[] {
    const others = [...this.#sources.values()].filter((source) => source.others.includes(tag))
    return [tag, ...others.map((source) => source.tag)]
  }

  list(kind: ResultKind, limit: number): SearchEntry[] {
    const found: SearchEntry[] = []
    for (const entry of this.#entries.values()) {
      if (found.length === limit) break
      if (entry.kind === kind) found.push(entry)
    }
    return found
  }

  /** The matches from one place on, best first. Errors are forgiven the more, the less is found. */
  find(query: string, { from, count }: { from: number; count: number }): IndexMatches {
    const terms = queryTerms(query)
    if (terms.length === 0) return { total: 0, matches: [] }
    const search = (wanted: Query[], options: SearchOptions = {}) =>
      this.#index.search({ queries: wanted, combineWith: 'AND', ...options }, common)
    // Many words with two errors each would take too long.
    const errors = terms.length > 3 ? oneError : twoErrors
    const forgiving = terms.map(
      (term): Query => ({ queries: [term], fuzzy: errors, prefix: term.length > 2 }),
    )
    let found = search(terms.map(strictQuery))
    if (found.length === 0) found = search(forgiving)
    if (found.length === 0 && terms.length > 1)
      found = search(forgiving, { combineWith: 'OR' }).filter(
        ({ queryTerms: matched }) => new Set(matched).size * 2 >= terms.length,
      )
    const matches = found.slice(from, from + count).flatMap(({ id, terms: matched }) => {
      const entry = this.#entries.get(id)
      return entry ? [{ entry, terms: new Set(matched) }] : []
    })
    return { total: found.length, matches }
  }
}

const sizeOf = ({ title, of, summary, text, words }: SearchEntry): number =>
  title.length + of.length + summary.length + text.length + words.length
