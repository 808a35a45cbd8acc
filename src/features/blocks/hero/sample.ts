import { samplePicture } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const heroSample: BlockOf<'hero'> = {
  blockType: 'hero',
  heading: 'Learn English where the ferry stops',
  text: 'Two small schools at the two ends of Canada.',
  picture: samplePicture(2, 'harbour-walk', 'The harbour at noon'),
  links: [
    { id: 'price', label: 'Calculate a price', target: '/schools/maple-harbour' },
    { id: 'about', label: 'About us', target: '/about' },
  ],
}
