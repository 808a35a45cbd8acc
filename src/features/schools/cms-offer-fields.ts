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
import { followsRule, readStartRule } from '../../shared/start-rule'
import { isSlug, slugify } from '../../shared/text/slug'
import { schoolsPanelMessages } from './admin/messages/messages'

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
    admin: {
      position: 'sidebar',
      description:
        'The number that price lists and links use. Empty: the next free number, which then stays.',
    },
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
    admin: {
      position: 'sidebar',
      description: 'The last part of the address of its page. Changing it changes the address.',
    },
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
    label: 'Students can start',
    type: 'radio',
    required: true,
    defaultValue: 'every-monday',
    options: [
      { value: 'every-monday', label: 'Every Monday' },
      { value: 'first-monday', label: 'On the first Monday of each month' },
      { value: 'dates', label: 'On dates from a list' },
    ],
    admin: { description: 'The price calculator and the enrolment form offer these days only.' },
  },
  {
    name: 'startDates',
    label: 'Start dates',
    type: 'array',
    maxRows: maxStartDates,
    labels: { singular: 'Start date', plural: 'Start dates' },
    validate: validateDates,
    admin: {
      condition: ({ startsOn }) => startsOn === 'dates',
      components: { Field: '/features/schools/admin/StartDatesField#StartDatesField' },
      description: 'Past dates are ignored. Add next year’s dates before the last one has passed.',
    },
    fields: [dayField('day', { label: 'Date', required: true })],
  },
  {
    name: 'starts',
    label: 'When it starts, in words',
    type: 'text',
    localized: true,
    maxLength: 160,
    admin: { description: 'Shown on the page of the school. It does not change what can be chosen.' },
  },
]

/** How early accommodation must be booked, and on which days students arrive and leave. */
export const accommodationDayFields: Field[] = [
  wholeNumberField('leadDays', {
    label: 'Days needed before the first day of the course',
    min: 0,
    max: 365,
    admin: { description: 'Empty: as many as the school needs.' },
  }),
  row(
    wholeNumberField('arrivalDaysBefore', {
      label: 'Arrival, days before the first lesson',
      defaultValue: 1,
      min: 0,
      max: 7,
      admin: { description: '1 is the Sunday before a Monday.' },
    }),
    wholeNumberField('departureDaysAfter', {
      label: 'Departure, days after the last lesson',
      defaultValue: 1,
      min: 0,
      max: 7,
      admin: { description: '1 is the Saturday after a Friday.' },
    }),
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
  wholeNumberField('placesPerStart', {
    label: 'Places per start',
    min: 0,
    max: 9999,
    admin: {
      description:
        'How many students can begin this course on the same day. Only confirmed enrolments count. Empty: no limit.',
    },
  }),
  {
    name: 'placesAtStarts',
    label: 'Starts with another number of places',
    type: 'array',
    maxRows: 100,
    labels: { singular: 'Start with another number', plural: 'Starts with another number' },
    fields: [
      row(
        dayField('day', { label: 'First day', required: true, validate: validateStart }),
        wholeNumberField('places', { label: 'Places per start', required: true, min: 0, max: 9999 }),
      ),
    ],
  },
]

/** How many students an offer takes at the same time. Confirmed enrolments take the places (feature `pricing`). */
export const limitFields = (what: 'course' | 'accommodation'): Field[] => [
  wholeNumberField('places', {
    label: 'Number of places',
    min: 0,
    max: 9999,
    admin: {
      description:
        what === 'course'
          ? 'How many students can be in this course at the same time. A confirmed enrolment takes a place for its weeks. Empty: no limit.'
          : 'How many students can stay here at the same time. A confirmed enrolment takes a place from arrival to departure. Empty: no limit.',
    },
  }),
  {
    name: 'placesAtTimes',
    label: 'Other numbers of places',
    type: 'array',
    maxRows: 100,
    labels: { singular: 'Time with another number', plural: 'Times with another number' },
    admin: {
      condition: ({ places }) => typeof places === 'number',
      description:
        'For example in summer: the first and the last day. If two times overlap, the lower one in the list counts.',
    },
    fields: [
      row(
        dayField('from', { label: 'First day', required: true }),
        dayField('to', {
          label: 'Last day',
          admin: { description: 'Empty: only the first day.' },
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
        wholeNumberField('places', { label: 'Number of places', required: true, min: 0, max: 9999 }),
      ),
    ],
  },
]
