import { readId } from '../../../shared/id'
import { isLocale, type Locale } from '../../../shared/locale'
import { isMonth, keptMonths, monthOf } from './months'

/** Of nobody: an account may be limited to schools that are gone. */
const NO_SCHOOL = -1

/** Filter of the screen and the file, as in their address. */
export interface AnalyticsFilter {
  month: string
  school?: number
  /** Needs a school, because numbers of courses are its own. */
  course?: number
  language?: Locale
}

/**
 * Reads a query. Invalid values are left out; the month is then the current one. Whoever is limited to some schools sees one of them
 * at a time: views of pages are counted by school.
 */
export const readFilter = (
  query: URLSearchParams,
  today: string,
  own?: readonly number[],
): AnalyticsFilter => {
  const month = query.get('month') ?? ''
  const language = query.get('language') ?? ''
  // The list of courses names both.
  const [ofCourse, course] = (query.get('course') ?? '').split(':').map((part) => readId(part))
  const asked = readId(query.get('school')) ?? ofCourse
  const school = own && !(asked && own.includes(asked)) ? (own[0] ?? NO_SCHOOL) : asked
  return {
    month: isMonth(month) && keptMonths(today).includes(month) ? month : monthOf(today),
    ...(school && { school }),
    ...(course && school === ofCourse && { course }),
    ...(isLocale(language) && { language }),
  }
}

export const writeFilter = ({ month, school, course, language }: AnalyticsFilter): string => {
  const query = new URLSearchParams({ month })
  if (school) query.set('school', String(school))
  if (school && course) query.set('course', `${school}:${course}`)
  if (language) query.set('language', language)
  return query.toString()
}
