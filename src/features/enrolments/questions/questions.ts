import { z } from 'zod'
import { type FieldError, oneLine } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { isDay } from '../../../shared/time/days'
import type { OfferKind, PriceRequest } from '../../pricing/contract'
import { enrolmentsMessages } from '../messages/messages'

// Questions that a school adds to the enrolment form. An answer is stored with the words of its question as the student read
// them, so that it stays readable when the question is changed or deleted.

export const questionTypes = ['text', 'choice', 'yesNo', 'date'] as const

/** A course or accommodation whose students are asked. Numbers are unique within a school only. */
export interface AskedOffer {
  school: number
  kind: OfferKind
  number: number
}

/** A question in one language. */
export interface Question {
  id: string
  label: string
  hint: string
  type: (typeof questionTypes)[number]
  /** Only of a choice. */
  options: { id: string; label: string }[]
  required: boolean
  /** Whether mails and letters may contain the answer. */
  inMails: boolean
  /** Without it everybody is asked. */
  only?: AskedOffer[]
}

const storedAnswer = z.object({
  /** The id of the question. */
  question: z.string(),
  label: z.string(),
  /** The answer as the student read it. */
  value: z.string(),
  /** The same in no language: the id of an option, `yes` or `no`, a day. */
  given: z.string(),
  inMails: z.boolean(),
})

export type Answer = z.infer<typeof storedAnswer>

/** The answers of a stored request. */
export const storedAnswers = (stored: unknown): Answer[] => z.array(storedAnswer).catch([]).parse(stored)

const prefix = 'question-'

export const questionField = ({ id }: Pick<Question, 'id'>): string => `${prefix}${id}`

export const isQuestionField = (name: string): boolean => name.startsWith(prefix)

/** Quotes of one school, as far as they decide what is asked. */
interface AskedGroup {
  catalogue: { school: { id: number } }
  quotes: { content: { request: Pick<PriceRequest, OfferKind> } }[]
}

/** The questions that are asked with these quotes. */
export const questionsFor = (questions: readonly Question[], groups: readonly AskedGroup[]): Question[] =>
  questions.filter(
    ({ only }) =>
      !only ||
      groups.some(({ catalogue, quotes }) =>
        only.some(
          ({ school, kind, number }) =>
            school === catalogue.school.id && quotes.some(({ content }) => content.request[kind] === number),
        ),
      ),
  )

export const MAX_ANSWER = 500

// Dates of passports and visas, not of history.
const firstDay = '1900-01-01'
const lastDay = '2199-12-31'

/** The answer as the student reads it; undefined if it is none. */
const answerText = (question: Question, given: string, locale: Locale): string | undefined => {
  switch (question.type) {
    case 'text':
      return given.length <= MAX_ANSWER ? given : undefined
    case 'date':
      return isDay(given) && given >= firstDay && given <= lastDay ? dayText(locale, given) : undefined
    case 'yesNo':
      return given === 'yes' || given === 'no' ? enrolmentsMessages(locale)(`question.${given}`) : undefined
    case 'choice':
      return question.options.find(({ id }) => id === given)?.label
  }
}

const problemOf = ({ type, label }: Question, locale: Locale): string => {
  const t = enrolmentsMessages(locale)
  if (type === 'text') return t('homestay.long', { count: MAX_ANSWER })
  return type === 'date' ? t('question.dateWrong', { label }) : t('question.missing', { label })
}

/** Reads the answers of a form. Questions without an answer are left out, unless they must be answered. */
export const readAnswers = (
  form: URLSearchParams,
  questions: readonly Question[],
  locale: Locale,
): { answers: Answer[]; errors: FieldError[] } => {
  const answers: Answer[] = []
  const errors: FieldError[] = []
  for (const question of questions) {
    const { id, label, required, inMails } = question
    const given = oneLine(form.get(questionField(question)) ?? '')
    const value = given ? answerText(question, given, locale) : undefined
    if (value) answers.push({ question: id, label, value, given, inMails })
    else if (given) errors.push({ field: questionField(question), message: problemOf(question, locale) })
    else if (required)
      errors.push({
        field: questionField(question),
        message: enrolmentsMessages(locale)('question.missing', { label }),
      })
  }
  return { answers, errors }
}

/**
 * An answer in another language, as far as its question is still the one that was asked: `asked` are the questions in the student's
 * language now, `shown` the same in the reader's.
 */
export const translateAnswer = (
  answer: Answer,
  { asked, shown }: { asked: readonly Question[]; shown: readonly Question[] },
  locale: Locale,
): Answer => {
  const was = asked.find(({ id }) => id === answer.question)
  const now = shown.find(({ id }) => id === answer.question)
  if (!was || !now || was.label !== answer.label) return answer
  const isSame =
    now.type === 'choice'
      ? was.options.some(({ id, label }) => id === answer.given && label === answer.value)
      : now.type !== 'text'
  const value = isSame ? answerText(now, answer.given, locale) : undefined
  return { ...answer, label: now.label, value: value ?? answer.value }
}

/** The answers that mails and letters may contain. */
export const mailedAnswers = (answers: readonly Answer[]): Answer[] =>
  answers.filter(({ inMails }) => inMails)
