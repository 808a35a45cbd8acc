import { samplePicture, sampleText } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const pictureTextSample: BlockOf<'pictureText'> = {
  blockType: 'pictureText',
  heading: 'A week has an afternoon',
  picture: samplePicture(3, 'kayak', 'Two kayaks in the bay'),
  text: sampleText('Kayaks lie at the pier. A teacher comes along and speaks English, whatever the weather.'),
  side: 'right',
  link: { label: 'What the week looks like', target: '/arrival' },
}
