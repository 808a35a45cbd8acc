import { defineBlock, pictureField } from '../cms-common'

export const quoteBlock = defineBlock({
  slug: 'quote',
  type: 'QuoteBlock',
  singular: 'Quotation',
  plural: 'Quotations',
  group: 'Text',
  fields: [
    { name: 'text', type: 'textarea', required: true, localized: true, maxLength: 600 },
    {
      type: 'row',
      fields: [
        { name: 'name', label: 'Who said it', type: 'text', maxLength: 80 },
        {
          name: 'about',
          label: 'About the person',
          type: 'text',
          localized: true,
          maxLength: 120,
          admin: { description: 'For example: student from Chile, autumn 2025.' },
        },
      ],
    },
    pictureField(),
  ],
})
