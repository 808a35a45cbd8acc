import type { Block, Field, PayloadRequest } from 'payload'
import { row, selectField, wholeNumberField } from '../../platform/payload/fields/field-factories'
import { requestMessages } from '../../platform/payload/request-messages'
import { slugify } from '../../shared/text/slug'
import { formsPanelMessages } from './messages/panel/messages'

const fieldName = /^[a-z][a-z0-9-]{0,39}$/

const commonFields: Field[] = [
  { name: 'label', type: 'text', required: true, localized: true, maxLength: 120 },
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 40,
    hooks: {
      beforeValidate: [
        ({ value, siblingData }) => {
          const given = typeof value === 'string' && value.trim() ? value : siblingData?.label
          return typeof given === 'string' ? slugify(given).slice(0, 40) : value
        },
      ],
    },
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      (typeof value === 'string' && fieldName.test(value)) ||
      requestMessages(formsPanelMessages, req)('errors.shortName'),
  },
]

const helpField: Field = { name: 'help', type: 'text', localized: true, maxLength: 200 }

const requiredField: Field = { name: 'required', type: 'checkbox', defaultValue: false }

/** Shows a field only if another one has a certain answer. */
const conditionFields: Field = {
  type: 'collapsible',
  label: 'condition',
  admin: { initCollapsed: true },
  fields: [
    row(
      {
        name: 'onlyIfField',
        type: 'text',
        maxLength: 40,
        admin: { components: { Field: '/features/forms/admin/ConditionFields#OtherField' } },
      },
      {
        name: 'onlyIfValue',
        type: 'text',
        maxLength: 120,
        admin: { components: { Field: '/features/forms/admin/ConditionFields#OtherAnswer' } },
      },
    ),
  ],
}

/** Says in the collapsed list which field it is. */
const fieldAdmin = (slug: string): Block['admin'] => ({
  disableBlockName: true,
  components: { Label: { path: '/features/forms/admin/FieldLabel#FieldLabel', clientProps: { kind: slug } } },
})

interface FieldDefinition {
  slug: string
  type: string
  own?: Field[]
}

const defineField = ({ slug, type, own = [] }: FieldDefinition): Block => ({
  slug,
  interfaceName: type,
  admin: fieldAdmin(slug),
  fields: [...commonFields, ...own, helpField, requiredField, conditionFields],
})

const lengthField: Field = { name: 'maxLength', type: 'number', min: 1, max: 5000 }

/**
 * The fields that staff can put into a form. Payload looks for a block by its slug among the blocks of pages first, so these
 * slugs differ from theirs.
 */
export const formFieldBlocks: Block[] = [
  defineField({ slug: 'shortText', type: 'FormTextField', own: [lengthField] }),
  defineField({ slug: 'longText', type: 'FormTextareaField', own: [lengthField] }),
  defineField({ slug: 'email', type: 'FormEmailField' }),
  defineField({ slug: 'phone', type: 'FormPhoneField' }),
  defineField({
    slug: 'choice',
    type: 'FormChoiceField',
    own: [
      {
        name: 'options',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 60,
        fields: [
          row(
            { name: 'label', type: 'text', required: true, localized: true, maxLength: 120 },
            {
              name: 'value',
              type: 'text',
              required: true,
              maxLength: 60,
              hooks: {
                beforeValidate: [
                  ({ value, siblingData }) => {
                    const given = typeof value === 'string' && value.trim() ? value : siblingData?.label
                    return typeof given === 'string' ? slugify(given).slice(0, 60) : value
                  },
                ],
              },
            },
          ),
        ],
      },
      selectField('appearance', ['list', 'radio', 'boxes'], { required: true, defaultValue: 'list' }),
    ],
  }),
  defineField({
    slug: 'number',
    type: 'FormNumberField',
    own: [
      row(
        { name: 'min', type: 'number' },
        {
          name: 'max',
          type: 'number',
          validate: (
            value: unknown,
            { siblingData, req }: { siblingData: { min?: number | null }; req: PayloadRequest },
          ) =>
            typeof value !== 'number' ||
            typeof siblingData.min !== 'number' ||
            value >= siblingData.min ||
            requestMessages(formsPanelMessages, req)('errors.maxBelowMin'),
        },
        { name: 'whole', type: 'checkbox', defaultValue: true },
      ),
    ],
  }),
  defineField({ slug: 'date', type: 'FormDateField' }),
  defineField({
    slug: 'fileUpload',
    type: 'FormFileField',
    own: [
      row(
        selectField('kinds', ['pdf', 'picture'], {
          hasMany: true,
          required: true,
          defaultValue: ['pdf', 'picture'],
        }),
        wholeNumberField('maxMegabytes', { required: true, defaultValue: 5, min: 1, max: 10 }),
      ),
    ],
  }),
  defineField({ slug: 'consent', type: 'FormConsentField' }),
  {
    slug: 'hiddenValue',
    interfaceName: 'FormHiddenField',
    admin: fieldAdmin('hiddenValue'),
    fields: [...commonFields, { name: 'value', type: 'text', maxLength: 200 }],
  },
]
