import { expect, it } from 'vitest'
import { addMonths, daysOf, firstKeptDay, isMonth, keptMonths, lastDay, periodsOf } from './months'

it('calculates with months', () => {
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-05', -24)).toBe('2025-05')
  expect(lastDay('2028-02')).toBe('2028-02-29')
  expect(daysOf('2027-02')).toHaveLength(28)
  expect([isMonth('2027-12'), isMonth('2027-13'), isMonth('2027-1')]).toEqual([true, false, false])
})

it('keeps two years and this month', () => {
  expect(firstKeptDay('2027-05-31')).toBe('2025-05-01')
  expect(keptMonths('2027-05-31')[0]).toBe('2027-05')
  expect(keptMonths('2027-05-31').at(-1)).toBe('2025-06')
})

it('compares a month with the same days of the one before', () => {
  expect(periodsOf('2027-05', '2027-05-10')).toEqual({
    month: '2027-05',
    first: '2027-05-01',
    last: '2027-05-31',
    firstBefore: '2027-04-01',
    lastBefore: '2027-04-30',
    comparedTo: '2027-04-10',
    isOpen: true,
  })
  // April has no 31st.
  expect(periodsOf('2027-05', '2027-05-31').comparedTo).toBe('2027-04-30')
  expect(periodsOf('2027-03', '2027-05-10')).toMatchObject({ comparedTo: '2027-02-28', isOpen: false })
})
