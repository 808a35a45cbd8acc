import type { ArrayField, Block, Field, RelationshipField, TextField, UploadField } from 'payload'
import { linkTargetFields } from '../../platform/payload/fields/link'
import { isSlug } from '../../shared/text/slug'

// What the blocks have in common.

export const headingField = (options: Partial<TextField> = {}): TextField =>
  ({ name: 'heading', type: 'text', localized: true, maxLength: 120, ...options }) as TextField

export const pictureField = (options: Partial<UploadField> = {}): UploadField =>
  ({ name: 'picture', type: 'upload', relationTo: 'media', ...options }) as UploadField

export const schoolChoice = (options: Partial<RelationshipField> = {}): RelationshipField =>
  ({
    name: 'school',
    type: 'relationship',
    relationTo: 'schools',
    ...options,
    admin: { allowCreate: false, ...options.admin },
  }) as RelationshipField

/** One or two buttons. */
export const buttonsField: ArrayField = {
  name: 'links',
  label: 'Buttons',
  type: 'array',
  maxRows: 2,
  labels: { singular: 'Button', plural: 'Buttons' },
  fields: [
    { name: 'label', label: 'Text', type: 'text', required: true, localized: true, maxLength: 60 },
    ...linkTargetFields({ required: true }),
  ],
}

/** How many documents an automatic list shows. */
export const limitField = (defaultValue: number): Field => ({
  name: 'limit',
  label: 'How many at most',
  type: 'number',
  min: 1,
  max: 12,
  defaultValue,
  validate: (value: unknown) =>
    value === undefined ||
    value === null ||
    (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 12) ||
    'Use a whole number from 1 to 12.',
})

/** Every block can be hidden, tinted and linked to. */
const displayFields: Field = {
  type: 'collapsible',
  label: 'Display',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'hidden',
      label: 'Hide this block from visitors',
      type: 'checkbox',
      defaultValue: false,
    },
    {
      name: 'tone',
      label: 'Background',
      type: 'select',
      defaultValue: 'plain',
      options: [
        { value: 'plain', label: 'Plain' },
        { value: 'tinted', label: 'Tinted' },
      ],
    },
    {
      name: 'anchor',
      label: 'Name for links to this block',
      type: 'text',
      maxLength: 40,
      admin: {
        description: 'With the name “prices”, the address of the page followed by #prices leads here.',
      },
      validate: (value: unknown) =>
        value === undefined ||
        value === null ||
        value === '' ||
        (typeof value === 'string' && isSlug(value)) ||
        'Use small letters a to z, digits and single hyphens.',
    },
  ],
}

interface BlockDefinition {
  slug: string
  /** The name of the generated type. */
  type: string
  singular: string
  plural: string
  /** The heading above the block in the list that editors choose from. */
  group: 'Text' | 'Pictures and video' | 'Schools and prices' | 'Lists and forms'
  fields: Field[]
}

export const defineBlock = ({ slug, type, singular, plural, group, fields }: BlockDefinition): Block => ({
  slug,
  interfaceName: type,
  labels: { singular, plural },
  admin: {
    group,
    images: { thumbnail: { url: `/blocks/${slug}.svg`, alt: '' } },
  },
  fields: [...fields, displayFields],
})
