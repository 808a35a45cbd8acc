import { expect, it } from 'vitest'
import { dueAfterMail, stateAfterMail, undoLeftMs } from './desk-rules'

it('leads from a mail to a state and a due day', () => {
  expect(stateAfterMail('confirm', 'waiting')).toBe('confirmed')
  expect(stateAfterMail('documents', 'new')).toBe('waiting')
  expect(stateAfterMail('free', 'new')).toBe('in-progress')
  expect(stateAfterMail('free', 'confirmed')).toBe('confirmed')
  expect(dueAfterMail('otherDate', '2026-11-17')).toBe('2026-11-24')
  expect(dueAfterMail('confirm', '2026-11-17')).toBeUndefined()
})

it('offers to undo for ten seconds from when the result is shown, but only what the server accepts', () => {
  expect(undoLeftMs(0, undefined, 1_000)).toBe(14_000)
  expect(undoLeftMs(0, 1_000, 1_000)).toBe(10_000)
  expect(undoLeftMs(0, 1_000, 4_000)).toBe(7_000)
  expect(undoLeftMs(0, 9_000, 9_000)).toBe(6_000)
  expect(undoLeftMs(0, 20_000, 20_000)).toBe(0)
})
