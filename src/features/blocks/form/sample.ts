import type { BlockOf } from '../contract'

export const formSample: BlockOf<'form'> = {
  blockType: 'form',
  heading: 'Ask us',
  form: 1,
}
