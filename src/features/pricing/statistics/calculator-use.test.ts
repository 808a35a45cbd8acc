import { expect, it } from 'vitest'
import { type DayCount, summarise } from './calculator-use'

const today = '2027-06-30'
const count = (part: Partial<DayCount>): DayCount => ({
  event: 'start',
  day: today,
  course: 2,
  weeks: 4,
  count: 1,
  ...part,
})

it('sums the last twelve weeks by week, course and length', () => {
  const use = summarise(
    [
      count({ count: 5 }),
      count({ event: 'quote', count: 2 }),
      count({ day: '2027-06-24', course: 3, weeks: 12, count: 7 }),
      count({ day: '2027-06-23', weeks: 5 }),
      count({ day: '2027-04-08', event: 'enrolment', weeks: 48 }),
      count({ day: '2027-04-07', count: 100 }),
      count({ day: '2027-07-01', count: 100 }),
    ],
    today,
  )
  expect(use.total).toEqual({ start: 13, quote: 2, enrolment: 1 })
  expect(use.byWeek).toHaveLength(12)
  expect(use.byWeek[0]).toEqual({ label: '2027-04-08', counts: { start: 0, quote: 0, enrolment: 1 } })
  expect(use.byWeek.at(-2)).toEqual({ label: '2027-06-17', counts: { start: 1, quote: 0, enrolment: 0 } })
  expect(use.byWeek.at(-1)).toEqual({ label: '2027-06-24', counts: { start: 12, quote: 2, enrolment: 0 } })
  expect(use.byCourse).toEqual([
    { label: 3, counts: { start: 7, quote: 0, enrolment: 0 } },
    { label: 2, counts: { start: 6, quote: 2, enrolment: 1 } },
  ])
  expect(use.byLength.map(({ label, counts }) => [label, counts.start])).toEqual([
    ['1', 0],
    ['2', 0],
    ['3–4', 5],
    ['5–8', 1],
    ['9–12', 7],
    ['13–24', 0],
    ['25–48', 0],
  ])
})

it('shows events without a number of weeks', () => {
  const [first] = summarise([count({ weeks: 0 })], today).byLength
  expect(first).toEqual({ label: 'not chosen', counts: { start: 1, quote: 0, enrolment: 0 } })
})

it('is empty without events', () => {
  expect(summarise([], today)).toMatchObject({ total: { start: 0, quote: 0, enrolment: 0 }, byCourse: [] })
})
