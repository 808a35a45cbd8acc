import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../tests/fixtures/price-fixture'
import { addDays, todayIn } from '../../../shared/time/days'
import { followsRule, type StartRule } from '../../../shared/time/start-rule'
import type { PriceCatalogue } from '../model'
import { firstStart, isStart, lastBookingDay, nextStart, nextStarts, startDays, startRuleFor } from './starts'

const mondays: StartRule = { on: 'every-monday' }
const firstMondays: StartRule = { on: 'first-monday' }
const listed: StartRule = { on: 'dates', dates: ['2027-01-11', '2027-04-13', '2027-09-13'] }
const closure = (from: string, to: string) => ({ from, to, title: '', weeks: 'count' as const })

describe('nextStart', () => {
  it.each<[StartRule, string, string | undefined]>([
    [mondays, '2027-01-04', '2027-01-04'],
    [mondays, '2027-01-05', '2027-01-11'],
    [firstMondays, '2027-02-01', '2027-02-01'],
    [firstMondays, '2027-02-02', '2027-03-01'],
    [firstMondays, '2027-01-05', '2027-02-01'],
    [firstMondays, '2027-12-31', '2028-01-03'],
    [firstMondays, '2027-01-31', '2027-02-01'],
    [listed, '2027-01-01', '2027-01-11'],
    [listed, '2027-01-12', '2027-04-13'],
    [listed, '2027-09-14', undefined],
  ])('%j from %s on is %s', (rule, day, start) => {
    expect(nextStart(rule, day, [])).toBe(start)
  })

  it('skips consecutive closures, in any order', () => {
    const closures = [closure('2027-01-18', '2027-01-22'), closure('2027-01-08', '2027-01-15')]
    expect(nextStart(mondays, '2027-01-05', closures)).toBe('2027-01-25')
    expect(nextStart(firstMondays, '2027-02-01', [closure('2027-02-01', '2027-03-01')])).toBe('2027-04-05')
    expect(nextStart(listed, '2027-01-05', closures)).toBe('2027-04-13')
    expect(nextStart(listed, '2027-09-01', [closure('2027-09-13', '2027-09-13')])).toBeUndefined()
  })
})

it.each<[StartRule, string, boolean]>([
  [mondays, '2027-01-11', true],
  [mondays, '2027-01-12', false],
  [firstMondays, '2027-01-04', true],
  [firstMondays, '2027-01-11', false],
  [listed, '2027-04-13', true],
  [listed, '2027-04-12', false],
])('%j allows %s: %s', (rule, day, expected) => {
  expect(followsRule(rule, day)).toBe(expected)
})

const offering = (starts: StartRule, today: string, given: Partial<PriceCatalogue> = {}) =>
  catalogue({ courses: [{ number: 6, title: 'Exam', minAge: 16, starts }], today, ...given })
const course = { course: 6, accommodation: 2 }
const withRoom = { course: 6, accommodation: 3 }

describe('startDays', () => {
  it('begin after today and skip closures', () => {
    const closures = [closure('2027-01-11', '2027-01-13')]
    expect(startDays(course, offering(mondays, '2027-01-04', { closures })).slice(0, 2)).toEqual([
      '2027-01-18',
      '2027-01-25',
    ])
  })

  it('cover 18 months, and all listed dates', () => {
    const all = (starts: StartRule, today: string) => startDays(course, offering(starts, today))
    expect(all(mondays, '2027-01-04')).toHaveLength(78)
    expect(all(mondays, '2027-01-04').at(-1)).toBe('2028-07-03')
    expect(all(firstMondays, '2027-01-04')).toHaveLength(18)
    expect(all(firstMondays, '2027-01-04').slice(0, 3)).toEqual(['2027-02-01', '2027-03-01', '2027-04-05'])
    expect(all(firstMondays, '2027-01-04').at(-1)).toBe('2028-07-03')
    expect(all(listed, '2027-01-11')).toEqual(['2027-04-13', '2027-09-13'])
    expect(all(listed, '2025-01-11')).toEqual(['2027-01-11', '2027-04-13', '2027-09-13'])
    expect(all(listed, '2027-09-13')).toEqual([])
  })
})

it('uses the rule of the course, and every Monday without one', () => {
  const offers = offering(listed, '2027-01-11')
  expect(startRuleFor({ course: 6 }, offers)).toEqual(listed)
  expect(startRuleFor({ course: 1 }, offers)).toEqual(mondays)
  expect(firstStart(course, offers)).toBe('2027-04-13')
  expect(firstStart(course, { ...offers, today: '2027-09-13' })).toBeUndefined()
})

describe('the days before a start', () => {
  const room = (leadDays?: number) => [
    { number: 3, title: 'Homestay', minAge: 16, ...(leadDays === undefined ? {} : { leadDays }) },
  ]

  it.each<[string, typeof course, number, number | undefined, string]>([
    ['the school needs none', course, 0, undefined, '2027-01-11'],
    ['the school needs one', course, 1, undefined, '2027-01-11'],
    ['the school needs three', course, 3, undefined, '2027-01-18'],
    ['the room needs more than the school', withRoom, 3, 10, '2027-01-25'],
    ['the room is not chosen', course, 3, 10, '2027-01-18'],
    ['the room needs less than the school', withRoom, 3, 1, '2027-01-18'],
    ['the room needs as many as the school', withRoom, 3, undefined, '2027-01-18'],
    ['the start is exactly as many days ahead', course, 8, undefined, '2027-01-18'],
    ['the start is one day too early', course, 9, undefined, '2027-01-25'],
  ])('on a Sunday, if %s', (_, request, leadDays, roomDays, start) => {
    const offers = offering(mondays, '2027-01-10', { leadDays, accommodation: room(roomDays) })
    expect(firstStart(request, offers)).toBe(start)
    expect(startDays(request, offers)[0]).toEqual(start)
    // On the last day it can still be booked, on the next day no longer.
    const today = lastBookingDay(request, offers, start)
    expect(firstStart(request, { ...offers, today })).toBe(start)
    expect(firstStart(request, { ...offers, today: addDays(today, 1) })).toBe(addDays(start, 7))
  })

  it('are counted in the time zone of the school: the Sunday evening before a Monday', () => {
    // Monday in Europe, still Sunday at the school.
    const now = new Date('2027-01-11T04:30:00Z')
    const today = todayIn('America/Vancouver', now)
    const offers = offering(mondays, today, { leadDays: 3, accommodation: room(10) })
    expect(today).toBe('2027-01-10')
    expect(firstStart(course, offers)).toBe('2027-01-18')
    expect(firstStart(withRoom, offers)).toBe('2027-01-25')
    expect(startDays(course, offers)).not.toContain('2027-01-11')
  })
})

describe('nextStarts', () => {
  const school = (rules: StartRule[], change: Partial<PriceCatalogue> = {}) => ({
    courses: rules.map((starts, index) => ({ number: index + 2, title: '', minAge: 16, starts })),
    closures: [],
    leadDays: 3,
    // A Friday: the next Monday is three days away.
    today: '2027-01-08',
    ...change,
  })

  it.each<[string, StartRule[], Partial<PriceCatalogue>, string[]]>([
    ['of all courses, each day once', [firstMondays, mondays, listed], {}, ['01-11', '01-18', '01-25']],
    ['of a course with few starts', [firstMondays], {}, ['02-01', '03-01', '04-05']],
    ['fewer if no more are listed', [listed], { today: '2027-03-01' }, ['04-13', '09-13']],
    ['not before the lead time', [mondays], { leadDays: 4 }, ['01-18', '01-25', '02-01']],
    ['not today', [mondays], { today: '2027-01-11', leadDays: 0 }, ['01-18', '01-25', '02-01']],
    [
      'not during a closure',
      [mondays],
      { closures: [closure('2027-01-11', '2027-01-22')] },
      ['01-25', '02-01', '02-08'],
    ],
    ['none without courses', [], {}, []],
  ])('%s', (_name, rules, change, expected) => {
    expect(nextStarts(school(rules, change), 3)).toEqual(expected.map((day) => `2027-${day}`))
  })
})

describe('a holiday', () => {
  const holiday = (from: string, to = from) => ({ from, to, title: 'Holiday', weeks: 'holiday' as const })
  const easter = [holiday('2027-03-26'), holiday('2027-03-29')]

  it.each<[string, StartRule, string, { from: string; to: string; weeks?: 'count' | 'holiday' }[], string]>([
    ['moves a start to Tuesday', mondays, '2027-03-27', easter, '2027-03-30'],
    ['moves the first Monday of a month', firstMondays, '2027-07-01', [holiday('2027-07-05')], '2027-07-06'],
    ['moves a listed date', listed, '2027-04-01', [holiday('2027-04-13')], '2027-04-14'],
    ['moves over several days', mondays, '2027-03-27', [holiday('2027-03-29', '2027-03-31')], '2027-04-01'],
    [
      'of a whole week is like a closure',
      mondays,
      '2027-03-27',
      [holiday('2027-03-29', '2027-04-02')],
      '2027-04-05',
    ],
    [
      'followed by a closure is like it',
      mondays,
      '2027-03-27',
      [closure('2027-03-30', '2027-04-02'), holiday('2027-03-29')],
      '2027-04-05',
    ],
    ['on another day moves nothing', mondays, '2027-03-20', easter, '2027-03-22'],
    ['that is over does not hide the start after it', mondays, '2027-03-30', easter, '2027-03-30'],
    ['moves no start twice', mondays, '2027-03-31', easter, '2027-04-05'],
  ])('%s', (_what, rule, day, closures, start) => {
    expect(nextStart(rule, day, closures as never)).toBe(start)
  })

  it('leaves one start in each week', () => {
    const found = startDays(
      { course: 1, accommodation: 2 },
      catalogue({ closures: easter, today: '2027-03-10' }),
    )
    expect(found.slice(0, 5)).toEqual(['2027-03-15', '2027-03-22', '2027-03-30', '2027-04-05', '2027-04-12'])
    expect([isStart(mondays, '2027-03-29', easter), isStart(mondays, '2027-03-30', easter)]).toEqual([
      false,
      true,
    ])
  })
})
