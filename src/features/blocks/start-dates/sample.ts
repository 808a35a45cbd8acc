import { sampleSchool } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const startDatesSample: BlockOf<'startDates'> = {
  blockType: 'startDates',
  heading: 'When courses start',
  school: sampleSchool,
  limit: 3,
}
