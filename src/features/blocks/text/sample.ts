import { sampleText } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const textSample: BlockOf<'text'> = {
  blockType: 'text',
  text: sampleText(
    'Alder Bay is a town of four thousand people. The school stands above the harbour, ten minutes from the ferry.',
    'In the morning there are lessons, in the afternoon there is the sea.',
  ),
}
