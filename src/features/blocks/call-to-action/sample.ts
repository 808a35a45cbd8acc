import type { BlockOf } from '../contract'

export const callToActionSample: BlockOf<'callToAction'> = {
  blockType: 'callToAction',
  heading: 'Which week suits you?',
  text: 'The calculator shows the whole price at once, with every fee.',
  links: [{ id: 'price', label: 'Calculate a price', target: '/schools/maple-harbour#anc-calculator' }],
}
