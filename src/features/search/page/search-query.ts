import { MAX_QUERY_LENGTH } from '../index/query-terms'

export interface SearchQuery {
  q: string
  page: number
}

const maxPage = 50

/** Reads a search from an address. A query that is too long is cut; a page that cannot be is the first. */
export const readSearchQuery = (query: URLSearchParams): SearchQuery => {
  const page = Number(query.get('page') ?? 1)
  const text = (query.get('q') ?? '').slice(0, 4 * MAX_QUERY_LENGTH).normalize('NFC')
  const q = [...text.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, MAX_QUERY_LENGTH)
    .join('')
    .trim()
  return { q, page: q && Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1 }
}

export const searchQueryAddress = (path: string, { q, page }: SearchQuery): string => {
  if (!q) return path
  const query = new URLSearchParams({ q })
  if (page > 1) query.set('page', String(page))
  return `${path}?${query}`
}
