import { expect, it } from 'vitest'
import { coveredUntil } from './coverage'

const today = '2026-11-17'

it('finds the last day of one list', () => {
  expect(coveredUntil([{ validFrom: '2026-01-01', validTo: '2026-12-31' }], today)).toBe('2026-12-31')
})

it('continues with the list that begins on the day after', () => {
  const lists = [
    { validFrom: '2027-01-01', validTo: '2027-12-31' },
    { validFrom: '2026-01-01', validTo: '2026-12-31' },
  ]
  expect(coveredUntil(lists, today)).toBe('2027-12-31')
})

it('stops at a gap of one day', () => {
  const lists = [
    { validFrom: '2026-01-01', validTo: '2026-12-31' },
    { validFrom: '2027-01-02', validTo: '2027-12-31' },
  ]
  expect(coveredUntil(lists, today)).toBe('2026-12-31')
})

it('has no last day with a list that does not end', () => {
  expect(
    coveredUntil([{ validFrom: '2026-01-01', validTo: '2026-11-17' }, { validFrom: '2026-11-18' }], today),
  ).toBeNull()
})

it('knows nothing before the first list or after the last', () => {
  expect(coveredUntil([{ validFrom: '2026-11-18' }], today)).toBeUndefined()
  expect(coveredUntil([{ validFrom: '2026-01-01', validTo: '2026-11-16' }], today)).toBeUndefined()
  expect(coveredUntil([], today)).toBeUndefined()
})
