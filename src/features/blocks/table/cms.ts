import { defineBlock, headingField } from '../cms-common'

export const tableBlock = defineBlock({
  slug: 'table',
  type: 'TableBlock',
  singular: 'Table',
  plural: 'Tables',
  group: 'Lists and forms',
  fields: [
    headingField(),
    {
      name: 'rows',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 10_000,
      admin: {
        rows: 8,
        description:
          'One row per line, the cells separated by |. Cells copied from a spreadsheet can be pasted as they are. A link is written [text](address).',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'headRow', label: 'The first row holds headings', type: 'checkbox', defaultValue: true },
        {
          name: 'headColumn',
          label: 'The first column holds headings',
          type: 'checkbox',
          defaultValue: false,
        },
      ],
    },
    { name: 'caption', type: 'text', localized: true, maxLength: 200 },
  ],
})
