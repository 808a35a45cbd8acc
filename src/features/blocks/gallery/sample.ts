import { samplePicture } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const gallerySample: BlockOf<'gallery'> = {
  blockType: 'gallery',
  heading: 'In and around the school',
  pictures: [
    samplePicture(8, 'library', 'The library'),
    samplePicture(9, 'residence', 'The residence'),
    samplePicture(10, 'falaise', 'The cliffs'),
  ],
}
