import type {
  CollectionBeforeDeleteHook,
  CollectionSlug,
  DateField,
  FieldHook,
  GroupField,
  NumberField,
  RelationshipField,
  TextField,
} from 'payload'
import { isSlug, slugify } from '../../../shared/text/slug'

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
  admin: {
    position: 'sidebar',
    description: 'The last part of the address. Changing it changes the address of the page.',
  },
  hooks: { beforeValidate: [slugFrom(source)] },
  validate: (value: unknown) => {
    if (typeof value !== 'string' || !isSlug(value))
      return 'Use small letters a to z, digits and single hyphens, e.g. maple-harbour.'
    return reserved.includes(value) ? `The address /${value} is used by the site itself.` : true
  },
})

/** A short name for links and stored documents. Left empty, it is made from the field `source`. */
export const codeField = (source: string): TextField => ({
  name: 'code',
  type: 'text',
  required: true,
  index: true,
  maxLength: 60,
  admin: {
    position: 'sidebar',
    description: 'Used in links. Do not change it once visitors have links that contain it.',
  },
  hooks: { beforeValidate: [slugFrom(source)] },
  validate: (value: unknown) =>
    (typeof value === 'string' && isSlug(value)) || 'Use small letters a to z, digits and single hyphens.',
})

/** The school that a document belongs to. */
export const schoolField: RelationshipField = {
  name: 'school',
  type: 'relationship',
  relationTo: 'schools',
  required: true,
  index: true,
  // A school is not begun from here: it would stay behind as an empty draft.
  admin: { position: 'sidebar', allowCreate: false },
}

/**
 * Deletes the documents of these collections when their school is deleted, in the same transaction. The database would
 * refuse to leave them without a school.
 */
export const deleteWithSchool =
  (...collections: CollectionSlug[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const collection of collections)
      await req.payload.delete({ collection, where: { school: { equals: id } }, req })
  }

/** A calendar day. Payload keeps it as noon UTC, so that its first ten characters are the day everywhere. */
export const dayField = (name: string, options: Partial<DateField> = {}): DateField =>
  ({
    name,
    type: 'date',
    hooks: {
      // The panel's own calendar sends noon already; a day alone would be midnight, which is the day before in America.
      beforeValidate: [
        ({ value }) =>
          typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00.000Z` : value,
      ],
    },
    ...options,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' }, ...options.admin },
  }) as DateField

/** An amount, kept in whole minor units and typed in units: 130.00 is stored as 13000. */
export const moneyField = (name: string, options: Partial<NumberField> = {}): NumberField => {
  const { required = false, min = 0 } = options
  return {
    name,
    type: 'number',
    min,
    validate: (value: unknown) => {
      if (value === undefined || value === null) return !required || 'Enter an amount.'
      if (!Number.isSafeInteger(value) || (value as number) < 0)
        return 'Use an amount of at most two decimals that is not negative.'
      return (value as number) >= min || `Use at least ${(min / 100).toFixed(2)}.`
    },
    ...options,
    admin: { components: { Field: '/platform/payload/fields/MoneyInput#MoneyInput' }, ...options.admin },
  } as NumberField
}

/** What search engines show; both fall back to the page's own title and summary. */
export const seoField = (): GroupField => ({
  name: 'seo',
  label: 'Search engines',
  type: 'group',
  admin: { description: 'Optional: the title and summary are used where these are empty.' },
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 70 },
    { name: 'description', type: 'textarea', localized: true, maxLength: 170 },
  ],
})
