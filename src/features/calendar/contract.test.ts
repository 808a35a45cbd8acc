import { describe, expect, it } from 'vitest'
import { type CalendarFilter, calendarAddress, readCalendarFilter } from './contract'

const read = (address: string) => readCalendarFilter(new URLSearchParams(address.split('?')[1] ?? ''))

describe('the address of the calendar', () => {
  it.each<CalendarFilter>([
    {},
    { school: 3, from: '2027-01-04' },
    { school: 3, from: '2027-01-04', cell: { kind: 'course', offer: 2, monday: '2027-01-11' } },
    { cell: { kind: 'departure', day: '2027-01-09' } },
  ])('is read as it was written: %o', (filter) => {
    expect(read(calendarAddress(filter))).toEqual(filter)
  })

  it.each([
    ['?from=2027-01-07', { from: '2027-01-04' }],
    ['?from=2027-01-10', { from: '2027-01-04' }],
    ['?from=2027-02-30&school=x&cell=course:0:2027-01-04', {}],
    ['?cell=course:2:2027-01-05', {}],
    ['?cell=room:2:2027-01-04', {}],
    ['?cell=arrival:tomorrow', {}],
  ])('has only what exists: %s', (address, filter) => {
    expect(read(address)).toEqual(filter)
  })
})
