import { z } from 'zod'
import { isPhone } from '../../shared/contact/phone'
import { type FieldError, oneLine, withoutControls } from '../../shared/form-fields'
import { type FileProblem, fileProblems } from '../../shared/formats/file-kinds'
import { type Locale, languageTag } from '../../shared/locale'
import { dayText } from '../../shared/text/day-text'
import { sizeText } from '../../shared/text/size-text'
import { isDay } from '../../shared/time/days'
import {
  type FieldCondition,
  type FileField,
  type FormField,
  inputName,
  type NumberField,
  type SentFiles,
} from './contract'
import type { FormsMessages } from './messages/messages'

// Checks a visitor's answers against the stored fields of the form.

/** Answers by the short names of the fields: the values of choices, else what was typed. Fields without an answer are missing. */
export type Answers = ReadonlyMap<string, readonly string[]>

/** Values of a field. Hidden values come from the stored form, never from the visitor. */
const sentValues = (field: FormField, typed: URLSearchParams): string[] =>
  field.type === 'hiddenValue' ? [field.value] : typed.getAll(inputName(field.name))

const isGiven = (value: string) => value.trim() !== ''

const holds = ({ value }: FieldCondition, sent: readonly string[]): boolean =>
  value === undefined ? sent.some(isGiven) : sent.some((each) => each.trim() === value)

/**
 * The fields that apply to what was sent: those without a condition, and those whose condition holds. A condition that names no
 * earlier field is ignored, so that a mistake in a form loses no answer.
 */
export const applicableFields = (fields: readonly FormField[], typed: URLSearchParams): FormField[] => {
  const known = new Set<string>()
  const applicable = new Map<string, FormField>()
  for (const field of fields) {
    const { onlyIf, name } = field
    const other = onlyIf && applicable.get(onlyIf.field)
    const applies =
      !onlyIf || !known.has(onlyIf.field) || (other !== undefined && holds(onlyIf, sentValues(other, typed)))
    known.add(name)
    if (applies) applicable.set(name, field)
  }
  return [...applicable.values()]
}

const maxMail = 254

/** A number with a point, as it is stored: without a number field, browsers send what was typed, which may have a comma. With three digits after it, it may be one of thousands: that is refused. */
const plainNumber = (text: string): string => text.replace(/\s/g, '').replace(/,(\d{1,2})$/, '.$1')

const numberProblem = (field: NumberField, text: string, t: FormsMessages): string | undefined => {
  const { min, max, whole, label } = field
  const number = Number(text)
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) return t('numberWrong', { field: label.text })
  if (whole && !Number.isInteger(number)) return t('numberNotWhole', { field: label.text })
  if (min !== undefined && number < min) return t('numberSmall', { field: label.text, min })
  return max !== undefined && number > max ? t('numberLarge', { field: label.text, max }) : undefined
}

/** Begins the value of a field whose file was not stored. No token begins with it. */
const problemMark = '!'

export const fileProblemValue = (problem: FileProblem): string => `${problemMark}${problem}`

const fileProblemTexts = {
  empty: 'fileEmpty',
  tooLarge: 'fileTooLarge',
  wrongKind: 'fileWrongKind',
  tooMany: 'fileTooMany',
  failed: 'fileFailed',
  gone: 'fileGone',
} as const

/** The problem with the token of a file. */
const fileProblem = (field: FileField, token: string, files: SentFiles, t: FormsMessages) => {
  const values = { field: field.label.text, max: field.maxMegabytes }
  if (!token) return field.required ? t('fileMissing', values) : undefined
  if (files.has(token)) return undefined
  const problem = fileProblems.find((each) => token === fileProblemValue(each)) ?? 'gone'
  return t(fileProblemTexts[problem], values)
}

/** The problem with a cleaned text, as a sentence; undefined if there is none. */
const textProblem = (field: FormField, text: string, t: FormsMessages): string | undefined => {
  const values = { field: field.label.text }
  if (!text) return field.required ? t('missing', values) : undefined
  switch (field.type) {
    case 'shortText':
    case 'longText':
      return text.length > field.maxLength
        ? t('tooLong', { ...values, max: field.maxLength, count: text.length })
        : undefined
    case 'email':
      return text.length <= maxMail && z.email().safeParse(text).success ? undefined : t('emailWrong', values)
    case 'phone':
      return isPhone(text) ? undefined : t('phoneWrong', values)
    case 'number':
      return numberProblem(field, text, t)
    case 'date':
      return isDay(text) ? undefined : t('dateWrong', values)
    default:
      return undefined
  }
}

const clean = ({ type }: FormField, text: string): string => {
  if (type === 'longText') return withoutControls(text).trim()
  return type === 'number' ? plainNumber(oneLine(text)) : oneLine(text)
}

/** The schema of the values that are sent for a field. Its errors are sentences. */
const fieldSchema = (field: FormField, files: SentFiles, t: FormsMessages) => {
  const values = { field: field.label.text }
  const sent = z.array(z.string())
  switch (field.type) {
    case 'consent':
      return sent
        .transform((values) => (values.includes('yes') ? ['yes'] : []))
        .refine((values) => values.length > 0 || !field.required, t('missingConsent', values))
    case 'choice': {
      const known = field.options.map(({ value }) => value)
      return sent
        .transform((values) => [...new Set(values.filter(isGiven))])
        .refine(
          (values) =>
            values.every((value) => known.includes(value)) &&
            (field.appearance === 'boxes' || values.length < 2),
          t('choiceWrong', values),
        )
        .refine((values) => values.length > 0 || !field.required, t('missingChoice', values))
    }
    case 'fileUpload':
      return sent
        .transform(([token = '']) => token)
        .superRefine((token, ctx) => {
          const message = fileProblem(field, token, files, t)
          if (message) ctx.addIssue({ code: 'custom', message })
        })
        .transform((token) => (token ? [token] : []))
    case 'hiddenValue':
      return sent.transform(() => [field.value].filter(isGiven))
    default:
      return sent
        .transform(([first = '']) => clean(field, first))
        .superRefine((text, ctx) => {
          const message = textProblem(field, text, t)
          if (message) ctx.addIssue({ code: 'custom', message })
        })
        .transform((text) => (text ? [text] : []))
  }
}

/** Reads a form. Fields that do not apply are ignored; of each field the first error is named, in the order of the form. */
export const readAnswers = (
  fields: readonly FormField[],
  typed: URLSearchParams,
  t: FormsMessages,
  files: SentFiles = new Map(),
): { answers?: Answers; errors: FieldError[] } => {
  const applicable = applicableFields(fields, typed)
  const schema = z.object(
    Object.fromEntries(applicable.map((field) => [field.name, fieldSchema(field, files, t)])),
  )
  const given = Object.fromEntries(applicable.map((field) => [field.name, sentValues(field, typed)]))
  const { data, error } = schema.safeParse(given)
  if (data) {
    const answers = applicable.flatMap(({ name }): [string, string[]][] => {
      const values = data[name] ?? []
      return values.length ? [[name, values]] : []
    })
    return { answers: new Map(answers), errors: [] }
  }
  const errors = applicable.flatMap(({ name }) => {
    const issue = error.issues.find(({ path }) => path[0] === name)
    return issue ? [{ field: inputName(name), message: issue.message }] : []
  })
  return { errors }
}

export interface AnswerText {
  field: string
  type: FormField['type']
  label: string
  value: string
  /** Of an answer that is a file. */
  file?: number
}

interface TextOptions {
  t: FormsMessages
  files?: SentFiles
  /** Days are written in this language; without it as YYYY-MM-DD. */
  locale?: Locale
}

/** The answers in words, with the labels of the fields, which may be in another language than the form that was sent. */
export const answerTexts = (
  fields: readonly FormField[],
  answers: Answers,
  { t, locale, files }: TextOptions,
): AnswerText[] =>
  fields.flatMap((field) => {
    const values = answers.get(field.name)
    if (!values?.length) return []
    const inWords = (value: string): string => {
      if (field.type === 'consent') return t('yes')
      const file = files?.get(value)
      if (field.type === 'fileUpload') return file ? `${file.label} (${sizeText(file.size)})` : ''
      if (field.type === 'number' && locale)
        return new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 6 }).format(Number(value))
      if (field.type === 'date' && locale) return dayText(locale, value)
      if (field.type !== 'choice') return value
      return field.options.find((option) => option.value === value)?.label.text || value
    }
    const { name, type, label } = field
    const file = type === 'fileUpload' && files?.get(values[0] ?? '')?.id
    return [
      {
        field: name,
        type,
        label: label.text,
        value: values.map(inWords).join(', '),
        ...(file && { file }),
      },
    ]
  })

/** The address to answer to: the first answer to a field for e-mail addresses. */
export const senderAddress = (fields: readonly FormField[], answers: Answers): string | undefined =>
  fields.flatMap(({ type, name }) => (type === 'email' ? (answers.get(name) ?? []) : []))[0]

const summaryLength = 120

/** Names a submission in lists: the form and what the sender has typed first. */
export const summaryOf = (title: string, texts: readonly AnswerText[]): string => {
  const said = texts.filter(({ type }) => type === 'shortText' || type === 'email').slice(0, 2)
  const summary = [title, said.map(({ value }) => value).join(', ')].filter(Boolean).join(': ')
  return summary.length > summaryLength ? `${summary.slice(0, summaryLength - 1)}…` : summary
}
