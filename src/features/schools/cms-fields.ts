import type { ArrayFieldValidation, Field, NumberFieldSingleValidation, PayloadRequest } from 'payload'
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
import { isTimeZone } from '../../shared/days'
import { videoPlayer } from '../../shared/html/embed'
import { defaultLocale, localeNames, locales } from '../../shared/locale'
import { schoolsPanelMessages } from './admin/messages/messages'
import { closureEffects, minorRules } from './catalogue'

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
  row(
    latitudeField({
      validate: withOther('lng'),
      admin: { description: 'Without latitude and longitude the map has no marker and no directions.' },
    }),
    longitudeField({ validate: withOther('lat') }),
  ),
  row({ name: 'email', type: 'email', required: true }, { name: 'phone', type: 'text', maxLength: 40 }),
  messengerFields,
  { name: 'hours', label: 'Office hours', type: 'text', localized: true, maxLength: 160 },
  {
    name: 'officeLanguage',
    label: 'Language of the office',
    type: 'select',
    defaultValue: defaultLocale,
    options: locales.map((value) => ({ value, label: localeNames[value] })),
    admin: { description: 'Mails about new requests are written to the school in this language.' },
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
  { name: 'hero', label: 'Main picture', type: 'upload', relationTo: 'media' },
  {
    name: 'gallery',
    type: 'array',
    maxRows: 60,
    validate: validateGallery,
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: {
      description: 'Drag the pictures into the order in which visitors see them.',
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
    labels: { singular: 'Accreditation', plural: 'Accreditations' },
    admin: {
      description: 'Bodies that have accredited the school. Visitors see their names, numbers and logos.',
    },
    fields: [
      row(
        { name: 'name', type: 'text', required: true, localized: true, maxLength: 120 },
        {
          name: 'number',
          label: 'Membership number',
          type: 'text',
          maxLength: 60,
          admin: { description: 'As it stands in the certificate.' },
        },
      ),
      {
        name: 'url',
        label: 'Where it can be checked',
        type: 'text',
        maxLength: 300,
        validate: validateWebAddress,
        admin: { description: 'The page of that body which names the school. It begins with https://.' },
      },
      {
        name: 'logo',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'A square picture, at least 200 pixels wide. Ask the body for permission.' },
      },
    ],
  },
  {
    name: 'testimonials',
    type: 'array',
    // Each language has its own list, so that students are quoted in their own words.
    localized: true,
    maxRows: 12,
    labels: { singular: 'Testimonial', plural: 'Testimonials' },
    admin: { description: 'Chosen for this language. A language without testimonials shows none.' },
    fields: [
      { name: 'text', type: 'textarea', required: true, maxLength: 500 },
      row(
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        { name: 'about', label: 'Town, course or year', type: 'text', maxLength: 120 },
      ),
    ],
  },
  row(
    {
      name: 'videoUrl',
      label: 'Address of a video',
      type: 'text',
      maxLength: 300,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        !value ||
        videoPlayer(String(value)) !== undefined ||
        requestMessages(schoolsPanelMessages, req)('errors.video'),
      admin: { description: 'YouTube or Vimeo. It is loaded only after the visitor has agreed.' },
    },
    {
      name: 'videoTitle',
      label: 'Title of the video',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'Read out by screen readers, and shown until the video is loaded.' },
    },
  ),
]

export const bookingFields: Field[] = [
  row(moneyField('registrationFee', { defaultValue: 0 }), {
    name: 'timeZone',
    type: 'text',
    defaultValue: 'America/Toronto',
    admin: { description: 'The school’s time zone, e.g. America/Halifax.' },
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      isTimeZone(String(value)) || requestMessages(schoolsPanelMessages, req)('errors.timeZone'),
  }),
  row(
    wholeNumberField('leadDays', {
      label: 'Days needed before a course begins',
      defaultValue: 3,
      min: 0,
      max: 365,
      admin: { description: 'A course that begins sooner cannot be booked on the site.' },
    }),
    wholeNumberField('answerDays', {
      label: 'Working days to answer a request',
      defaultValue: 2,
      min: 1,
      max: 30,
      admin: { description: 'Students read this after they have sent their request.' },
    }),
    {
      name: 'minors',
      label: 'Students under 18',
      type: 'select',
      defaultValue: 'guardian',
      options: [...minorRules],
      admin: { description: 'Under 18 on the first day of the stay.' },
    },
  ),
  {
    name: 'conditions',
    label: 'Conditions of a quote',
    type: 'textarea',
    localized: true,
    maxLength: 2000,
    admin: { description: 'Payment and cancellation, printed on every quote.' },
  },
  {
    name: 'closures',
    label: 'Closed',
    type: 'array',
    maxRows: 60,
    labels: { singular: 'Closure', plural: 'Closures' },
    admin: { description: 'No stay can begin on these days.' },
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
      {
        name: 'weeks',
        label: 'Weeks of a stay that fall into it',
        type: 'select',
        defaultValue: 'count',
        options: [...closureEffects],
      },
    ],
  },
]
