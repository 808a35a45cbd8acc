import type { ArrayFieldValidation, Field, NumberFieldSingleValidation } from 'payload'
import { array, number } from 'payload/shared'
import { contentField } from '../../platform/payload/fields/content'
import {
  dayField,
  latitudeField,
  longitudeField,
  moneyField,
} from '../../platform/payload/fields/field-factories'

export const aboutFields: Field[] = [
  {
    name: 'summary',
    type: 'textarea',
    required: true,
    localized: true,
    maxLength: 300,
    admin: { description: 'One or two sentences for lists and link previews.' },
  },
  contentField('description', 'Full description'),
  {
    name: 'facts',
    type: 'array',
    maxRows: 12,
    labels: { singular: 'Fact', plural: 'Facts' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
          { name: 'value', type: 'text', required: true, localized: true, maxLength: 80 },
        ],
      },
    ],
  },
]

/** Latitude and longitude are only valid together. */
const withOther =
  (other: 'lat' | 'lng'): NumberFieldSingleValidation =>
  (value, options) => {
    const isGiven = (coordinate: unknown) => typeof coordinate === 'number'
    const siblings = options.siblingData as { lat?: unknown; lng?: unknown }
    return !isGiven(value) && isGiven(siblings[other])
      ? 'Give both latitude and longitude, or neither.'
      : number(value, options)
  }

export const placeFields: Field[] = [
  { name: 'street', type: 'text', required: true, maxLength: 120 },
  {
    type: 'row',
    fields: [
      { name: 'town', type: 'text', required: true, maxLength: 80, index: true },
      { name: 'region', type: 'text', maxLength: 80 },
      { name: 'postalCode', type: 'text', maxLength: 20 },
      {
        name: 'country',
        type: 'text',
        required: true,
        defaultValue: 'CA',
        validate: (value: unknown) =>
          (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || 'Use the two capital letters, e.g. CA.',
      },
    ],
  },
  {
    type: 'row',
    fields: [
      latitudeField({
        validate: withOther('lng'),
        admin: { description: 'Without latitude and longitude the map has no marker and no directions.' },
      }),
      longitudeField({ validate: withOther('lat') }),
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'email', type: 'email', required: true },
      { name: 'phone', type: 'text', maxLength: 40 },
    ],
  },
  { name: 'hours', label: 'Office hours', type: 'text', localized: true, maxLength: 160 },
]

/** Each picture has its own anchor on the page, so it may be listed only once. */
const validateGallery: ArrayFieldValidation = (rows, options) => {
  const pictures = ((rows ?? []) as { picture?: unknown }[]).flatMap(({ picture }) => picture ?? [])
  return new Set(pictures).size === pictures.length
    ? array(rows, options)
    : 'This picture is in the gallery already.'
}

export const pictureFields: Field[] = [
  { name: 'hero', label: 'Main picture', type: 'upload', relationTo: 'media' },
  {
    name: 'gallery',
    type: 'array',
    maxRows: 60,
    validate: validateGallery,
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: { description: 'Drag the pictures into the order in which visitors see them.' },
    fields: [
      { name: 'picture', type: 'upload', relationTo: 'media', required: true },
      { name: 'title', type: 'text', localized: true, maxLength: 120 },
    ],
  },
]

export const peopleFields: Field[] = [
  {
    name: 'staff',
    type: 'array',
    maxRows: 60,
    labels: { singular: 'Person', plural: 'Staff' },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      { name: 'role', type: 'text', required: true, localized: true, maxLength: 120 },
      { name: 'bio', type: 'textarea', localized: true, maxLength: 600 },
      { name: 'languages', label: 'Speaks', type: 'text', localized: true, maxLength: 120 },
      { name: 'picture', type: 'upload', relationTo: 'media' },
    ],
  },
  {
    name: 'faq',
    label: 'Frequent questions',
    type: 'array',
    maxRows: 60,
    labels: { singular: 'Question', plural: 'Questions' },
    fields: [
      { name: 'question', type: 'text', required: true, localized: true, maxLength: 200 },
      { name: 'answer', type: 'textarea', required: true, localized: true, maxLength: 2000 },
    ],
  },
]

const isTimeZone = (value: unknown): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: String(value) }))
  } catch {
    return false
  }
}

export const bookingFields: Field[] = [
  {
    type: 'row',
    fields: [
      moneyField('registrationFee', { defaultValue: 0 }),
      {
        name: 'timeZone',
        type: 'text',
        defaultValue: 'America/Toronto',
        admin: { description: 'The school’s time zone, e.g. America/Halifax.' },
        validate: (value: unknown) => isTimeZone(value) || 'Use a name such as America/Halifax.',
      },
    ],
  },
  {
    name: 'closures',
    label: 'Closed',
    type: 'array',
    maxRows: 60,
    labels: { singular: 'Closure', plural: 'Closures' },
    admin: { description: 'No stay can begin on these days.' },
    fields: [
      {
        type: 'row',
        fields: [
          dayField('from', { required: true }),
          dayField('to', {
            required: true,
            validate: (value, { siblingData }) => {
              const { from } = siblingData as { from?: string }
              if (!value) return 'Say when it ends.'
              return !from || String(value) >= from || 'The end must not be before the beginning.'
            },
          }),
          { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
        ],
      },
    ],
  },
]
