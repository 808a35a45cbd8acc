import { expect, it } from 'vitest'
import { addWorkingDays, isOverdue } from './request-rules'

it('counts working days from Monday to Friday', () => {
  expect(addWorkingDays('2026-11-17', 2)).toBe('2026-11-19')
  expect(addWorkingDays('2026-11-19', 2)).toBe('2026-11-23')
  expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23')
  expect(addWorkingDays('2026-11-17', 0)).toBe('2026-11-17')
})

it('finds overdue what is still open after its day', () => {
  const due = '2026-11-16T12:00:00.000Z'
  expect(isOverdue({ state: 'new', due }, '2026-11-17')).toBe(true)
  expect(isOverdue({ state: 'waiting', due }, '2026-11-16')).toBe(false)
  expect(isOverdue({ state: 'confirmed', due }, '2026-11-17')).toBe(false)
  expect(isOverdue({ state: 'new', due: null }, '2026-11-17')).toBe(false)
})
