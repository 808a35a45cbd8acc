import { samplePicture } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const quoteSample: BlockOf<'quote'> = {
  blockType: 'quote',
  text: 'On the third day I dreamed in English. On the fourth I ordered fish.',
  name: 'Paula',
  about: 'Student from Chile, autumn 2025',
  picture: samplePicture(7, 'market', 'A stall at the market'),
}
