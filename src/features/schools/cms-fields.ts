import type {
  ArrayFieldValidation,
  Field,
  NumberFieldSingleValidation,
  PayloadRequest,
  TextField,
} from 'payload'
import { array, number } from 'payload/shared'
import { contentField } from '../../platform/payload/fields/content'
import {
  dayField,
  latitudeField,
  longitudeField,
  moneyField,
  row,
  wholeNumberField,
} from '../../platform/payload/fields/field-factories'
import { messengerFields } from '../../platform/payload/fields/messenger'
import { requestMessages } from '../../platform/payload/request-messages'
import { parseUrl } from '../../shared/address/parse-url'
import { videoPlayer } from '../../shared/html/embed'
import { defaultLocale, locales } from '../../shared/locale'
import { isTimeZone } from '../../shared/time/days'
import { clockTime, weekdays } from '../../shared/time/opening-hours'
import { closureEffects, holidayEffects, minorRules } from './catalogue'
import { schoolsPanelMessages } from './messages/panel/messages'

export const aboutFields: Field[] = [
  { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 300 },
  contentField('description'),
  {
    name: 'facts',
    type: 'array',
    maxRows: 12,
    fields: [
      row(
        { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
        { name: 'value', type: 'text', required: true, localized: true, maxLength: 80 },
      ),
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
      ? requestMessages(schoolsPanelMessages, options.req)('errors.bothCoordinates')
      : number(value, options)
  }

/** A time of day, `08:30`. */
const clockField = (
  name: string,
  isAfter: (siblings: { opens?: string }, value: string) => boolean = () => true,
): TextField => ({
  name,
  type: 'text',
  required: true,
  maxLength: 5,
  admin: { placeholder: '08:30' },
  validate: (value: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }) => {
    const t = requestMessages(schoolsPanelMessages, req)
    if (typeof value !== 'string' || !clockTime.test(value)) return t('errors.clockTime')
    return isAfter(siblingData as { opens?: string }, value) || t('errors.closesBeforeOpens')
  },
})

export const placeFields: Field[] = [
  { name: 'street', type: 'text', required: true, maxLength: 120 },
  row(
    { name: 'town', type: 'text', required: true, maxLength: 80, index: true },
    { name: 'region', type: 'text', maxLength: 80 },
    { name: 'postalCode', type: 'text', maxLength: 20 },
    {
      name: 'country',
      type: 'text',
      required: true,
      defaultValue: 'CA',
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) ||
        requestMessages(schoolsPanelMessages, req)('errors.country'),
    },
  ),
  row(latitudeField({ validate: withOther('lng') }), longitudeField({ validate: withOther('lat') })),
  row({ name: 'email', type: 'email', required: true }, { name: 'phone', type: 'text', maxLength: 40 }),
  messengerFields,
  {
    name: 'openingHours',
    type: 'array',
    maxRows: 14,
    fields: [
      row(
        { name: 'firstDay', type: 'select', required: true, defaultValue: 'mon', options: [...weekdays] },
        { name: 'lastDay', type: 'select', options: [...weekdays] },
        clockField('opens'),
        clockField('closes', ({ opens }, value) => (opens ?? '') < value),
      ),
    ],
  },
  { name: 'hours', type: 'text', localized: true, maxLength: 160 },
  {
    name: 'officeLanguage',
    type: 'select',
    defaultValue: defaultLocale,
    options: [...locales],
  },
]

/** Each picture has its own anchor on the page, so it may be listed only once. */
const validateGallery: ArrayFieldValidation = (rows, options) => {
  const pictures = ((rows ?? []) as { picture?: unknown }[]).flatMap(({ picture }) => picture ?? [])
  return new Set(pictures).size === pictures.length
    ? array(rows, options)
    : requestMessages(schoolsPanelMessages, options.req)('errors.pictureTwice')
}

export const pictureFields: Field[] = [
  { name: 'hero', type: 'upload', relationTo: 'media' },
  {
    name: 'gallery',
    type: 'array',
    maxRows: 60,
    validate: validateGallery,
    admin: {
      components: {
        afterInput: [
          {
            path: '/platform/payload/admin/pictures/AddPictures#AddPictures',
            clientProps: { path: 'gallery', schemaPath: 'schools.gallery', name: 'picture' },
          },
        ],
      },
    },
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
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      { name: 'role', type: 'text', required: true, localized: true, maxLength: 120 },
      { name: 'bio', type: 'textarea', localized: true, maxLength: 600 },
      { name: 'languages', type: 'text', localized: true, maxLength: 120 },
      { name: 'picture', type: 'upload', relationTo: 'media' },
    ],
  },
  {
    name: 'faq',
    type: 'array',
    maxRows: 60,
    fields: [
      { name: 'question', type: 'text', required: true, localized: true, maxLength: 200 },
      { name: 'answer', type: 'textarea', required: true, localized: true, maxLength: 2000 },
    ],
  },
]

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && parseUrl(value)?.protocol === 'https:'

const validateWebAddress = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  !value || isWebAddress(value) || requestMessages(schoolsPanelMessages, req)('errors.webAddress')

/** Fields that make visitors trust the school. */
export const trustFields: Field[] = [
  {
    name: 'accreditations',
    type: 'array',
    maxRows: 12,
    fields: [
      row(
        { name: 'name', type: 'text', required: true, localized: true, maxLength: 120 },
        { name: 'number', type: 'text', maxLength: 60 },
      ),
      { name: 'url', type: 'text', maxLength: 300, validate: validateWebAddress },
      { name: 'logo', type: 'upload', relationTo: 'media' },
    ],
  },
  {
    name: 'testimonials',
    type: 'array',
    // Each language has its own list, so that students are quoted in their own words.
    localized: true,
    maxRows: 12,
    fields: [
      { name: 'text', type: 'textarea', required: true, maxLength: 500 },
      row(
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        { name: 'about', type: 'text', maxLength: 120 },
      ),
    ],
  },
  row(
    {
      name: 'videoUrl',
      type: 'text',
      maxLength: 300,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        !value ||
        videoPlayer(String(value)) !== undefined ||
        requestMessages(schoolsPanelMessages, req)('errors.video'),
    },
    { name: 'videoTitle', type: 'text', localized: true, maxLength: 120 },
  ),
]

export const bookingFields: Field[] = [
  row(moneyField('registrationFee', { defaultValue: 0 }), {
    name: 'timeZone',
    type: 'text',
    defaultValue: 'America/Toronto',
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      isTimeZone(String(value)) || requestMessages(schoolsPanelMessages, req)('errors.timeZone'),
  }),
  row(
    wholeNumberField('leadDays', { defaultValue: 3, min: 0, max: 365 }),
    wholeNumberField('answerDays', { defaultValue: 2, min: 1, max: 30 }),
    { name: 'minors', type: 'select', defaultValue: 'guardian', options: [...minorRules] },
  ),
  { name: 'conditions', type: 'textarea', localized: true, maxLength: 2000 },
  {
    name: 'closures',
    type: 'array',
    maxRows: 60,
    fields: [
      row(
        dayField('from', { required: true }),
        dayField('to', {
          required: true,
          validate: (value, { siblingData, req }) => {
            const { from } = siblingData as { from?: string }
            if (!value) return requestMessages(schoolsPanelMessages, req)('errors.noEnd')
            return (
              !from ||
              String(value) >= from ||
              requestMessages(schoolsPanelMessages, req)('errors.endBeforeStart')
            )
          },
        }),
        { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
      ),
      { name: 'weeks', type: 'select', defaultValue: 'count', options: [...closureEffects] },
    ],
  },
  row(
    { name: 'publicHolidays', type: 'checkbox', defaultValue: true },
    { name: 'holidayLessons', type: 'select', defaultValue: 'lost', options: [...holidayEffects] },
  ),
  {
    name: 'openHolidays',
    type: 'array',
    maxRows: 60,
    admin: {
      condition: ({ publicHolidays }) => publicHolidays !== false,
      components: { Field: '/features/schools/admin/HolidaysField#HolidaysField' },
    },
    fields: [dayField('day', { required: true })],
  },
]
