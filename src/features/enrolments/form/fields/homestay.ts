import { z } from 'zod'
import type { Enrolment } from '../../../../platform/payload/payload-types'
import { type FieldError, oneLine } from '../../../../shared/form-fields'
import { givenFields } from '../../../../shared/pick-fields'
import type { EnrolmentsMessages } from '../../messages/messages'
import type { EnrolGroup } from './enrol-group'

// What a host family should know of a student: asked only with a room in a family, all of it optional.

export const homestayChoices = ['yes', 'no'] as const

export const MAX_HOMESTAY_TEXT = 300

export type Homestay = Omit<NonNullable<Enrolment['homestay']>, 'id'>

/** The names of the fields, in the order of the form. */
export const homestayFields = ['allergies', 'diet', 'pets', 'smoking'] as const

const text = z.string().transform(oneLine).pipe(z.string().max(MAX_HOMESTAY_TEXT))

// What cannot be chosen counts as no answer.
const choice = z.enum(homestayChoices).optional().catch(undefined)

const schema = z.object({ allergies: text, diet: text, pets: choice, smoking: choice })

/** Whether one of the quotes has a room in a family. */
export const staysWithFamily = (groups: readonly EnrolGroup[]): boolean =>
  groups.some(({ catalogue, quotes }) =>
    quotes.some(({ content: { request } }) =>
      catalogue.accommodation.some(
        ({ number, kind }) => number === request.accommodation && kind === 'homestay',
      ),
    ),
  )

/** The answers; empty ones are left out. */
export const readHomestay = (
  form: URLSearchParams,
  t: EnrolmentsMessages,
): { homestay?: Homestay; errors: FieldError[] } => {
  const { data, error } = schema.safeParse(
    Object.fromEntries(homestayFields.map((name) => [name, form.get(name) ?? ''])),
  )
  if (data) return { homestay: givenFields(data, homestayFields), errors: [] }
  return {
    errors: error.issues.map(({ path }) => ({
      field: String(path[0]),
      message: t('homestay.long', { count: MAX_HOMESTAY_TEXT }),
    })),
  }
}

/** The answers in words, by field; those that were not given are empty. */
export const homestayTexts = (
  homestay: Homestay | null | undefined,
  t: EnrolmentsMessages,
): Record<(typeof homestayFields)[number], string> => ({
  allergies: homestay?.allergies ?? '',
  diet: homestay?.diet ?? '',
  pets: homestay?.pets ? t(`homestay.petsOptions.${homestay.pets}`) : '',
  smoking: homestay?.smoking ? t(`homestay.smokingOptions.${homestay.smoking}`) : '',
})
