import { comparePath } from '../../../shared/address/school-path'
import { USUAL_WEEKS } from '../catalogue'
import type { School } from '../contract'
import { readSearch } from '../home-page/search-query'

/** Which courses of a school are compared, and for which stay. */
export interface Comparison {
  /** Numbers of courses; none stands for all. */
  courses: number[]
  weeks: number
  room: boolean
}

/** More do not fit side by side. */
const MOST_COURSES = 8

/** Reads a comparison from a query. What makes no sense is left out. */
export const readComparison = (query: URLSearchParams): Comparison => {
  // Not `course`, which is the choice in the calculator. Ticks repeat the name; the form of the comparison lists the numbers.
  const numbers = query
    .getAll('compare')
    .flatMap((text) => text.split(','))
    .filter((text) => /^\d{1,6}$/.test(text))
  const { weeks, room } = readSearch(query)
  return {
    courses: [...new Set(numbers.map(Number))].sort((one, other) => one - other).slice(0, MOST_COURSES),
    weeks: weeks || USUAL_WEEKS,
    room,
  }
}

/** The address of a comparison; the same choices always have the same one. */
export const comparisonAddress = (school: string, { courses, weeks, room }: Comparison): string => {
  const query = new URLSearchParams()
  if (courses.length) query.set('compare', courses.join(','))
  if (weeks !== USUAL_WEEKS || room) query.set('weeks', String(weeks))
  if (room) query.set('room', '1')
  return query.size ? `${comparePath(school)}?${query}` : comparePath(school)
}

/** The courses that are compared, in the order of the school. One alone cannot be compared, so then it is all of them. */
export const comparedCourses = (
  all: School['courses'],
  { courses: chosen }: Pick<Comparison, 'courses'>,
): School['courses'] => {
  const numbered = all.filter(({ number }) => number !== undefined)
  const found = numbered.filter(({ number }) => number !== undefined && chosen.includes(number))
  return found.length > 1 ? found : numbered.slice(0, MOST_COURSES)
}
