import { z } from 'zod'
import { isPhone } from '../../../../shared/contact/phone'
import { type FieldError, oneLine, withoutControls } from '../../../../shared/form-fields'
import { countryCodes } from '../../../../shared/language/countries'
import { isDay } from '../../../../shared/time/days'
import type { QuotesMessages, QuotesParams } from '../../../quotes/contract'
import { cefrLevels } from '../../../schools/contract'
import type { EnrolmentsMessages, EnrolmentsParams } from '../../messages/messages'
import { isQuestionField } from '../../questions/questions'
import { type Guardian, isByGuardian, readGuardian } from './guardian'
import { type Homestay, homestayFields } from './homestay'
import { guardianFields } from './minors'

export const LEVEL_UNKNOWN = 'unknown'

export const levels: readonly string[] = [...cefrLevels, LEVEL_UNKNOWN]

type MessageKey = Extract<keyof QuotesParams, string>
/** Errors of the schema are keys of the messages, which exist in every language. */
const key = (name: MessageKey) => name

const schema = z.object({
  name: z
    .string()
    .transform(oneLine)
    .pipe(z.string().min(1, key('nameMissing')).max(120, key('nameLong'))),
  email: z
    .string()
    .trim()
    .pipe(z.email(key('mailInvalid')).max(254, key('mailInvalid'))),
  phone: z
    .string()
    .transform(oneLine)
    .refine((text) => text === '' || isPhone(text), key('phoneWrong')),
  birthDate: z.string().trim().min(1, key('birthDateMissing')).refine(isDay, key('birthDateWrong')),
  nationality: z.string().refine((code) => countryCodes.includes(code), key('nationalityMissing')),
  level: z.string().refine((level) => levels.includes(level), key('levelMissing')),
  message: z
    .string()
    .trim()
    .transform(withoutControls)
    .pipe(z.string().max(2000, key('messageLong'))),
  terms: z.literal('yes', key('termsMissing')),
})

/** The student's data in the form. */
export type Student = Omit<z.infer<typeof schema>, 'terms'> & {
  /** If the form names one. Only students who are under 18 need it. */
  guardian?: Guardian
  /** Whether this guardian fills in the form: the address is theirs. */
  isByGuardian?: boolean
  /** Only with a room in a family. */
  homestay?: Homestay
}

/** Messages for a parent who fills in the form: the texts for students would ask for the parent's own data. */
const missingOfStudent: Partial<Record<MessageKey, Extract<keyof EnrolmentsParams, `by.${string}`>>> = {
  nameMissing: 'by.nameMissing',
  birthDateMissing: 'by.birthDateMissing',
  nationalityMissing: 'by.nationalityMissing',
  levelMissing: 'by.levelMissing',
}

export const readStudent = (
  form: URLSearchParams,
  t: QuotesMessages,
  texts: EnrolmentsMessages,
): { student?: Student; errors: FieldError[] } => {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, form.get(name) ?? '']))
  const { data, error } = schema.safeParse(given)
  if (data) {
    const { terms: _, ...student } = data
    // Whether another guardian is needed, and what is wrong then, depends on the stay: see `checkStay`.
    const { guardian, errors } = readGuardian(form, texts)
    if (!isByGuardian(form)) return { student: { ...student, ...(guardian && { guardian }) }, errors: [] }
    return { ...(guardian && { student: { ...student, guardian, isByGuardian: true } }), errors }
  }
  const first = new Map<string, FieldError>()
  for (const { path, message } of error.issues) {
    const field = String(path[0])
    const ofStudent = isByGuardian(form) ? missingOfStudent[message as MessageKey] : undefined
    const text = ofStudent ? texts(ofStudent) : t(message as MessageKey)
    if (!first.has(field)) first.set(field, { field, message: text })
  }
  return { errors: [...first.values(), ...(isByGuardian(form) ? readGuardian(form, texts).errors : [])] }
}

const ownQuestions = 'questions'

const order = [
  'form',
  'name',
  'parentName',
  'email',
  'phone',
  'nationality',
  'level',
  'start',
  'birthDate',
  ...guardianFields,
  ...homestayFields,
  ownQuestions,
  'message',
  'parentConsent',
  'terms',
]

/** Sorts errors by the order of the fields in the form. */
export const inFormOrder = (errors: readonly FieldError[]): FieldError[] => {
  const place = ({ field }: FieldError) =>
    order.indexOf(isQuestionField(field) ? ownQuestions : field.replace(/-\d+$/, ''))
  return [...errors].sort((a, b) => place(a) - place(b))
}
