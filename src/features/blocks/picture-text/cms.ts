import { contentField } from '../../../platform/payload/fields/content'
import { linkField } from '../../../platform/payload/fields/link'
import { defineBlock, headingField, pictureField } from '../cms-common'

export const pictureTextBlock = defineBlock({
  slug: 'pictureText',
  type: 'PictureTextBlock',
  singular: 'Picture with text',
  plural: 'Pictures with text',
  group: 'Pictures and video',
  fields: [
    headingField(),
    pictureField({ required: true }),
    contentField('text'),
    {
      name: 'side',
      label: 'Side of the picture',
      type: 'select',
      required: true,
      defaultValue: 'left',
      options: [
        { value: 'left', label: 'Left' },
        { value: 'right', label: 'Right' },
      ],
    },
    linkField(),
  ],
})
