import { defineBlock } from '../cms-common'

export const reusableBlock = defineBlock({
  slug: 'reusable',
  type: 'ReusableBlock',
  singular: 'Reusable content',
  plural: 'Reusable content',
  group: 'Lists and forms',
  fields: [
    {
      name: 'content',
      type: 'relationship',
      relationTo: 'reusable-content',
      required: true,
      admin: { description: 'Changes of it appear on every page that shows it.' },
    },
  ],
})
