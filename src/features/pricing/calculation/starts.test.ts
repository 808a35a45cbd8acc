import { describe, expect, it } from 'vitest'
import type { StartRule } from '../contract'
import { catalogue } from './price-fixture'
import { firstStart, followsRule, nextStart, startDays, startRuleFor } from './starts'

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

describe('startDays', () => {
  it('begin after today and skip closures', () => {
    expect(startDays(mondays, '2027-01-04', [closure('2027-01-11', '2027-01-13')], 2)).toEqual([
      '2027-01-18',
      '2027-01-25',
    ])
  })

  it('cover the same period for first Mondays, and all listed dates', () => {
    expect(startDays(firstMondays, '2027-01-04', [], 26)).toEqual([
      '2027-02-01',
      '2027-03-01',
      '2027-04-05',
      '2027-05-03',
      '2027-06-07',
      '2027-07-05',
    ])
    expect(startDays(listed, '2027-01-11', [], 1)).toEqual(['2027-04-13', '2027-09-13'])
    expect(startDays(listed, '2027-09-13', [], 26)).toEqual([])
  })
})

it('uses the rule of the course, and every Monday without one', () => {
  const offers = catalogue({ courses: [{ number: 6, title: 'Exam', minAge: 16, starts: listed }] })
  expect(startRuleFor({ course: 6 }, offers)).toEqual(listed)
  expect(startRuleFor({ course: 1 }, offers)).toEqual(mondays)
  expect(firstStart({ course: 6 }, { ...offers, today: '2027-01-11' })).toBe('2027-04-13')
  expect(firstStart({ course: 6 }, { ...offers, today: '2027-09-13' })).toBeUndefined()
})
