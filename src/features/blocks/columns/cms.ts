import { contentField } from '../../../platform/payload/fields/content'
import { linkField } from '../../../platform/payload/fields/link'
import { defineBlock, headingField, pictureField } from '../cms-common'

export const columnsBlock = defineBlock({
  slug: 'columns',
  type: 'ColumnsBlock',
  singular: 'Columns',
  plural: 'Columns',
  group: 'Text',
  fields: [
    headingField(),
    {
      name: 'columns',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [headingField(), pictureField(), contentField('text'), linkField()],
    },
  ],
})
