import { buttonsField, defineBlock, headingField, pictureField } from '../cms-common'

export const heroBlock = defineBlock({
  slug: 'hero',
  type: 'HeroBlock',
  singular: 'Hero',
  plural: 'Heroes',
  group: 'Text',
  fields: [
    headingField({ required: true }),
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    pictureField(),
    buttonsField,
  ],
})
