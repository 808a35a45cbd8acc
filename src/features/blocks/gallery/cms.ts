import { defineBlock, headingField } from '../cms-common'

export const galleryBlock = defineBlock({
  slug: 'gallery',
  type: 'GalleryBlock',
  singular: 'Picture gallery',
  plural: 'Picture galleries',
  group: 'Pictures and video',
  fields: [
    headingField(),
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 60,
    },
  ],
})
