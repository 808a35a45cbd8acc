import { defineBlock, headingField } from '../cms-common'

export const downloadsBlock = defineBlock({
  slug: 'downloads',
  type: 'DownloadsBlock',
  singular: 'Downloads',
  plural: 'Downloads',
  group: 'Lists and forms',
  fields: [
    headingField(),
    {
      name: 'files',
      type: 'upload',
      relationTo: 'files',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 30,
    },
  ],
})
