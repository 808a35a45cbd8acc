import { describe, expect, it } from 'vitest'
import { isMonday } from '../calculation/days'
import { catalogue, request } from '../calculation/price-fixture'
import { en } from '../quotes/messages/en'
import type { Quote } from '../quotes/quote'
import { type EnrolGroup, groupsOf, quotedStart, startsOf } from './enrol-group'
import { checkStay } from './enrolment-check'

const school = catalogue({
  courses: [{ number: 2, title: 'Morning', minAge: 16 }],
  accommodation: [{ number: 3, title: 'Homestay', minAge: 18 }],
  closures: [{ from: '2027-02-01', to: '2027-02-12', title: 'Winter break' }],
})

const quote = (given: Parameters<typeof request>[0], slug = 'test') =>
  ({
    content: {
      school: { slug },
      request: request({ course: 2, weeks: 4, ...given }),
      timeZone: 'UTC',
      createdAt: '2027-01-05T12:00:00.000Z',
    },
  }) as unknown as Quote

const group = (...quotes: Quote[]): EnrolGroup => ({ field: 'start', catalogue: school, quotes })

const check = (fields: Record<string, string>, groups = [group(quote({}))], minAge = 14) =>
  checkStay(
    new URLSearchParams({ birthDate: '2000-01-01', start: '2027-01-18', ...fields }),
    groups,
    minAge,
    'en',
    en,
  )

describe('the start of a stay', () => {
  it.each([
    ['2027-01-18', []],
    ['', [en.startMissing]],
    ['2027-01-04', ['This start date has passed. The next possible one is January 11, 2027.']],
    ['2027-01-06', ['This start date has passed. The next possible one is January 11, 2027.']],
    ['2027-01-19', ['Courses begin on Mondays. The next one is January 25, 2027.']],
    [
      '2027-02-08',
      ['The school is closed then (Winter break). The next possible start is February 15, 2027.'],
    ],
  ])('on "%s": %j', (start, messages) => {
    expect(check({ start }).map(({ message }) => message)).toEqual(messages)
  })

  it('can be chosen among Mondays on which the school is open', () => {
    const days = startsOf(group(quote({})))
    expect(days.every(isMonday)).toBe(true)
    expect(days[0]).toBe('2027-01-11')
    expect(days).not.toContain('2027-02-08')
  })

  it('is the earliest that was quoted', () => {
    expect(
      quotedStart(group(quote({ start: '2027-03-01' }), quote({ start: '2027-01-18' }), quote({}))),
    ).toBe('2027-01-18')
    expect(quotedStart(group(quote({})))).toBeUndefined()
  })
})

describe('the age', () => {
  const tooYoung = (birthDate: string, quotes: Quote[], minAge?: number) =>
    check({ birthDate }, [group(...quotes)], minAge).map(({ field, message }) => [field, message])

  it('is that of the first day, and must be enough for the strictest of all', () => {
    const course = quote({})
    const both = quote({ accommodation: 3 })
    expect(tooYoung('2011-01-18', [course])).toEqual([])
    expect(tooYoung('2011-01-19', [course])).toEqual([
      ['birthDate', 'Morning: students must be at least 16 years old on the first day, January 18, 2027.'],
    ])
    expect(tooYoung('2011-01-18', [course, both])).toEqual([
      ['birthDate', 'Homestay: students must be at least 18 years old on the first day, January 18, 2027.'],
    ])
    expect(tooYoung('2009-01-18', [both], 21)).toEqual([
      ['birthDate', 'Students must be at least 21 years old on the first day, January 18, 2027.'],
    ])
  })

  it.each(['2027-01-06', '2030-01-01', '1900-01-01'])('of somebody born on %s is a mistake', (birthDate) => {
    expect(tooYoung(birthDate, [quote({})])).toEqual([['birthDate', en.birthDateWrong]])
  })

  it('is not judged without a start', () => {
    expect(check({ birthDate: '2012-01-01', start: '' }).map(({ field }) => field)).toEqual(['start'])
  })
})

describe('the start of a course with listed dates', () => {
  const offers = catalogue({
    courses: [
      { number: 2, title: 'Morning', minAge: 16 },
      { number: 6, title: 'Exam', minAge: 16, starts: { on: 'dates', dates: ['2027-04-12', '2027-09-13'] } },
    ],
  })
  const exam = quote({ course: 6, weeks: 12 })
  const groups = groupsOf([quote({}), exam, quote({ course: 1, accommodation: 3 })], [offers])

  it('is asked for by itself when the cart has other courses too', () => {
    expect(groups.map(({ field, quotes }) => [field, quotes.length])).toEqual([
      ['start', 2],
      ['start-2', 1],
    ])
    expect(groups.map(startsOf)[1]).toEqual(['2027-04-12', '2027-09-13'])
  })

  it.each([
    ['2027-04-12', []],
    ['2027-04-19', ['“Exam” starts on certain dates only. The next one is September 13, 2027.']],
    ['', [en.startMissing]],
  ])('on "%s": %j', (start, messages) => {
    expect(check({ 'start-2': start }, groups).map(({ message }) => message)).toEqual(messages)
  })
})

it('asks each school of a cart for a start of its own', () => {
  const other = catalogue({ school: { id: 2, slug: 'other', name: 'Other' } })
  const groups = groupsOf([quote({}), quote({}, 'other'), quote({}), quote({}, 'gone')], [school, other])
  expect(groups.map(({ field, quotes }) => [field, quotes.length])).toEqual([
    ['start', 2],
    ['start-2', 1],
  ])
  expect(check({ 'start-2': '2027-01-19' }, groups).map(({ field }) => field)).toEqual(['start-2'])
})
