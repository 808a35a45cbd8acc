import { sampleSchool } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const schoolMapSample: BlockOf<'schoolMap'> = {
  blockType: 'schoolMap',
  heading: 'Where the school is',
  school: sampleSchool,
}
