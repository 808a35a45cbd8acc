import { embedFields, refuseNewScripts } from '../../../platform/payload/fields/embed'
import { defineBlock, headingField } from '../cms-common'

export const videoBlock = defineBlock({
  slug: 'video',
  type: 'VideoBlock',
  singular: 'Video or other embed',
  plural: 'Videos and other embeds',
  group: 'Pictures and video',
  fields: [
    headingField(),
    ...embedFields(refuseNewScripts),
    { name: 'caption', type: 'text', localized: true, maxLength: 200 },
  ],
})
