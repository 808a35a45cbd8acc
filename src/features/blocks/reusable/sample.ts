import type { BlockOf } from '../contract'

export const reusableSample: BlockOf<'reusable'> = {
  blockType: 'reusable',
  content: 1,
}
