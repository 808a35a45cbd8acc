import { sampleFile } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const downloadsSample: BlockOf<'downloads'> = {
  blockType: 'downloads',
  heading: 'To take away',
  files: [
    sampleFile(1, 'brochure.pdf', 'Brochure', 1_240_000),
    sampleFile(2, 'calendar.ics', 'Dates of the year', 3_100),
  ],
}
