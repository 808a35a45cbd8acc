import { defineBlock, headingField, limitField, schoolChoice } from '../cms-common'

export const startDatesBlock = defineBlock({
  slug: 'startDates',
  type: 'StartDatesBlock',
  singular: 'Start dates',
  plural: 'Start dates',
  group: 'Schools and prices',
  fields: [
    headingField(),
    schoolChoice({ required: true }),
    {
      name: 'course',
      type: 'relationship',
      relationTo: 'courses',
      admin: { allowCreate: false, description: 'Empty: all courses of the school.' },
    },
    limitField(4),
  ],
})
