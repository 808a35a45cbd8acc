import type { Block, Field, PayloadRequest } from 'payload'
import { row, selectField } from '../../platform/payload/fields/field-factories'
import { requestMessages } from '../../platform/payload/request-messages'
import { slugify } from '../../shared/text/slug'
import { formsPanelMessages } from './admin/messages/messages'

const fieldName = /^[a-z][a-z0-9-]{0,39}$/

const commonFields: Field[] = [
  { name: 'label', type: 'text', required: true, localized: true, maxLength: 120 },
  {
    name: 'name',
    label: 'Short name',
    type: 'text',
    required: true,
    maxLength: 40,
    admin: {
      description: 'Names the answer in lists and exports. Left empty, it is made from the label.',
    },
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

const helpField: Field = {
  name: 'help',
  label: 'Help below the field',
  type: 'text',
  localized: true,
  maxLength: 200,
}

const requiredField: Field = { name: 'required', type: 'checkbox', defaultValue: false }

/** Shows a field only if another one has a certain answer. */
const conditionFields: Field = {
  type: 'collapsible',
  label: 'Only if another field has an answer',
  admin: { initCollapsed: true },
  fields: [
    row(
      {
        name: 'onlyIfField',
        label: 'The other field',
        type: 'text',
        maxLength: 40,
        admin: {
          description: 'One that stands above this field.',
          components: { Field: '/features/forms/admin/ConditionFields#OtherField' },
        },
      },
      {
        name: 'onlyIfValue',
        label: 'Its answer',
        type: 'text',
        maxLength: 120,
        admin: {
          description: 'Empty: any answer.',
          components: { Field: '/features/forms/admin/ConditionFields#OtherAnswer' },
        },
      },
    ),
  ],
}

/** Says in the collapsed list which field it is. */
const fieldAdmin = (kind: string): Block['admin'] => ({
  disableBlockName: true,
  components: { Label: { path: '/features/forms/admin/FieldLabel#FieldLabel', clientProps: { kind } } },
})

interface FieldDefinition {
  slug: string
  type: string
  label: string
  own?: Field[]
}

const defineField = ({ slug, type, label, own = [] }: FieldDefinition): Block => ({
  slug,
  interfaceName: type,
  labels: { singular: label, plural: label },
  admin: fieldAdmin(label),
  fields: [...commonFields, ...own, helpField, requiredField, conditionFields],
})

const lengthField: Field = {
  name: 'maxLength',
  label: 'Characters at most',
  type: 'number',
  min: 1,
  max: 5000,
}

/**
 * The fields that staff can put into a form. Payload looks for a block by its slug among the blocks of pages first, so these
 * slugs differ from theirs.
 */
export const formFieldBlocks: Block[] = [
  defineField({ slug: 'shortText', type: 'FormTextField', label: 'Text', own: [lengthField] }),
  defineField({ slug: 'longText', type: 'FormTextareaField', label: 'Long text', own: [lengthField] }),
  defineField({ slug: 'email', type: 'FormEmailField', label: 'E-mail address' }),
  defineField({ slug: 'phone', type: 'FormPhoneField', label: 'Phone number' }),
  defineField({
    slug: 'choice',
    type: 'FormChoiceField',
    label: 'Choice',
    own: [
      {
        name: 'options',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 60,
        labels: { singular: 'Option', plural: 'Options' },
        fields: [
          row(
            { name: 'label', type: 'text', required: true, localized: true, maxLength: 120 },
            {
              name: 'value',
              type: 'text',
              required: true,
              maxLength: 60,
              admin: { description: 'Stands in exports. Left empty, it is made from the label.' },
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
      selectField(
        'appearance',
        { list: 'List that opens', radio: 'One of several, all in sight', boxes: 'Several of several' },
        { required: true, defaultValue: 'list' },
      ),
    ],
  }),
  defineField({ slug: 'date', type: 'FormDateField', label: 'Date' }),
  defineField({ slug: 'consent', type: 'FormConsentField', label: 'Consent box' }),
  {
    slug: 'hiddenValue',
    interfaceName: 'FormHiddenField',
    labels: { singular: 'Hidden value', plural: 'Hidden values' },
    admin: fieldAdmin('Hidden value'),
    fields: [...commonFields, { name: 'value', type: 'text', maxLength: 200 }],
  },
]
