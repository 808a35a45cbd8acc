import { expect, it } from 'vitest'
import { isSameContact, isSameGuardian } from './guardian'

const byMail = { name: 'Rosa  Álvarez', contact: 'Rosa@Mail.example' }
const byPhone = { name: 'Rosa Alvarez', contact: '+34 600 000 001' }

it.each([
  ['rosa@mail.example', byMail, true],
  ['osa@mail.example', byMail, false],
  ['rosa@mail.example', byPhone, false],
  ['rosa alvarez', byMail, true],
  ['Rosa', byMail, false],
  ['0034 600 000 001', byPhone, true],
  ['600-000-001', byPhone, true],
  ['600 000 002', byPhone, false],
  ['000 000 000', byPhone, false],
  ['600 000 001', byMail, false],
  [' … ', { name: '', contact: '' }, false],
])('%s is this guardian: %o %s', (who, guardian, expected) => {
  expect(isSameGuardian(who, guardian)).toBe(expected)
})

it.each([
  ['+34 600 000 001', '0034-600-000-001', true],
  ['+34 600 000 001', '600000001', true],
  ['+34 600 000 001', '+49 600 000 001', false],
  ['Rosa@Mail.example ', 'rosa@mail.example', true],
  ['rosa@mail.example', '600000001', false],
])('%s and %s are the same contact: %s', (one, other, expected) => {
  expect(isSameContact(one, other)).toBe(expected)
})
