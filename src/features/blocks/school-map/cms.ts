import { defineBlock, headingField, schoolChoice } from '../cms-common'

export const schoolMapBlock = defineBlock({
  slug: 'schoolMap',
  type: 'SchoolMapBlock',
  singular: 'Map of a school',
  plural: 'Maps of schools',
  group: 'Schools and prices',
  fields: [headingField(), schoolChoice({ required: true })],
})
