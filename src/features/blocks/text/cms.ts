import { contentField } from '../../../platform/payload/fields/content'
import { defineBlock } from '../cms-common'

export const textBlock = defineBlock({
  slug: 'text',
  type: 'TextBlock',
  singular: 'Text',
  plural: 'Texts',
  group: 'Text',
  fields: [contentField('text')],
})
