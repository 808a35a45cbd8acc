import { z } from 'zod'
import { isPhone } from '../../../../shared/contact/phone'
import { isDay } from '../../../../shared/days'
import { type FieldError, oneLine, withoutControls } from '../../../../shared/form-fields'
import { countryCodes } from '../../../../shared/language/countries'
import type { QuotesMessages, QuotesParams } from '../../../quotes/contract'
import { cefrLevels } from '../../../schools/contract'
import { enrolmentsMessages } from '../../messages/messages'
import { type Guardian, readGuardian } from './guardian'
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
}

export const readStudent = (
  form: URLSearchParams,
  t: QuotesMessages,
): { student?: Student; errors: FieldError[] } => {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, form.get(name) ?? '']))
  const { data, error } = schema.safeParse(given)
  if (data) {
    const { terms: _, ...student } = data
    // Whether a guardian is needed, and what is wrong then, depends on the stay: see `checkStay`.
    const { guardian } = readGuardian(form, enrolmentsMessages('en'))
    return { student: guardian ? { ...student, guardian } : student, errors: [] }
  }
  const first = new Map<string, FieldError>()
  for (const { path, message } of error.issues) {
    const field = String(path[0])
    if (!first.has(field)) first.set(field, { field, message: t(message as MessageKey) })
  }
  return { errors: [...first.values()] }
}

const order = [
  'form',
  'name',
  'email',
  'phone',
  'nationality',
  'level',
  'start',
  'birthDate',
  ...guardianFields,
  'message',
  'terms',
]

/** Sorts errors by the order of the fields in the form. */
export const inFormOrder = (errors: readonly FieldError[]): FieldError[] => {
  const place = ({ field }: FieldError) => order.indexOf(field.replace(/-\d+$/, ''))
  return [...errors].sort((a, b) => place(a) - place(b))
}
