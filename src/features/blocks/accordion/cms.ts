import { contentField } from '../../../platform/payload/fields/content'
import { defineBlock, headingField } from '../cms-common'

export const accordionBlock = defineBlock({
  slug: 'accordion',
  type: 'AccordionBlock',
  singular: 'Questions and answers',
  plural: 'Questions and answers',
  group: 'Text',
  fields: [
    headingField(),
    {
      name: 'items',
      label: 'Questions',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      labels: { singular: 'Question', plural: 'Questions' },
      fields: [
        { name: 'question', type: 'text', required: true, localized: true, maxLength: 200 },
        contentField('answer'),
      ],
    },
    {
      name: 'isFaq',
      label: 'Tell search engines that these are frequently asked questions',
      type: 'checkbox',
      defaultValue: true,
    },
  ],
})
