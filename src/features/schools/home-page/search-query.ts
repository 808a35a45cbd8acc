import { isSlug } from '../../../shared/text/slug'
import { MAX_WEEKS, taughtLanguages } from '../catalogue'
import type { SchoolList } from '../contract'

/** What visitors look for: the schools, and the stay whose totals they compare. */
export type SchoolSearch = Pick<SchoolList, 'q' | 'language' | 'school' | 'weeks' | 'room' | 'page'>

/**
 * The address of a page of results. Empty terms and page 1 are left out, so each list has one address. The endpoint of the search takes
 * the same query.
 */
export const searchAddress = (
  home: string,
  { q, language, school, weeks, room, page }: SchoolSearch,
): string => {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (language) query.set('language', language)
  if (school) query.set('school', school)
  if (weeks) query.set('weeks', String(weeks))
  if (weeks && room) query.set('room', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${home}?${query}` : home
}

/** The number of results is the first thing visitors see after a search without JavaScript. */
export const RESULTS_ID = 'results'

/** The form in the hero that asks for a stay. */
export const STAY_FORM = 'stay'

/** The address of a page of results, scrolled to them. */
export const resultsAddress = (home: string, search: SchoolSearch): string =>
  `${searchAddress(home, search)}#${RESULTS_ID}`

/** Whether some schools are left out. */
export const isNarrowed = ({ q, language, school }: SchoolSearch): boolean => q + language + school !== ''

const isTaught = (code: string) => (taughtLanguages as readonly string[]).includes(code)

const wholeNumber = (text: string | null, most: number): number | undefined => {
  const number = Number(text ?? '')
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}

/**
 * Reads a search from a query. Invalid terms are ignored, because a search only narrows a list. `study` is the one field of the form in
 * the hero that lists languages and schools.
 */
export const readSearch = (query: URLSearchParams): SchoolSearch => {
  const study = query.get('study') ?? ''
  const language = query.get('language') || study
  const school = query.get('school') || study
  const weeks = wholeNumber(query.get('weeks'), MAX_WEEKS) ?? 0
  return {
    q: (query.get('q') ?? '')
      .normalize('NFC')
      .replace(/\p{C}/gu, '')
      // Wildcards of the database's LIKE.
      .replace(/[%_\\]/g, ' ')
      .trim()
      .slice(0, 60),
    language: isTaught(language) ? language : '',
    school: isSlug(school) && !isTaught(school) ? school : '',
    weeks,
    room: weeks > 0 && query.get('room') === '1',
    page: wholeNumber(query.get('page'), 10_000) ?? 1,
  }
}
