import type { Category } from '../../platform/payload/payload-types'
import { type QueryContext, readIn } from '../../platform/payload/query'
import type { PostGroup } from './contract'
import { published } from './post-card.server'
import { postsTag } from './tags'

const toGroup = ({ id, slug, title }: Pick<Category, 'id' | 'slug' | 'title'>): PostGroup => ({
  id,
  slug,
  name: title || slug,
})

/** A category by its slug, for its list. */
export const getCategory = async (ctx: QueryContext, slug: string): Promise<PostGroup | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'categories',
    where: { slug: { equals: slug } },
    ...readIn(ctx),
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] && toGroup(docs[0])
}

/** All categories by name. */
export const listCategories = async (ctx: QueryContext): Promise<PostGroup[]> => {
  ctx.tag(postsTag)
  const { docs } = await ctx.payload.find({
    collection: 'categories',
    ...readIn(ctx),
    sort: ['title', 'id'],
    depth: 0,
    pagination: false,
  })
  return docs.map(toGroup)
}

/** The slugs and dates of all published posts and their groups, for the sitemap and for unknown addresses. */
export const listNewsSlugs = async (ctx: QueryContext) => {
  ctx.tag(postsTag)
  const [posts, categories] = await Promise.all([
    ctx.payload.find({
      collection: 'posts',
      where: published,
      select: { slug: true, updatedAt: true, category: true, school: true, commentsOpen: true },
      depth: 0,
      pagination: false,
    }),
    ctx.payload.find({ collection: 'categories', select: { slug: true }, depth: 0, pagination: false }),
  ])
  const schools = new Set(posts.docs.flatMap(({ school }) => (typeof school === 'number' ? school : [])))
  const used = new Set(posts.docs.map(({ category }) => category))
  return {
    posts: posts.docs.map(({ id, slug, updatedAt, commentsOpen }) => ({
      id,
      slug,
      updatedAt,
      isOpen: commentsOpen ?? false,
    })),
    categories: categories.docs.map(({ slug, id }) => ({ slug, isUsed: used.has(id) })),
    /** The ids of the schools that have posts. */
    schools,
  }
}
