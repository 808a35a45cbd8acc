import { expect, it } from 'vitest'
import { catalogue, request } from '../../../../../tests/fixtures/price-fixture'
import type { Quote } from '../../../quotes/contract'
import { enrolmentsMessages } from '../../messages/messages'
import type { EnrolGroup } from './enrol-group'
import { homestayTexts, readHomestay, staysWithFamily } from './homestay'

const en = enrolmentsMessages('en')
const read = (fields: Record<string, string>) => readHomestay(new URLSearchParams(fields), en)

it('reads the answers for a host family, and leaves out those that were not given', () => {
  expect(read({ allergies: ' nuts,\n cats ', pets: 'no', smoking: 'perhaps' })).toEqual({
    homestay: { allergies: 'nuts, cats', pets: 'no' },
    errors: [],
  })
  expect(read({})).toEqual({ homestay: {}, errors: [] })
  expect(read({ diet: 'x'.repeat(301) }).errors).toEqual([
    { field: 'diet', message: 'Use at most 300 characters.' },
  ])
})

it('says the answers in words', () => {
  expect(homestayTexts({ diet: 'vegan', pets: 'yes', smoking: 'no' }, en)).toEqual({
    allergies: '',
    diet: 'vegan',
    pets: 'Pets are fine',
    smoking: 'Does not smoke',
  })
  expect(homestayTexts(undefined, en).smoking).toBe('')
})

it.each([
  ['homestay', 3, true],
  ['residence', 3, false],
  ['homestay', 2, false],
] as const)('asks with a %s when number %i is chosen: %s', (kind, accommodation, asked) => {
  const group: EnrolGroup = {
    field: 'start',
    catalogue: catalogue({ accommodation: [{ number: 3, title: 'Room', minAge: 16, kind }] }),
    quotes: [{ content: { request: request({ accommodation }) } } as Quote],
  }
  expect(staysWithFamily([group])).toBe(asked)
})
