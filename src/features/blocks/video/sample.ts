import type { BlockOf } from '../contract'

export const videoSample: BlockOf<'video'> = {
  blockType: 'video',
  heading: 'A film, if you allow it',
  code: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'Big Buck Bunny',
  caption: 'By the Blender Foundation',
}
