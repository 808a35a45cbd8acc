import { taughtLanguages } from '../catalogue'

export interface SchoolSearch {
  q: string
  language: string
  page: number
}

/** Reads a search from an address. Whatever makes no sense is left out rather than refused: it only narrows a list. */
export const readSearch = (query: URLSearchParams): SchoolSearch => {
  const language = query.get('language') ?? ''
  const page = Number(query.get('page') ?? 1)
  return {
    q: (query.get('q') ?? '')
      .normalize('NFC')
      .replace(/\p{C}/gu, '')
      // What the database would take for a wildcard.
      .replace(/[%_\\]/g, ' ')
      .trim()
      .slice(0, 60),
    language: (taughtLanguages as readonly string[]).includes(language) ? language : '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
