import { expect, it } from 'vitest'
import type { PricedItem } from '../calculation/price-list'
import { checkList } from '../price-list/check-list'
import { listWarnings } from './list-warnings'

const offers = [
  { kind: 'course' as const, number: 2, title: 'General' },
  { kind: 'accommodation' as const, number: 3, title: 'Homestay' },
]
const sentences = (items: PricedItem[], validTo?: string) =>
  listWarnings(checkList(items, offers, 0), offers, { validTo, today: '2027-05-01', locale: 'en' })

const priced = (kind: PricedItem['kind'], number: number, segments: PricedItem['segments']) => ({
  kind,
  number,
  segments,
})
const room = priced('accommodation', 3, [{ from: 1, to: 48, amount: 10000, perWeek: 10000 }])

it('has no warnings for a valid list', () => {
  const course = priced('course', 2, [{ from: 1, to: 12, amount: 13000, perWeek: 13000 }])
  expect(sentences([course, room], '2027-05-01')).toEqual([])
})

it('reports what blocks publishing, with the cell', () => {
  const course = priced('course', 2, [
    { from: 1, to: 4, amount: 10000, perWeek: 10000 },
    { from: 3, to: 6, amount: 30000, perWeek: 10000 },
  ])
  expect(sentences([course, room])).toEqual([
    {
      sentence: expect.stringMatching(/^General \(course 2\): two prices for weeks 3 to 4\./),
      blocking: true,
      place: { kind: 'course', number: 2, week: 3 },
    },
  ])
})

it('reports gaps, falling prices, cents, missing and outdated rows, and a list that has ended', () => {
  const course = priced('course', 2, [
    { from: 1, to: 2, amount: 50050, perWeek: 0 },
    { from: 5, to: 7, amount: 40000, perWeek: -100 },
  ])
  const gone = priced('course', 9, [{ from: 1, to: 1, amount: 100, perWeek: 0 }])
  expect(sentences([course, gone], '2027-04-30').map(({ sentence }) => sentence)).toEqual([
    'This list ended on April 30, 2027 and is no longer used.',
    'General (course 2): not offered for weeks 3 to 4, but for shorter and longer stays.',
    'General (course 2): weeks 5 to 7 cost less than a shorter stay.',
    'General (course 2): has cents, but the currency of this list does not show them.',
    'Course 9: the school no longer offers this. Clear the row to remove it.',
    'Homestay (accommodation 3): no prices, so visitors cannot choose it.',
  ])
})
