import { z } from 'zod'
import { isDay } from '../../../shared/days'
import type { FieldError } from '../../../shared/form-fields'
import { cefrLevels } from '../../schools/contract'
import type { QuoteMessages } from '../quotes/messages/en'
import { countryCodes } from './countries'

export const LEVEL_UNKNOWN = 'unknown'

export const levels: readonly string[] = [...cefrLevels, LEVEL_UNKNOWN]

type Sentence = Extract<keyof QuoteMessages, string>
/** What is wrong is said by the name of a sentence, which each language has. */
const say = (sentence: Sentence) => sentence

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
const withoutControls = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

const schema = z.object({
  name: z
    .string()
    .transform(oneLine)
    .pipe(z.string().min(1, say('nameMissing')).max(120, say('nameLong'))),
  email: z
    .string()
    .trim()
    .pipe(z.email(say('mailInvalid')).max(254, say('mailInvalid'))),
  birthDate: z.string().trim().min(1, say('birthDateMissing')).refine(isDay, say('birthDateWrong')),
  nationality: z.string().refine((code) => countryCodes.includes(code), say('nationalityMissing')),
  level: z.string().refine((level) => levels.includes(level), say('levelMissing')),
  message: z
    .string()
    .trim()
    .transform(withoutControls)
    .pipe(z.string().max(2000, say('messageLong'))),
  terms: z.literal('yes', say('termsMissing')),
})

/** Who wants to come, as far as a form can tell. */
export type Student = Omit<z.infer<typeof schema>, 'terms'>

export const readStudent = (
  form: URLSearchParams,
  t: QuoteMessages,
): { student?: Student; errors: FieldError[] } => {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, form.get(name) ?? '']))
  const { data, error } = schema.safeParse(given)
  if (data) {
    const { terms: _, ...student } = data
    return { student, errors: [] }
  }
  const first = new Map<string, FieldError>()
  for (const { path, message } of error.issues) {
    const field = String(path[0])
    if (!first.has(field)) first.set(field, { field, message: t[message as Sentence] ?? message })
  }
  return { errors: [...first.values()] }
}

const order = ['form', 'name', 'email', 'birthDate', 'nationality', 'level', 'start', 'message', 'terms']

/** Errors in the order in which the form shows its fields. */
export const inFormOrder = (errors: readonly FieldError[]): FieldError[] => {
  const place = ({ field }: FieldError) => order.indexOf(field.replace(/-\d+$/, ''))
  return [...errors].sort((a, b) => place(a) - place(b))
}
