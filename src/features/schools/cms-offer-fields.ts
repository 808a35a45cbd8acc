import type {
  ArrayFieldValidation,
  DateFieldValidation,
  Field,
  FieldHook,
  NumberField,
  PayloadRequest,
  TextField,
} from 'payload'
import { date as validateDate } from 'payload/shared'
import { dayField, row, wholeNumberField } from '../../platform/payload/fields/field-factories'
import { largestInSchool } from '../../platform/payload/fields/position'
import { findAll } from '../../platform/payload/find-documents'
import type { Course } from '../../platform/payload/payload-types'
import { requestMessages } from '../../platform/payload/request-messages'
import { documentId } from '../../shared/id'
import { isSlug, slugify } from '../../shared/text/slug'
import { followsRule, readStartRule } from '../../shared/time/start-rule'
import { schoolsPanelMessages } from './messages/panel/messages'

/** Identifies an offer in price lists and links. It never changes, even if the offer is renamed or moved. */
export const numberField = (collection: 'courses' | 'accommodation', first: number): NumberField => {
  const fillIn: FieldHook = async ({ value, originalDoc, data, req }) => {
    const kept = (originalDoc as { number?: number } | undefined)?.number
    if (typeof kept === 'number') return kept
    if (typeof value === 'number') return value
    const given = data?.school ?? originalDoc?.school
    if (!given) return value
    return Math.max(first, (await largestInSchool(req, collection, 'number', given)) + 1)
  }
  return {
    name: 'number',
    type: 'number',
    min: first,
    max: 9999,
    hooks: { beforeValidate: [fillIn] },
    admin: { position: 'sidebar' },
  }
}

/**
 * The last part of the address of a course or accommodation. It is unique within the school: left empty, it is made from the
 * English title and, if need be, a number.
 */
export const itemSlugField = (collection: 'courses' | 'accommodation'): TextField => {
  const fillIn: FieldHook = async ({ value, originalDoc, data, req }) => {
    if (typeof value === 'string' && value.trim()) return slugify(value)
    const kept = (originalDoc as { slug?: string | null } | undefined)?.slug
    if (kept) return kept
    const school = data?.school ?? originalDoc?.school
    const base = slugify(String(data?.title ?? ''))
      .slice(0, 74)
      .replace(/-+$/, '')
    if (!school || !base) return value
    const docs = await findAll(
      req,
      collection,
      { school: { equals: documentId(school) }, slug: { like: base } },
      { select: { slug: true } },
    )
    const taken = new Set(docs.map(({ slug }) => slug))
    let slug = base
    for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`
    return slug
  }
  return {
    name: 'slug',
    type: 'text',
    index: true,
    maxLength: 80,
    hooks: { beforeValidate: [fillIn] },
    admin: { position: 'sidebar' },
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      value === undefined ||
      value === null ||
      value === '' ||
      (typeof value === 'string' && isSlug(value)) ||
      requestMessages(schoolsPanelMessages, req)('errors.slug'),
  }
}

const maxStartDates = 100

const validateDates: ArrayFieldValidation = (rows, { req }) => {
  const t = requestMessages(schoolsPanelMessages, req)
  const days = ((rows ?? []) as { day?: string | null }[]).flatMap(({ day }) => day?.slice(0, 10) ?? [])
  if (days.length === 0) return t('errors.noStartDate')
  if (days.length > maxStartDates) return t('errors.manyStartDates', { count: maxStartDates })
  const twice = days.find((day, index) => days.indexOf(day) !== index)
  return twice ? t('errors.dateTwice', { day: twice }) : true
}

/** When a course starts: the rule for the calculator, quotes and enrolment, and the same in words for the page. */
export const startFields: Field[] = [
  {
    name: 'startsOn',
    type: 'radio',
    required: true,
    defaultValue: 'every-monday',
    options: ['every-monday', 'first-monday', 'dates'],
  },
  {
    name: 'startDates',
    type: 'array',
    maxRows: maxStartDates,
    validate: validateDates,
    admin: {
      condition: ({ startsOn }) => startsOn === 'dates',
      components: { Field: '/features/schools/admin/StartDatesField#StartDatesField' },
    },
    fields: [dayField('day', { required: true })],
  },
  { name: 'starts', type: 'text', localized: true, maxLength: 160 },
]

/** How early accommodation must be booked, and on which days students arrive and leave. */
export const accommodationDayFields: Field[] = [
  wholeNumberField('leadDays', { min: 0, max: 365 }),
  row(
    wholeNumberField('arrivalDaysBefore', { defaultValue: 1, min: 0, max: 7 }),
    wholeNumberField('departureDaysAfter', { defaultValue: 1, min: 0, max: 7 }),
  ),
]

/** A limit on any other day would have no effect. Past days do no harm, e.g. after the course got other start dates. */
const validateStart: DateFieldValidation = (value, options) => {
  const valid = validateDate(value, options)
  const day = String(value ?? '').slice(0, 10)
  if (valid !== true || day < new Date().toISOString().slice(0, 10)) return valid
  const { startsOn, startDates } = options.data as Partial<Course>
  const dates = (startDates ?? []).filter((row) => row?.day)
  return (
    followsRule(readStartRule({ startsOn: startsOn ?? 'every-monday', startDates: dates }), day) ||
    requestMessages(schoolsPanelMessages, options.req)('errors.noStart')
  )
}

/** How many students may begin a course on the same day. */
export const startLimitFields: Field[] = [
  wholeNumberField('placesPerStart', { min: 0, max: 9999 }),
  {
    name: 'placesAtStarts',
    type: 'array',
    maxRows: 100,
    fields: [
      row(
        dayField('day', { required: true, validate: validateStart }),
        wholeNumberField('places', { required: true, min: 0, max: 9999 }),
      ),
    ],
  },
]

/** How many students an offer takes at the same time. Confirmed enrolments take the places (feature `pricing`). */
export const limitFields: Field[] = [
  wholeNumberField('places', {
    min: 0,
    max: 9999,
  }),
  {
    name: 'placesAtTimes',
    type: 'array',
    maxRows: 100,
    admin: { condition: ({ places }) => typeof places === 'number' },
    fields: [
      row(
        dayField('from', { required: true }),
        dayField('to', {
          validate: (value, { siblingData, req }) => {
            const { from } = siblingData as { from?: string }
            return (
              !value ||
              !from ||
              String(value) >= from ||
              requestMessages(schoolsPanelMessages, req)('errors.endBeforeStart')
            )
          },
        }),
        wholeNumberField('places', { required: true, min: 0, max: 9999 }),
      ),
    ],
  },
]
