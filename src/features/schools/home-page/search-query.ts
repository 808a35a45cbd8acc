import { taughtLanguages } from '../catalogue'
import type { SchoolList } from '../contract'

export type SearchTerms = Pick<SchoolList, 'q' | 'language' | 'page'>

/** The address of a page of results. Empty terms and page 1 are left out, so each list has one address. */
export const searchAddress = (home: string, { q, language, page }: SearchTerms): string => {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (language) query.set('language', language)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${home}?${query}` : home
}

/** The number of results is the first thing visitors see after a search without JavaScript. */
export const RESULTS_ID = 'results'

/** The address of a page of results, scrolled to them. */
export const resultsAddress = (home: string, terms: SearchTerms): string =>
  `${searchAddress(home, terms)}#${RESULTS_ID}`

/** The address that the island requests. */
export const searchRequest = (endpoint: string, { q, language, page }: SearchTerms): string =>
  `${endpoint}?${new URLSearchParams({ q, language, page: String(page) })}`

export interface SchoolSearch {
  q: string
  language: string
  page: number
}

/** Reads a search from a query. Invalid terms are ignored, because a search only narrows a list. */
export const readSearch = (query: URLSearchParams): SchoolSearch => {
  const language = query.get('language') ?? ''
  const page = Number(query.get('page') ?? 1)
  return {
    q: (query.get('q') ?? '')
      .normalize('NFC')
      .replace(/\p{C}/gu, '')
      // Wildcards of the database's LIKE.
      .replace(/[%_\\]/g, ' ')
      .trim()
      .slice(0, 60),
    language: (taughtLanguages as readonly string[]).includes(language) ? language : '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
