import { expect, it } from 'vitest'
import { translateCode } from '../../../shared/messages/message-code'
import { commentsPanelMessages } from '../messages/panel/messages'
import { conflictOf } from './conflict'
import { timeAgo } from './elapsed-time'
import { inEnglish } from './refusal'

it('writes elapsed time in the largest unit', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(
    ['11:59:59.900', '11:59:30', '11:58:00', '09:00:00'].map((time) =>
      inEnglish(timeAgo(`2026-11-15T${time}Z`, now)),
    ),
  ).toEqual(['just now', '30 seconds ago', '2 minutes ago', '3 hours ago'])
  expect(inEnglish(timeAgo('2025-10-01T00:00:00Z', now))).toBe('1 year ago')
})

it('says who changed the comment, how and when', () => {
  const step = { byName: 'Mo', action: 'spam', createdAt: '2026-11-15T11:59:30Z' }
  const now = new Date('2026-11-15T12:00:00Z')
  const conflict = conflictOf(3, { version: 2, state: 'spam' }, step, now)
  expect(conflict).toMatchObject({ id: 3, by: 'Mo' })
  expect(inEnglish(conflict.reason)).toBe(
    'Mo marked as spam this comment 30 seconds ago. Your change was not made.',
  )
  expect(translateCode(commentsPanelMessages('de'), conflict.reason)).toBe(
    'Mo hat diesen Kommentar vor 30 Sekunden als Spam markiert. Ihre Änderung wurde nicht gemacht.',
  )
  const bySite = conflictOf(3, undefined, { ...step, byName: 'the site', action: 'import' }, now)
  expect(inEnglish(bySite.reason)).toBe(
    'The site changed this comment 30 seconds ago. Your change was not made.',
  )
})
