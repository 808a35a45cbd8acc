import type {
  ArrayField,
  Block,
  Field,
  PayloadRequest,
  RelationshipField,
  TextField,
  UIField,
  UploadField,
} from 'payload'
import { payloadPanelMessages } from '../../platform/payload/admin/messages/messages'
import { checkboxField, selectField, wholeNumberField } from '../../platform/payload/fields/field-factories'
import { linkTargetFields } from '../../platform/payload/fields/link'
import { requireInDefaultLanguage } from '../../platform/payload/fields/required-texts'
import { requestMessages } from '../../platform/payload/request-messages'
import { isSlug } from '../../shared/text/slug'

// Fields that several blocks have in common.

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
export const limitField = (defaultValue: number): Field =>
  wholeNumberField('limit', { label: 'How many at most', min: 1, max: 12, defaultValue })

/** Every block can be hidden, tinted and linked to. */
const displayFields: Field = {
  type: 'collapsible',
  label: 'Display',
  admin: { initCollapsed: true },
  fields: [
    checkboxField('hidden', 'Hide this block from visitors', { defaultValue: false }),
    selectField('tone', { plain: 'Plain', tinted: 'Tinted' }, { label: 'Background', defaultValue: 'plain' }),
    {
      name: 'anchor',
      label: 'Name for links to this block',
      type: 'text',
      maxLength: 40,
      admin: {
        description: 'With the name “prices”, the address of the page followed by #prices leads here.',
      },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        value === undefined ||
        value === null ||
        value === '' ||
        (typeof value === 'string' && isSlug(value)) ||
        requestMessages(payloadPanelMessages, req)('errors.code'),
    },
  ],
}

/** Buttons that copy the block or keep it as reusable content. */
const toolsField = (slug: string, kind: string): UIField => ({
  name: 'tools',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: {
        path: '/features/blocks/admin/BlockTools#BlockTools',
        clientProps: { kind, canBeKept: slug !== 'reusable' },
      },
    },
  },
})

interface BlockDefinition {
  slug: string
  singular: string
  plural: string
  /** The heading above the block in the list that editors choose from. */
  group: 'Text' | 'Pictures and video' | 'Schools and prices' | 'Lists and forms'
  fields: Field[]
}

/** The generated type of the block `hero` is `HeroBlock`. */
export const defineBlock = ({ slug, singular, plural, group, fields }: BlockDefinition): Block => ({
  slug,
  interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
  labels: { singular, plural },
  admin: {
    group,
    images: { thumbnail: { url: `/blocks/${slug}.svg`, alt: '' } },
    // The label is the first words of the block; a name that editors type for every block is not needed.
    disableBlockName: true,
    components: {
      Label: { path: '/features/blocks/admin/BlockLabel#BlockLabel', clientProps: { kind: singular } },
    },
  },
  fields: [...requireInDefaultLanguage(fields), displayFields, toolsField(slug, singular)],
})
