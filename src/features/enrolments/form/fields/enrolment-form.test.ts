import { describe, expect, it } from 'vitest'
import type { FieldError } from '../../../../shared/form-fields'
import { quotesMessages } from '../../../quotes/messages/messages'
import { enrolmentsMessages } from '../../messages/messages'
import { inFormOrder, readStudent } from './enrolment-form'

const en = quotesMessages('en')
const texts = enrolmentsMessages('en')

const complete = {
  name: 'Ana Silva',
  email: 'ana@x.example',
  birthDate: '1999-05-01',
  nationality: 'BR',
  level: 'B1',
  message: '',
  terms: 'yes',
}
const read = (fields: Record<string, string> = {}) =>
  readStudent(new URLSearchParams({ ...complete, ...fields }), en, texts)

describe('the enrolment form', () => {
  it('reads the student’s data', () => {
    const { terms: _, ...student } = complete
    expect(read()).toEqual({ student: { ...student, phone: '' }, errors: [] })
    expect(read({ name: '  Ana\r\n Silva ' }).student?.name).toBe('Ana Silva')
    expect(read({ message: ' one\r\ntwo\u0000 ' }).student?.message).toBe('one\ntwo')
    expect(read({ level: 'unknown' }).student?.level).toBe('unknown')
  })

  it('reads a guardian who agrees, whoever the student is', () => {
    const guardian = {
      guardianName: ' Rosa\nSilva',
      guardianContact: ' rosa@x.example ',
      guardianConsent: 'yes',
    }
    expect(read(guardian).student?.guardian).toEqual({ name: 'Rosa Silva', contact: 'rosa@x.example' })
    expect(read({ ...guardian, guardianConsent: '' }).student).not.toHaveProperty('guardian')
  })

  it('takes a parent who fills it in as the guardian, with their own address', () => {
    const by = { by: 'guardian', parentName: ' Rosa\nSilva', parentConsent: 'yes' }
    expect(read(by).student).toMatchObject({
      name: 'Ana Silva',
      email: 'ana@x.example',
      isByGuardian: true,
      guardian: { name: 'Rosa Silva', contact: 'ana@x.example' },
    })
    // What was typed before for another guardian does not count.
    expect(read({ ...by, guardianName: 'Marta' }).student?.guardian?.name).toBe('Rosa Silva')
    expect(read({ by: 'guardian', name: '', level: '' }).errors).toEqual([
      { field: 'name', message: texts('by.nameMissing') },
      { field: 'level', message: texts('by.levelMissing') },
      { field: 'parentName', message: texts('by.parentNameMissing') },
      { field: 'parentConsent', message: texts('by.consentMissing') },
    ])
    expect(read({ parentName: 'Rosa', parentConsent: 'yes' }).student).not.toHaveProperty('guardian')
  })

  it.each<[string, string, string]>([
    ['name', ' ', en('nameMissing')],
    ['name', 'x'.repeat(121), en('nameLong')],
    ['email', '', en('mailInvalid')],
    ['email', 'ana@', en('mailInvalid')],
    ['email', 'ana@x.example\nBcc: b@x.example', en('mailInvalid')],
    ['birthDate', '', en('birthDateMissing')],
    ['birthDate', '2001-02-30', en('birthDateWrong')],
    ['birthDate', '01/05/1999', en('birthDateWrong')],
    ['nationality', 'XX', en('nationalityMissing')],
    ['level', 'D1', en('levelMissing')],
    ['message', 'x'.repeat(2001), en('messageLong')],
    ['terms', 'no', en('termsMissing')],
  ])('refuses the %s "%s" with a sentence', (field, value, message) => {
    expect(read({ [field]: value }).errors).toEqual([{ field, message }])
  })

  it('reports each missing field of an empty form once', () => {
    const { student, errors } = readStudent(new URLSearchParams(), en, texts)
    expect(student).toBeUndefined()
    expect(errors.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'birthDate',
      'nationality',
      'level',
      'terms',
    ])
  })

  it('lists errors in the order of the fields', () => {
    const errors = ['terms', 'start-2', 'birthDate', 'form'].map(
      (field): FieldError => ({ field, message: '' }),
    )
    expect(inFormOrder(errors).map(({ field }) => field)).toEqual(['form', 'start-2', 'birthDate', 'terms'])
  })
})

it.each(['', '+34 600 123 456', '(0250) 555-0114', '0049.30.1234567'])(
  'accepts the phone number “%s”',
  (phone) => {
    expect(
      readStudent(new URLSearchParams({ phone }), en, texts).errors.map(({ field }) => field),
    ).not.toContain('phone')
  },
)

it.each(['123', 'call me', '1'.repeat(16), '+1 250 555 0114 <b>'])(
  'refuses the phone number “%s”',
  (phone) => {
    const { errors } = readStudent(new URLSearchParams({ phone }), en, texts)
    expect(errors.find(({ field }) => field === 'phone')?.message).toMatch(/6 to 15 digits/)
  },
)
