import { sampleSchool } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const cardsSample: BlockOf<'cards'> = {
  blockType: 'cards',
  heading: 'Our schools',
  text: 'One by the ocean, one by the river.',
  content: 'chosen',
  documents: [
    { relationTo: 'schools', value: sampleSchool },
    {
      relationTo: 'schools',
      value: { ...sampleSchool, id: 2, slug: 'vieux-phare', name: 'École du Vieux-Phare', hero: null },
    },
  ],
}
