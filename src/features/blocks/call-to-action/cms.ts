import { buttonsField, defineBlock, headingField } from '../cms-common'

export const callToActionBlock = defineBlock({
  slug: 'callToAction',
  type: 'CallToActionBlock',
  singular: 'Call to action',
  plural: 'Calls to action',
  group: 'Text',
  fields: [
    headingField({ required: true }),
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    { ...buttonsField, minRows: 1, required: true },
  ],
})
