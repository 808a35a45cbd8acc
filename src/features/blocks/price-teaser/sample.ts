import { sampleSchool } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const priceTeaserSample: BlockOf<'priceTeaser'> = {
  blockType: 'priceTeaser',
  heading: 'English in the morning',
  text: 'Twenty lessons a week, all fees included.',
  school: sampleSchool,
}
