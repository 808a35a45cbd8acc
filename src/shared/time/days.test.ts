import { describe, expect, it } from 'vitest'
import { addDays, ageOn, dueSince, endOfDayIn, isDay, momentIn, noonOf, todayIn, toLessonWeek } from './days'

describe('isDay', () => {
  it.each([
    ['2027-02-28', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-1-1', false],
    ['', false],
    ['2027-01-01T00:00', false],
  ])('%s: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

it('addDays crosses months, years and daylight saving time', () => {
  expect(addDays('2027-03-13', 2)).toBe('2027-03-15')
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
})

it.each([
  ['2027-01-11', '2027-01-11'],
  ['2027-01-15', '2027-01-11'],
  ['2027-01-16', '2027-01-18'],
  ['2027-01-17', '2027-01-18'],
])('toLessonWeek: %s belongs to the week of %s', (day, monday) => {
  expect(toLessonWeek(day)).toBe(monday)
})

it('todayIn uses the time zone of the school', () => {
  const now = new Date('2027-01-01T02:00:00Z')
  expect([todayIn('America/Halifax', now), todayIn('UTC', now)]).toEqual(['2026-12-31', '2027-01-01'])
})

it.each([
  ['UTC', '2027-01-10', '2027-01-10T23:59:59.000Z'],
  ['America/Los_Angeles', '2027-01-10', '2027-01-11T07:59:59.000Z'],
  ['Pacific/Kiritimati', '2027-01-10', '2027-01-10T09:59:59.000Z'],
  ['Asia/Kathmandu', '2027-01-10', '2027-01-10T18:14:59.000Z'],
  // A day of 23 hours, and one that is followed by a day that begins at one o'clock.
  ['Europe/Madrid', '2027-03-28', '2027-03-28T21:59:59.000Z'],
  ['America/Asuncion', '2023-09-30', '2023-10-01T03:59:59.000Z'],
])('endOfDayIn %s: %s ends at %s', (timeZone, day, end) => {
  expect(endOfDayIn(timeZone, day).toISOString()).toBe(end)
})

it.each([
  ['2010-06-15', '2026-06-14', 15],
  ['2010-06-15', '2026-06-15', 16],
  ['2010-06-15', '2026-12-31', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-01-05', '2026-01-05', 0],
])('ageOn: born %s, on %s: %i', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})

it('writes a moment as it is in a time zone', () => {
  expect(momentIn('Asia/Tokyo', new Date('2026-12-31T20:05:30Z'))).toBe('2027-01-01 05:05')
  expect(momentIn('America/Halifax', new Date('2026-07-01T02:00:00Z'))).toBe('2026-06-30 23:00')
})

it('stores a day as its noon', () => {
  expect(noonOf('2027-01-04')).toBe('2027-01-04T12:00:00.000Z')
})

it('dueSince: daily work is due from its hour on, in the given time zone', () => {
  const due = (now: string, zone = 'Europe/Berlin') => dueSince(3, zone, new Date(now))?.toISOString()
  expect(due('2026-01-15T01:59:00Z')).toBeUndefined()
  expect(due('2026-01-15T02:00:00Z')).toBe('2026-01-15T02:00:00.000Z')
  expect(due('2026-01-15T22:59:00Z')).toBe('2026-01-15T02:00:00.000Z')
  // Already the next day there.
  expect(due('2026-01-15T23:30:00Z')).toBeUndefined()
  expect(due('2026-01-15T06:59:00Z', 'America/Halifax')).toBeUndefined()
})
