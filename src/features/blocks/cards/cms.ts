import { linkedCollections } from '../../../platform/payload/fields/link'
import { defineBlock, headingField, limitField, schoolChoice } from '../cms-common'

interface Choice {
  content?: string
}

const isChosen = (_data: unknown, { content }: Choice) => content === 'chosen'

export const cardsBlock = defineBlock({
  slug: 'cards',
  type: 'CardsBlock',
  singular: 'Cards',
  plural: 'Cards',
  group: 'Schools and prices',
  fields: [
    headingField(),
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    {
      name: 'content',
      label: 'What the cards show',
      type: 'select',
      required: true,
      defaultValue: 'schools',
      options: [
        { value: 'schools', label: 'Schools' },
        { value: 'courses', label: 'Courses' },
        { value: 'accommodation', label: 'Accommodation' },
        { value: 'posts', label: 'News' },
        { value: 'chosen', label: 'Pages that I choose' },
      ],
    },
    {
      name: 'documents',
      label: 'Pages',
      type: 'relationship',
      relationTo: linkedCollections,
      hasMany: true,
      maxRows: 12,
      admin: { allowCreate: false, condition: isChosen },
    },
    schoolChoice({
      admin: {
        allowCreate: false,
        description: 'Only those of this school. Empty: of all schools.',
        condition: (_data, { content }: Choice) => content !== 'chosen' && content !== 'schools',
      },
    }),
    limitField(6),
  ],
})
