import type { PopulateType } from 'payload'
import { sql, t } from '../../platform/database/statement'
import type { QueryContext } from '../../platform/payload/query'
import { readWithEmbeds } from '../../platform/payload/rich-text/stored-embeds'
import { type Embed, embedsInBlocks } from '../../shared/html/embed'
import { reusableTag } from './tags'

/**
 * Fields that blocks show of the documents they link to or list, for queries that read blocks. Without this list, Payload would
 * read whole schools and pages with their own blocks. Cards show pictures of such documents, so the depth of these queries is 2.
 */
export const shownByBlocks = {
  schools: { slug: true, name: true, town: true, summary: true, hero: true, _status: true },
  pages: { slug: true, title: true, summary: true, _status: true },
  posts: { slug: true, title: true, summary: true, picture: true, _status: true },
  courses: { slug: true, title: true, summary: true, pictures: true, school: true, _status: true },
  accommodation: { slug: true, title: true, description: true, pictures: true, school: true },
  // Read by their blocks.
  'reusable-content': { title: true },
  forms: { slug: true },
} as const satisfies PopulateType

/** Everything embedded in the blocks of a collection's published documents, in all languages. `tag` is that of all of them. */
export const listBlockEmbeds = async (
  ctx: QueryContext,
  collection: 'pages' | 'posts' | 'reusable-content',
  tag: string,
): Promise<Embed[]> => {
  ctx.tag(tag)
  const table = collection === 'reusable-content' ? t.reusable_content : t[collection]
  return embedsInBlocks(
    await readWithEmbeds(
      ctx.payload,
      sql`${table.blocks}`,
      sql`${table} where ${table._status} = 'published'`,
    ),
  )
}

export const listReusableEmbeds = (ctx: QueryContext): Promise<Embed[]> =>
  listBlockEmbeds(ctx, 'reusable-content', reusableTag)
