import { expect, it } from 'vitest'
import { filterQuery, readFilter, readSavedFilters } from './list-address'

const read = (query: string) => readFilter(new URLSearchParams(query))

it('reads and writes the same address', () => {
  const query =
    'state=waiting&q=Ana&school=2&course=2%3A5&from=2027-01-04&to=2027-02-01&overdue=1&payment=unpaid&view=calendar&month=2027-01&page=3'
  expect(filterQuery(read(query), { page: 3 })).toBe(query)
  expect(filterQuery(read(''))).toBe('')
})

it('starts at page 1 after a change of the filter', () => {
  expect(filterQuery(read('page=7'), { state: 'declined' })).toBe('state=declined')
})

it('ignores what it cannot read, and a course of another school', () => {
  expect(read('state=gone&payment=x&view=x&month=2027-13&ids=x&school=x&from=2027-02-30&page=-1')).toEqual({
    state: 'new',
    text: '',
    overdue: false,
    view: 'list',
    page: 1,
  })
  expect(read('school=1&course=2:5').course).toBeUndefined()
  expect(read('course=2:5')).toMatchObject({ school: 2, course: 5 })
})

it('shows chosen requests whatever their state is', () => {
  expect(read('ids=3,x,7')).toMatchObject({ ids: [3, 7] })
  expect(filterQuery(read('ids=3,7'))).toBe('ids=3%2C7')
})

it('reads saved filters, and ignores other stored values', () => {
  const saved = [{ name: 'July', query: 'from=2027-07-01' }]
  expect(readSavedFilters(saved)).toEqual(saved)
  for (const value of [undefined, null, 'x', [null], [{ name: 1 }]])
    expect(readSavedFilters(value)).toEqual([])
})
