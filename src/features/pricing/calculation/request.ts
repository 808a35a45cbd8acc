import { isDay } from '../../../shared/time/days'
import { cefrLevels } from '../../schools/contract'
import { MAX_WEEKS, NO_ACCOMMODATION, NO_COURSE, type PriceCatalogue, type PriceRequest } from '../model'

import { ageGroups } from './student-fits'

// A price request as URL parameters: the same names in the query of a page, the form and the JSON endpoint.

export type RequestField =
  | 'course'
  | 'weeks'
  | 'accommodation'
  | 'start'
  | 'extras'
  | 'promo'
  | 'age'
  | 'level'

/** An invalid field, with a message that says what is allowed. */
export interface RequestProblem {
  field: RequestField
  message: string
}

export const emptyRequest: PriceRequest = {
  course: NO_COURSE,
  weeks: 0,
  accommodation: NO_ACCOMMODATION,
  extras: [],
}

const maxPromoLength = 40
export const maxExtras = 20

/** Whether a stay can start on this day. Very distant years would overflow date arithmetic. */
export const isStart = (text: string): boolean => isDay(text) && text >= '2000' && text < '2101'

type Catalogue = Pick<PriceCatalogue, 'courses' | 'accommodation' | 'extras'>

const wholeNumber = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined)

const oneOf = (numbers: number[]) => `one of ${numbers.join(', ')}`

/** Reads a request. Missing or empty fields count as not chosen; invalid ones are reported. */
export const readRequest = (
  query: URLSearchParams,
  catalogue: Catalogue,
): { request: PriceRequest; problems: RequestProblem[] } => {
  const problems: RequestProblem[] = []
  const text = (field: RequestField) => query.get(field)?.trim() ?? ''
  const refuse = (field: RequestField, message: string) => problems.push({ field, message })

  const number = (field: 'course' | 'accommodation', nothing: number, offered: number[]) => {
    const given = text(field)
    if (given === '') return nothing
    const value = wholeNumber(given)
    if (value !== undefined && ((value >= 0 && value <= nothing) || offered.includes(value))) return value
    refuse(field, `${field} must be ${oneOf([...noneUpTo(nothing), ...offered])}.`)
    return nothing
  }
  const course = number('course', NO_COURSE, numbersOf(catalogue.courses))
  const accommodation = number('accommodation', NO_ACCOMMODATION, numbersOf(catalogue.accommodation))

  const givenWeeks = text('weeks')
  const weeks = givenWeeks === '' ? 0 : wholeNumber(givenWeeks)
  if (weeks === undefined || weeks > MAX_WEEKS)
    refuse('weeks', `weeks must be a whole number from 0 to ${MAX_WEEKS}.`)

  const start = text('start')
  if (start !== '' && !isStart(start))
    refuse('start', 'start must be a day from 2000 to 2100, written YYYY-MM-DD.')

  const codes = catalogue.extras.map(({ code }) => code)
  const extras = [...new Set(query.getAll('extras').flatMap((value) => value.split(',')))].filter(Boolean)
  const unknown = extras.slice(0, maxExtras + 1).find((code) => !codes.includes(code))
  if (unknown !== undefined)
    refuse(
      'extras',
      codes.length ? `extras must be some of ${codes.join(', ')}.` : 'extras: this school has none.',
    )

  const age = text('age')
  const isAge = /^\d{1,2}$/.test(age)
  if (age !== '' && !isAge) refuse('age', 'age must be a whole number from 0 to 99.')

  const level = cefrLevels.find((each) => each === text('level'))
  if (text('level') !== '' && !level) refuse('level', `level must be one of ${cefrLevels.join(', ')}.`)

  const promo = text('promo')
  if (promo.length > maxPromoLength) refuse('promo', `promo must have at most ${maxPromoLength} characters.`)

  return {
    request: {
      course,
      weeks: weeks !== undefined && weeks <= MAX_WEEKS ? weeks : 0,
      accommodation,
      ...(isStart(start) ? { start } : {}),
      extras: extras.filter((code) => codes.includes(code)).sort(),
      ...(promo && promo.length <= maxPromoLength ? { promo } : {}),
      // The group that the age is in: offers make no other difference.
      ...(isAge && { age: ageGroups(catalogue).findLast((from) => from <= Number(age)) ?? 0 }),
      ...(level && { level }),
    },
    problems,
  }
}

const numbersOf = (offers: readonly { number: number }[]) => offers.map(({ number }) => number)
const noneUpTo = (nothing: number) => Array.from({ length: nothing }, (_, index) => index + 1)

/** Writes a request in canonical form: the same choices always give the same query. Empty if nothing is chosen. */
export const writeRequest = (request: PriceRequest): URLSearchParams => {
  const query = new URLSearchParams()
  if (request.course > NO_COURSE) query.set('course', String(request.course))
  if (request.weeks > 0) query.set('weeks', String(request.weeks))
  if (request.accommodation > NO_ACCOMMODATION) query.set('accommodation', String(request.accommodation))
  if (request.start) query.set('start', request.start)
  if (request.extras.length) query.set('extras', [...request.extras].sort().join(','))
  if (request.promo) query.set('promo', request.promo)
  if (request.age !== undefined) query.set('age', String(request.age))
  if (request.level) query.set('level', request.level)
  return query
}
