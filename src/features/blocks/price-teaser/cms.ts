import { defineBlock, headingField, schoolChoice } from '../cms-common'

export const priceTeaserBlock = defineBlock({
  slug: 'priceTeaser',
  type: 'PriceTeaserBlock',
  singular: 'Price teaser',
  plural: 'Price teasers',
  group: 'Schools and prices',
  fields: [
    headingField(),
    { name: 'text', type: 'textarea', localized: true, maxLength: 300 },
    schoolChoice({ required: true }),
    {
      name: 'course',
      type: 'relationship',
      relationTo: 'courses',
      admin: { allowCreate: false, description: 'Empty: the lowest price of all courses of the school.' },
    },
  ],
})
