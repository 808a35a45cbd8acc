import { expect, it } from 'vitest'
import { conflictOf } from './conflict'
import { timeAgo } from './elapsed-time'

it('writes elapsed time in the largest unit', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(
    ['11:59:59.900', '11:59:30', '11:58:00', '09:00:00'].map((time) => timeAgo(`2026-11-15T${time}Z`, now)),
  ).toEqual(['just now', '30 seconds ago', '2 minutes ago', '3 hours ago'])
  expect(timeAgo('2025-10-01T00:00:00Z', now)).toBe('1 year ago')
})

it('says who changed the comment, how and when', () => {
  const step = { byName: 'Mo', action: 'spam', createdAt: '2026-11-15T11:59:30Z' }
  expect(conflictOf(3, { version: 2, state: 'spam' }, step, new Date('2026-11-15T12:00:00Z'))).toMatchObject({
    id: 3,
    by: 'Mo',
    message: 'Mo marked as spam this comment 30 seconds ago. Your change was not made.',
  })
})
