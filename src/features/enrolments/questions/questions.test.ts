import { describe, expect, it } from 'vitest'
import {
  type Answer,
  mailedAnswers,
  type Question,
  questionField,
  questionsFor,
  readAnswers,
  storedAnswers,
  translateAnswer,
} from './questions'

const question = (own: Partial<Question>): Question => ({
  id: 'a1',
  label: 'Visa',
  hint: '',
  type: 'text',
  options: [],
  required: false,
  inMails: true,
  ...own,
})

const options = [
  { id: 'o1', label: 'Yes, I have one' },
  { id: 'o2', label: 'I need a letter' },
]

const read = (own: Partial<Question>, given?: string) => {
  const asked = question(own)
  const form = new URLSearchParams(given === undefined ? {} : { [questionField(asked)]: given })
  const { answers, errors } = readAnswers(form, [asked], 'en')
  return errors.map(({ field, message }) => `${field}: ${message}`)[0] ?? answers[0]?.value
}

describe('an answer', () => {
  it.each([
    [{}, ' by\r\n train ', 'by train'],
    [{}, 'x'.repeat(501), 'question-a1: Use at most 500 characters.'],
    [{ type: 'yesNo' }, 'no', 'No'],
    [{ type: 'yesNo' }, 'perhaps', 'question-a1: Please answer “Visa”.'],
    [{ type: 'date' }, '2027-03-01', 'March 1, 2027'],
    [{ type: 'date' }, '2027-02-30', 'question-a1: “Visa”: this is not a date.'],
    [{ type: 'date' }, '0027-03-01', 'question-a1: “Visa”: this is not a date.'],
    [{ type: 'choice', options }, 'o2', 'I need a letter'],
    [{ type: 'choice', options }, 'o3', 'question-a1: Please answer “Visa”.'],
    [{ required: true }, ' ', 'question-a1: Please answer “Visa”.'],
    [{ required: true }, undefined, 'question-a1: Please answer “Visa”.'],
    [{}, '', undefined],
  ] as [Partial<Question>, string | undefined, string | undefined][])(
    'to %o, given as %o, is %o',
    (own, given, found) => {
      expect(read(own, given)).toBe(found)
    },
  )
})

it('is asked of the students of a course or accommodation at its own school', () => {
  const group = (school: number, course: number, accommodation = 2) => ({
    catalogue: { school: { id: school } },
    quotes: [{ content: { request: { course, accommodation } } }],
  })
  const limited = question({
    only: [
      { school: 1, kind: 'course', number: 5 },
      { school: 2, kind: 'accommodation', number: 7 },
    ],
  })
  const isAsked = (...groups: ReturnType<typeof group>[]) => questionsFor([limited], groups).length === 1
  expect(isAsked(group(1, 5))).toBe(true)
  expect(isAsked(group(2, 5))).toBe(false)
  expect(isAsked(group(2, 5), group(2, 3, 7))).toBe(true)
  // Its course was deleted.
  expect(questionsFor([question({ only: [] }), question({})], [group(1, 5)])).toHaveLength(1)
})

describe('an answer for readers of another language', () => {
  const answer: Answer = {
    question: 'a1',
    label: 'Visa',
    value: 'I need a letter',
    given: 'o2',
    inMails: true,
  }
  const asked = question({ type: 'choice', options })
  const german = question({
    label: 'Visum',
    type: 'choice',
    options: [{ id: 'o2', label: 'Ich brauche einen Brief' }],
  })
  const shownWith = (now: Question[], shown: Question[]) => {
    const { label, value } = translateAnswer(answer, { asked: now, shown }, 'de')
    return `${label}: ${value}`
  }

  it('is translated', () => {
    expect(shownWith([asked], [german])).toBe('Visum: Ich brauche einen Brief')
    const yes = { ...answer, given: 'yes', value: 'Yes' }
    const both = {
      asked: [question({ type: 'yesNo' })],
      shown: [question({ type: 'yesNo', label: 'Visum' })],
    }
    expect(translateAnswer(yes, both, 'de')).toMatchObject({ label: 'Visum', value: 'Ja' })
  })

  it('stays as it was given when the question has been changed or deleted', () => {
    expect(shownWith([{ ...asked, label: 'Do you have a visa?' }], [german])).toBe('Visa: I need a letter')
    expect(shownWith([], [])).toBe('Visa: I need a letter')
    const other = { ...asked, options: [{ id: 'o2', label: 'No letter' }] }
    expect(shownWith([other], [german])).toBe('Visum: I need a letter')
    const now = [{ ...asked, type: 'text' as const, options: [] }]
    expect(shownWith(now, [{ ...german, type: 'text', options: [] }])).toBe('Visum: I need a letter')
  })

  it('is left out of mails if the question says so', () => {
    expect(mailedAnswers([answer, { ...answer, inMails: false }])).toEqual([answer])
  })
})

it('ignores stored values of another shape', () => {
  expect(storedAnswers(null)).toEqual([])
  expect(storedAnswers([{ label: 'x' }])).toEqual([])
})
