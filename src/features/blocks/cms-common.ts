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
import { checkboxField, selectField, wholeNumberField } from '../../platform/payload/fields/field-factories'
import { linkTargetFields } from '../../platform/payload/fields/link'
import { requireInDefaultLanguage } from '../../platform/payload/fields/required-texts'
import { payloadPanelMessages } from '../../platform/payload/messages/panel/messages'
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
  type: 'array',
  maxRows: 2,
  fields: [
    { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
    ...linkTargetFields({ required: true }),
  ],
}

/** How many documents an automatic list shows. */
export const limitField = (defaultValue: number): Field =>
  wholeNumberField('limit', { min: 1, max: 12, defaultValue })

/** Every block can be hidden, tinted and linked to. */
const displayFields: Field = {
  type: 'collapsible',
  label: 'display',
  admin: { initCollapsed: true },
  fields: [
    checkboxField('hidden', { defaultValue: false }),
    selectField('tone', ['plain', 'tinted'], { defaultValue: 'plain' }),
    {
      name: 'anchor',
      type: 'text',
      maxLength: 40,
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
const toolsField = (slug: string): UIField => ({
  name: 'tools',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: {
        path: '/features/blocks/admin/BlockTools#BlockTools',
        clientProps: { kind: slug, canBeKept: slug !== 'reusable' },
      },
    },
  },
})

/** Adds what every block has, those of extensions included: its label in the list, how it is displayed, and its buttons. */
export const completeBlock = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    // The label is the first words of the block; a name that editors type for every block is not needed.
    disableBlockName: true,
    components: {
      Label: { path: '/features/blocks/admin/BlockLabel#BlockLabel', clientProps: { kind: block.slug } },
      ...block.admin?.components,
    },
  },
  fields: [...block.fields, displayFields, toolsField(block.slug)],
})

interface BlockDefinition {
  slug: string
  /** The heading above the block in the list that editors choose from. */
  group: 'text' | 'pictures' | 'schoolsAndPrices' | 'listsAndForms'
  fields: Field[]
}

/** The generated type of the block `hero` is `HeroBlock`. */
export const defineBlock = ({ slug, group, fields }: BlockDefinition): Block => ({
  slug,
  interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
  admin: { group, images: { thumbnail: { url: `/blocks/${slug}.svg`, alt: '' } } },
  fields: requireInDefaultLanguage(fields),
})
