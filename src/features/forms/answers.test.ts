import { describe, expect, it } from 'vitest'
import { answerTexts, applicableFields, readAnswers, senderAddress, summaryOf } from './answers'
import type { FormField } from './contract'
import { formsMessages } from './messages/messages'

const t = formsMessages('en')

const field = (name: string, given: Partial<FormField> = {}): FormField =>
  ({
    type: 'shortText',
    maxLength: 200,
    required: false,
    label: { text: `Label of ${name}` },
    ...given,
    name,
  }) as FormField

const typed = (fields: Record<string, string | string[]>) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) =>
      [values].flat().map((value) => [`answer-${name}`, value]),
    ),
  )

const read = (fields: FormField[], sent: Record<string, string | string[]>) => {
  const { answers, errors } = readAnswers(fields, typed(sent), t)
  return { answers: answers && Object.fromEntries(answers), errors }
}

const options = ['a', 'b'].map((value) => ({ value, label: { text: `Option ${value}` } }))

describe('answers of one field', () => {
  it.each<[string, FormField, string | string[], string[]]>([
    ['one line', field('x'), '  Ana \r\n  Silva\u0000 ', ['Ana Silva']],
    ['several lines', field('x', { type: 'longText' }), ' a\r\nb\u0007 ', ['a\nb']],
    ['exactly the limit', field('x', { maxLength: 3 }), 'abc', ['abc']],
    ['an address', field('x', { type: 'email' }), ' ana@x.example ', ['ana@x.example']],
    ['a number', field('x', { type: 'phone' }), '+34 (600) 100-200', ['+34 (600) 100-200']],
    ['a leap day', field('x', { type: 'date' }), '2028-02-29', ['2028-02-29']],
    ['a whole number', field('x', { type: 'number', whole: true, min: 0, max: 9 }), ' 9 ', ['9']],
    ['a decimal comma', field('x', { type: 'number', whole: false }), '-1 200,5', ['-1200.5']],
    ['an option', field('x', { type: 'choice', options, appearance: 'list' }), 'b', ['b']],
    ['an option', field('x', { type: 'choice', options, appearance: 'radio' }), 'a', ['a']],
    ['options', field('x', { type: 'choice', options, appearance: 'boxes' }), ['a', 'b', 'a'], ['a', 'b']],
    ['a ticked box', field('x', { type: 'consent', required: true }), 'yes', ['yes']],
  ])('accept %s', (_name, only, sent, expected) => {
    expect(read([only], { x: sent })).toEqual({ answers: { x: expected }, errors: [] })
  })

  it.each<[string, FormField, string | string[], string]>([
    ['too long', field('x', { maxLength: 3 }), 'abcd', 'use 3 characters at most. There are 4 now'],
    ['no address', field('x', { type: 'email' }), 'ana@', 'enter an e-mail address'],
    [
      'an endless address',
      field('x', { type: 'email' }),
      `${'a'.repeat(60)}@${'b.'.repeat(99)}example`,
      'enter an e-mail address',
    ],
    ['two addresses', field('x', { type: 'email' }), 'a@x.example, b@x.example', 'enter an e-mail address'],
    ['no number', field('x', { type: 'phone' }), 'call me', 'enter a phone number'],
    ['no number', field('x', { type: 'number', whole: false }), '1e3', 'enter a number'],
    ['a comma of thousands', field('x', { type: 'number', whole: false }), '1,200', 'enter a number'],
    ['decimals', field('x', { type: 'number', whole: true }), '1.5', 'enter a number without decimals'],
    ['too little', field('x', { type: 'number', whole: true, min: 2 }), '1', 'enter at least 2'],
    ['too much', field('x', { type: 'number', whole: true, max: 1500 }), '1501', 'enter at most 1,500'],
    ['no existing day', field('x', { type: 'date' }), '2027-02-29', 'enter a date that exists'],
    ['another notation', field('x', { type: 'date' }), '29.2.2028', 'enter a date that exists'],
    [
      'no option',
      field('x', { type: 'choice', options, appearance: 'list' }),
      'c',
      'choose one of the answers',
    ],
    [
      'two of one',
      field('x', { type: 'choice', options, appearance: 'radio' }),
      ['a', 'b'],
      'choose one of the answers',
    ],
    [
      'one wrong box',
      field('x', { type: 'choice', options, appearance: 'boxes' }),
      ['a', 'c'],
      'choose one of the answers',
    ],
  ])('refuse %s and name the field', (_name, only, sent, message) => {
    const { answers, errors } = read([only], { x: sent })
    expect(answers).toBeUndefined()
    expect(errors).toEqual([{ field: 'answer-x', message: expect.stringContaining(message) }])
    expect(errors[0]?.message).toContain('“Label of x”')
  })

  it.each<[FormField, string]>([
    [field('x', { required: true }), 'Fill in “Label of x”.'],
    [field('x', { type: 'longText', required: true }), 'Fill in “Label of x”.'],
    [field('x', { type: 'email', required: true }), 'Fill in “Label of x”.'],
    [field('x', { type: 'date', required: true }), 'Fill in “Label of x”.'],
    [field('x', { type: 'choice', options, appearance: 'boxes', required: true }), 'Choose an answer'],
    [field('x', { type: 'consent', required: true }), 'Tick “Label of x”'],
  ])('are required where the form says so', (only, message) => {
    for (const sent of [{}, { x: '' }, { x: '   ' }] as Record<string, string>[])
      expect(read([only], sent).errors).toEqual([
        { field: 'answer-x', message: expect.stringContaining(message) },
      ])
    expect(read([{ ...only, required: false }], { x: '' })).toEqual({ answers: {}, errors: [] })
  })

  it('take hidden values from the form only', () => {
    const hidden = field('source', { type: 'hiddenValue', value: 'spring fair' })
    expect(read([hidden], { source: 'forged' }).answers).toEqual({ source: ['spring fair'] })
    expect(read([hidden], {}).answers).toEqual({ source: ['spring fair'] })
  })

  it('ignore what belongs to no field', () => {
    expect(read([field('x')], { x: 'a', state: 'done' }).answers).toEqual({ x: ['a'] })
  })
})

describe('conditional fields', () => {
  const kind = field('kind', { type: 'choice', options, appearance: 'boxes' })
  const detail = field('detail', { required: true, onlyIf: { field: 'kind', value: 'b' } })
  const more = field('more', { required: true, onlyIf: { field: 'detail' } })
  const names = (fields: FormField[], sent: Record<string, string | string[]>) =>
    applicableFields(fields, typed(sent)).map(({ name }) => name)

  it('apply if the other field has the answer', () => {
    expect(names([kind, detail], { kind: 'a' })).toEqual(['kind'])
    expect(names([kind, detail], { kind: ['a', 'b'] })).toEqual(['kind', 'detail'])
    expect(names([kind, more, detail], {})).toEqual(['kind', 'more'])
  })

  it('apply if the other field has any answer, and applies itself', () => {
    expect(names([kind, detail, more], { kind: 'b', detail: 'x' })).toEqual(['kind', 'detail', 'more'])
    expect(names([kind, detail, more], { kind: 'b', detail: ' ' })).toEqual(['kind', 'detail'])
    expect(names([kind, detail, more], { kind: 'a', detail: 'x' })).toEqual(['kind'])
  })

  it('apply if the condition names no field, so that no answer is lost', () => {
    expect(names([field('x', { onlyIf: { field: 'gone' } })], {})).toEqual(['x'])
  })

  it('are neither required nor stored if they do not apply', () => {
    expect(read([kind, detail], { kind: 'a', detail: 'typed before' })).toEqual({
      answers: { kind: ['a'] },
      errors: [],
    })
    expect(read([kind, detail], { kind: 'b' }).errors).toHaveLength(1)
  })
})

it('names errors in the order of the form, one for each field', () => {
  const fields = [field('z', { required: true }), field('a', { type: 'email' }), field('b', { maxLength: 1 })]
  const { errors } = read(fields, { a: 'no', b: 'long' })
  expect(errors.map((error) => error.field)).toEqual(['answer-z', 'answer-a', 'answer-b'])
})

it('puts answers into words of a language', () => {
  const fields = [
    field('kind', { type: 'choice', options, appearance: 'boxes' }),
    field('day', { type: 'date' }),
    field('terms', { type: 'consent' }),
    field('mail', { type: 'email' }),
  ]
  const { answers } = readAnswers(
    fields,
    typed({ kind: ['a', 'b'], day: '2027-03-01', terms: 'yes', mail: 'Ana@x.example' }),
    t,
  )
  if (!answers) throw new Error('refused')
  const german = answerTexts(fields, answers, { t: formsMessages('de'), locale: 'de' })
  expect(german.map(({ value }) => value)).toEqual([
    'Option a, Option b',
    '1. März 2027',
    'Ja',
    'Ana@x.example',
  ])
  const stored = answerTexts(fields, answers, { t })
  expect(stored[1]).toMatchObject({ field: 'day', label: 'Label of day', value: '2027-03-01' })
  expect(senderAddress(fields, answers)).toBe('Ana@x.example')
  expect(summaryOf('Contact', stored)).toBe('Contact: Ana@x.example')
  expect(summaryOf('Contact', [])).toBe('Contact')
})
