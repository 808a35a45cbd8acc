import { sampleText } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const accordionSample: BlockOf<'accordion'> = {
  blockType: 'accordion',
  heading: 'Frequent questions',
  isFaq: true,
  items: [
    { id: 'visa', question: 'Do I need a visa?', answer: sampleText('For up to six months usually not.') },
    { id: 'level', question: 'Which level am I?', answer: sampleText('A test on the first morning tells.') },
  ],
}
