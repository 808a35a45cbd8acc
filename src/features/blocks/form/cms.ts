import { defineBlock, headingField } from '../cms-common'

export const formBlock = defineBlock({
  slug: 'form',
  type: 'FormBlock',
  singular: 'Form',
  plural: 'Forms',
  group: 'Lists and forms',
  fields: [
    headingField(),
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      admin: { allowCreate: false },
    },
  ],
})
