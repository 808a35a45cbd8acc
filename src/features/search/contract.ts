import type { ResultKind, SearchEntry } from '../../shared/search-entry'

/** A piece of a text; `marked` pieces are words that match. */
export interface TextPart {
  text: string
  marked?: true
}

export interface SearchHit {
  kind: ResultKind
  href: string
  title: TextPart[]
  /** Set if the title is in another language than the page. */
  titleLang?: string
  /** The school that a course, a room or a question belongs to; empty for others. */
  of: string
  excerpt: TextPart[]
  excerptLang?: string
  /** What is sold there. */
  sold?: NonNullable<SearchEntry['sold']>
  /** E.g. `4 weeks from CA$ 640, all fees`. */
  price?: string
}

export interface SearchResults {
  q: string
  hits: SearchHit[]
  total: number
  page: number
  pages: number
}

export interface SearchSuggestions {
  q: string
  /** Their kinds are written out in the language of the request. */
  suggestions: (Pick<SearchHit, 'href' | 'title' | 'titleLang' | 'of'> & { kind: string })[]
}
