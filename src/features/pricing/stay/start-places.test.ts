import { expect, it } from 'vitest'
import { freeStarts, startPlacesOn, startsLeftOn } from './start-places'

const today = '2027-01-06'

it('limits how many begin on a day, on some days with another number', () => {
  const exceptions = [
    { day: '2027-02-01', places: 4 },
    { day: '2027-03-01', places: 0 },
    { day: '2027-03-01', places: 2 },
  ]
  const on = (day: string) => startPlacesOn(day, { places: 10, exceptions })
  expect([on('2027-01-11'), on('2027-02-01'), on('2027-03-01')]).toEqual([10, 4, 2])
  expect(startPlacesOn('2027-01-11', { exceptions })).toBeUndefined()
})

it('counts who begins that day, not who is there', () => {
  const begun = [
    { day: '2027-01-11', count: 9 },
    { day: '2027-01-18', count: 3 },
    { day: '2027-01-25', count: 10 },
    { day: '2026-12-07', count: 10 },
  ]
  const free = freeStarts({ places: 10, exceptions: [] }, begun, today)
  expect(free).toEqual({
    usual: 4,
    days: [
      { day: '2027-01-11', left: 1 },
      { day: '2027-01-25', left: 0 },
    ],
  })
  expect(['2027-01-11', '2027-01-18', '2027-01-25'].map((day) => startsLeftOn(day, free))).toEqual([1, 4, 0])
})

it('leaves other starts unlimited if only some are', () => {
  const free = freeStarts({ exceptions: [{ day: '2027-02-01', places: 2 }] }, [], today)
  expect(free).toEqual({ days: [{ day: '2027-02-01', left: 2 }] })
  expect(startsLeftOn('2027-02-08', free)).toBe(Number.POSITIVE_INFINITY)
  expect(startsLeftOn('2027-02-08', undefined)).toBe(Number.POSITIVE_INFINITY)
})

it('never goes below zero when a start is overbooked', () => {
  const begun = [{ day: '2027-02-01', count: 5 }]
  expect(freeStarts({ places: 3, exceptions: [] }, begun, today).days).toEqual([
    { day: '2027-02-01', left: 0 },
  ])
})

it('limits a start that a holiday has moved as that of its Monday', () => {
  const exceptions = [{ day: '2027-03-29', places: 2 }]
  const left = (day: string, begun: { day: string; count: number }[] = []) =>
    startsLeftOn(day, freeStarts({ exceptions }, begun, today))
  expect([left('2027-03-30'), left('2027-04-05')]).toEqual([2, Number.POSITIVE_INFINITY])
  expect(left('2027-03-30', [{ day: '2027-03-30', count: 2 }])).toBe(0)
})
