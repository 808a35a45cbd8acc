import { documentId } from '../../../shared/id'
import { CardList } from '../cards/CardList'
import { postCard } from '../cards/post-card'
import { blockText } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'

const DEFAULT_LIMIT = 3

export const showLatestNews: ShowBlock<'latestNews'> = async (block, ctx, originals) => {
  const posts = await ctx.parts.posts?.(ctx, {
    category: block.category ? documentId(block.category) : undefined,
    school: block.school ? documentId(block.school) : undefined,
    limit: block.limit ?? DEFAULT_LIMIT,
  })
  if (!posts?.length) return undefined
  return { body: <CardList heading={blockText(block, originals, 'heading')} cards={posts.map(postCard)} /> }
}
