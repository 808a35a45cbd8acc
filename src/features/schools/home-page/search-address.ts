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

/** What the island asks the server for. */
export const searchRequest = (endpoint: string, { q, language, page }: SearchTerms): string =>
  `${endpoint}?${new URLSearchParams({ q, language, page: String(page) })}`
