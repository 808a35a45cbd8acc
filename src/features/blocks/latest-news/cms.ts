import { defineBlock, headingField, limitField, schoolChoice } from '../cms-common'

export const latestNewsBlock = defineBlock({
  slug: 'latestNews',
  type: 'LatestNewsBlock',
  singular: 'Latest news',
  plural: 'Latest news',
  group: 'Lists and forms',
  fields: [
    headingField(),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      admin: { allowCreate: false, description: 'Empty: all categories.' },
    },
    schoolChoice({ admin: { allowCreate: false, description: 'Empty: all schools.' } }),
    limitField(3),
  ],
})
