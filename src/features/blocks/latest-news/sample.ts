import type { BlockOf } from '../contract'

export const latestNewsSample: BlockOf<'latestNews'> = {
  blockType: 'latestNews',
  heading: 'News',
  limit: 3,
}
