import { expect, it } from 'vitest'
import { dueAfterMail, stateAfterMail } from './office-rules'

it('leads from a mail to a state and a due day', () => {
  expect(stateAfterMail('confirm', 'waiting')).toBe('confirmed')
  expect(stateAfterMail('documents', 'new')).toBe('waiting')
  expect(stateAfterMail('free', 'new')).toBe('in-progress')
  expect(stateAfterMail('free', 'confirmed')).toBe('confirmed')
  expect(dueAfterMail('otherDate', '2026-11-17')).toBe('2026-11-24')
  expect(dueAfterMail('confirm', '2026-11-17')).toBeUndefined()
})
