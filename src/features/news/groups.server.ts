import { momentOf, readRows, sql, t } from '../../platform/database/statement'
import { findAll } from '../../platform/payload/find-documents'
import type { Category } from '../../platform/payload/payload-types'
import { type QueryContext, readIn } from '../../platform/payload/query'
import type { PostGroup } from './contract'
import { postsTag } from './tags'

const p = t.posts
const c = t.categories

const toGroup = ({ id, slug, title }: Pick<Category, 'id' | 'slug' | 'title'>): PostGroup => ({
  id,
  slug,
  name: title || slug,
})

export const getCategory = async (ctx: QueryContext, slug: string): Promise<PostGroup | undefined> => {
  const docs = await findAll(
    ctx.payload,
    'categories',
    { slug: { equals: slug } },
    { ...readIn(ctx), limit: 1 },
  )
  return docs[0] && toGroup(docs[0])
}

export const listCategories = async (ctx: QueryContext): Promise<PostGroup[]> => {
  ctx.tag(postsTag)
  const used = await readRows(
    ctx.payload,
    sql`select distinct ${p.category_id} from ${p} where ${p._status} = 'published' and ${p.category_id} is not null`,
  )
  const docs = await findAll(
    ctx.payload,
    'categories',
    { id: { in: used.map(({ category_id }) => Number(category_id)) } },
    { ...readIn(ctx), sort: ['title', 'id'] },
  )
  return docs.map(toGroup)
}

/**
 * The slugs and dates of all published posts and their groups, for the sitemap and for unknown addresses. Read without Payload,
 * which takes a second for 10,000 documents.
 */
export const listNewsSlugs = async (ctx: QueryContext) => {
  ctx.tag(postsTag)
  const [posts, categories] = await Promise.all([
    readRows(
      ctx.payload,
      sql`select ${p.id}, ${p.slug}, ${p.updated_at}, ${p.category_id}, ${p.school_id}, ${p.comments_open} from ${p}
        where ${p._status} = 'published' order by ${p.id}`,
    ),
    readRows(
      ctx.payload,
      sql`select ${c.id}, ${c.slug} from ${c} where ${c.deleted_at} is null order by ${c.id}`,
    ),
  ])
  const used = new Set(posts.map(({ category_id }) => Number(category_id)))
  return {
    posts: posts.map(({ id, slug, updated_at, comments_open }) => ({
      id: Number(id),
      slug: String(slug),
      updatedAt: momentOf(updated_at),
      isOpen: Boolean(comments_open),
    })),
    categories: categories.map(({ id, slug }) => ({ slug: String(slug), isUsed: used.has(Number(id)) })),
    schools: new Set(posts.flatMap(({ school_id }) => (school_id ? Number(school_id) : []))),
  }
}
