import { expect, it } from 'vitest'
import { writeErasure } from '../persons/erasure-entry.server'
import { describeErasure } from './describe-erasure'

it('names an erasure by what was erased', () => {
  const report = [
    { kind: 'enrolments', found: 1 },
    { kind: 'mails', found: 12 },
  ] as const
  const textOf = (subject: string) => describeErasure(subject, 'de')
  expect(textOf(writeErasure(report))).toBe('Personenbezogene Daten: Anmeldungen 1, E-Mails 12')
  expect(textOf(writeErasure([]))).toBe('Personenbezogene Daten: keine')
  expect(textOf('Personal data: retired 3')).toBe('Personenbezogene Daten: keine')
  expect(textOf('User: Ada')).toBeUndefined()
})
