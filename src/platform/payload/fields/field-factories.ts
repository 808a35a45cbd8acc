import type {
  CheckboxField,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  DateField,
  Field,
  FieldHook,
  GroupField,
  NumberField,
  NumberFieldSingleValidation,
  PayloadRequest,
  RelationshipField,
  RowField,
  SelectField,
  TextField,
} from 'payload'
import { number as validateNumber } from 'payload/shared'
import { isSlug, slugify } from '../../../shared/text/slug'
import { noonOf } from '../../../shared/time/days'
import { payloadPanelMessages } from '../messages/panel/messages'
import { requestMessages } from '../request-messages'

/** Writes the value as a slug; an empty one is made from the field `source`. */
const slugFrom =
  (source: string): FieldHook =>
  ({ value, data }) => {
    const given = typeof value === 'string' && value.trim() ? value : data?.[source]
    return typeof given === 'string' ? slugify(given) : value
  }

/** The last part of a document's address. Left empty, it is made from the field `source`. */
export const slugField = (source: string, reserved: readonly string[] = []): TextField => ({
  name: 'slug',
  type: 'text',
  unique: true,
  index: true,
  required: true,
  maxLength: 80,
  admin: { position: 'sidebar' },
  hooks: { beforeValidate: [slugFrom(source)] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (typeof value !== 'string' || !isSlug(value))
      return requestMessages(payloadPanelMessages, req)('errors.slug')
    return reserved.includes(value)
      ? requestMessages(payloadPanelMessages, req)('errors.reservedSlug', { slug: value })
      : true
  },
})

/** A short name for links and stored documents. Left empty, it is made from the field `source`. */
export const codeField = (source: string): TextField => ({
  name: 'code',
  type: 'text',
  required: true,
  index: true,
  maxLength: 60,
  admin: { position: 'sidebar' },
  hooks: { beforeValidate: [slugFrom(source)] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && isSlug(value)) || requestMessages(payloadPanelMessages, req)('errors.code'),
})

export const schoolField: RelationshipField = {
  name: 'school',
  type: 'relationship',
  relationTo: 'schools',
  required: true,
  index: true,
  // Schools cannot be created from here, because that would leave empty drafts behind.
  admin: { position: 'sidebar', allowCreate: false },
}

/**
 * Deletes the documents of these collections with their school, in the same transaction. The database would refuse to leave
 * them without a school.
 */
export const deleteWithSchool =
  (...collections: CollectionSlug[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const collection of collections)
      await req.payload.delete({ collection, where: { school: { equals: id } }, trash: true, req })
  }

/** A calendar day. Payload stores it as noon UTC, so that its first ten characters are the day in every time zone. */
export const dayField = (name: string, options: Partial<DateField> = {}): DateField =>
  ({
    name,
    type: 'date',
    hooks: {
      // The panel's date picker sends noon. A day alone would be midnight UTC, which is the day before in America.
      beforeValidate: [
        ({ value }) =>
          typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? noonOf(value) : value,
      ],
    },
    ...options,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' }, ...options.admin },
  }) as DateField

export const latitudeField = (options: Partial<NumberField> = {}): NumberField =>
  ({ name: 'lat', type: 'number', min: -90, max: 90, ...options }) as NumberField

export const longitudeField = (options: Partial<NumberField> = {}): NumberField =>
  ({ name: 'lng', type: 'number', min: -180, max: 180, ...options }) as NumberField

const validateWhole: NumberFieldSingleValidation = (value, options) => {
  const valid = validateNumber(value, options)
  if (valid !== true || value === undefined || value === null) return valid
  return (
    Number.isSafeInteger(Number(value)) ||
    requestMessages(payloadPanelMessages, options.req)('errors.wholeNumber')
  )
}

/** A number of days, people or the like. The database would store fractions, and nobody could tell what half a day means. */
export const wholeNumberField = (name: string, options: Partial<NumberField> = {}): NumberField =>
  ({
    name,
    type: 'number',
    validate: validateWhole,
    ...options,
    admin: { step: 1, ...options.admin },
  }) as NumberField

/** An amount of money in whole minor units: 130.00 is stored as 13000. */
export const moneyField = (name: string, options: Partial<NumberField> = {}): NumberField => {
  const { required = false, min = 0 } = options
  return {
    name,
    type: 'number',
    // The log shows such values as money.
    custom: { money: true },
    min,
    validate: (value: unknown, { req }: { req: PayloadRequest }) => {
      if (value === undefined || value === null)
        return !required || requestMessages(payloadPanelMessages, req)('errors.noAmount')
      if (!Number.isSafeInteger(value) || (value as number) < 0)
        return requestMessages(payloadPanelMessages, req)('errors.amount')
      return (
        (value as number) >= min ||
        requestMessages(payloadPanelMessages, req)('errors.leastAmount', { amount: (min / 100).toFixed(2) })
      )
    },
    ...options,
    admin: { components: { Field: '/platform/payload/fields/MoneyInput#MoneyInput' }, ...options.admin },
  } as NumberField
}

/** Title and description for search engines; both default to those of the page. */
export const seoField = (): GroupField => ({
  name: 'seo',
  type: 'group',
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 70 },
    { name: 'description', type: 'textarea', localized: true, maxLength: 170 },
  ],
})

export const selectField = (
  name: string,
  options: readonly string[],
  others: Partial<SelectField> = {},
): SelectField => ({ name, type: 'select', options: [...options], ...others }) as SelectField

/** Fields beside each other. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

export const checkboxField = (name: string, options: Partial<CheckboxField> = {}): CheckboxField => ({
  name,
  type: 'checkbox',
  ...options,
})
