import { z } from 'zod'
import { type FieldError, oneLine } from '../../../../shared/form-fields'
import { foldWords } from '../../../../shared/text/fold-words'
import type { EnrolmentsMessages } from '../../messages/messages'
import { guardianFields } from './minors'

/** A parent or guardian who has agreed to the request: of a student who is under 18, or who fills in the form. */
export interface Guardian {
  name: string
  /** A mail address or a phone number. */
  contact: string
}

/** A phone number as people write it: 7 to 15 digits with spaces, dots, hyphens, slashes and brackets. */
const isPhone = (text: string) =>
  /^\+?[\d\s().\-/]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))

/** The digits of a phone number without what is dialled before the country or the area. */
const plainPhone = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')

const isSamePhone = (a: string, b: string) => {
  const [one, other] = [plainPhone(a), plainPhone(b)]
  // With or without the code of the country.
  return Math.min(one.length, other.length) > 5 && (one.endsWith(other) || other.endsWith(one))
}

/** Whether two contacts are the same mail address, or the same phone number however it is written. */
export const isSameContact = (a: string, b: string): boolean =>
  isPhone(a) && isPhone(b) ? isSamePhone(a, b) : a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether a mail address, phone number or name is that of a guardian. Names are compared without capitals and accents. */
export const isSameGuardian = (who: string, { name, contact }: Guardian): boolean => {
  const asked = who.trim()
  if (asked.includes('@')) return isSameContact(asked, contact)
  if (isPhone(asked)) return isPhone(contact) && isSamePhone(asked, contact)
  return foldWords(asked) !== '' && foldWords(asked) === foldWords(name)
}

const isContact = (text: string) => z.email().safeParse(text).success || isPhone(text)

type GuardianError = 'nameMissing' | 'nameLong' | 'contactMissing' | 'contactWrong' | 'consentMissing'
const key = (name: GuardianError) => name

const MAX_NAME = 120

const schema = z.object({
  guardianName: z
    .string()
    .transform(oneLine)
    .pipe(z.string().min(1, key('nameMissing')).max(MAX_NAME, key('nameLong'))),
  guardianContact: z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: key('contactMissing'), abort: true })
        .max(254, { error: key('contactWrong'), abort: true })
        .refine(isContact, key('contactWrong')),
    ),
  guardianConsent: z.literal('yes', key('consentMissing')),
})

/** Whether a parent or guardian fills in the form. Its mail address and phone number are then theirs. */
export const isByGuardian = (form: URLSearchParams): boolean => form.get('by') === 'guardian'

/** A parent who fills in the form has given the address already. What is wrong with it is said beside it. */
const readFiller = (
  form: URLSearchParams,
  t: EnrolmentsMessages,
): { guardian?: Guardian; errors: FieldError[] } => {
  const name = oneLine(form.get('parentName') ?? '')
  const errors: FieldError[] = []
  if (!name) errors.push({ field: 'parentName', message: t('by.parentNameMissing') })
  if (name.length > MAX_NAME) errors.push({ field: 'parentName', message: t('guardian.nameLong') })
  if (form.get('parentConsent') !== 'yes')
    errors.push({ field: 'parentConsent', message: t('by.consentMissing') })
  return errors.length
    ? { errors }
    : { guardian: { name, contact: oneLine(form.get('email') ?? '') }, errors }
}

export const readGuardian = (
  form: URLSearchParams,
  t: EnrolmentsMessages,
): { guardian?: Guardian; errors: FieldError[] } => {
  if (isByGuardian(form)) return readFiller(form, t)
  const given = Object.fromEntries(guardianFields.map((name) => [name, form.get(name) ?? '']))
  const { data, error } = schema.safeParse(given)
  if (data) return { guardian: { name: data.guardianName, contact: data.guardianContact }, errors: [] }
  return {
    errors: error.issues.map(({ path, message }) => ({
      field: String(path[0]),
      message: t(`guardian.${message as GuardianError}`),
    })),
  }
}
