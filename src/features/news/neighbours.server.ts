import type { PayloadRequest } from 'payload'
import { findAll } from '../../platform/payload/find-documents'
import { type QueryContext, readIn, shownIn } from '../../platform/payload/query'
import { untranslatedFields } from '../../shared/language/original-texts'
import { localePath } from '../../shared/locale'
import { type Neighbours, type PostCard, type PostLink, postPath } from './contract'
import { published, readOriginalPosts } from './post-card.server'
import { newestFirst } from './queries.server'
import { postTag } from './tags'

// The posts before and after a post.

/** The published post right before (older) or after (newer) a post in the order of the lists. */
const findNeighbour = async (
  {
    payload,
    locale,
    languages,
    req,
  }: Pick<QueryContext, 'payload'> &
    Partial<Pick<QueryContext, 'locale' | 'languages'>> & { req?: PayloadRequest },
  { id, date }: { id: number; date: string },
  side: 'older' | 'newer',
) => {
  const beyond = side === 'older' ? 'less_than' : 'greater_than'
  const { docs } = await payload.find({
    collection: 'posts',
    where: {
      and: [
        published,
        ...shownIn({ locale, languages }, 'posts'),
        {
          or: [{ date: { [beyond]: date } }, { and: [{ date: { equals: date } }, { id: { [beyond]: id } }] }],
        },
      ],
    },
    // Titles are in another table, which SQLite would read for all posts before it takes the first one.
    select: { slug: true },
    sort: side === 'older' ? newestFirst : ['date', 'id'],
    depth: 0,
    limit: 1,
    pagination: false,
    ...(locale ? readIn({ locale, languages }) : {}),
    ...(req ? { req } : {}),
  })
  return docs[0]
}

const findTitles = async (ctx: QueryContext, ids: number[]) => {
  if (ids.length === 0) return new Map<number, string>()
  const docs = await findAll(
    ctx.payload,
    'posts',
    { id: { in: ids } },
    { select: { title: true }, ...readIn(ctx) },
  )
  return new Map(docs.map(({ id, title }) => [id, title]))
}

/** The posts that the page of a post links to as previous and next. */
export const getNeighbours = async (ctx: QueryContext, post: PostCard): Promise<Neighbours> => {
  const [older, newer] = await Promise.all([
    findNeighbour(ctx, post, 'older'),
    findNeighbour(ctx, post, 'newer'),
  ])
  const ids = [older, newer].flatMap((doc) => doc?.id ?? [])
  const [titles, originals] = await Promise.all([findTitles(ctx, ids), readOriginalPosts(ctx, ids)])
  const link = ({ id, slug }: NonNullable<typeof older>): PostLink => {
    ctx.tag(postTag(id))
    const title = titles.get(id) ?? ''
    return {
      title: title || (slug ?? ''),
      href: localePath(ctx.locale, postPath(slug ?? '')),
      ...untranslatedFields<{ title: string }>({ title }, originals.of(id), ['title']),
    }
  }
  return { ...(older ? { older: link(older) } : {}), ...(newer ? { newer: link(newer) } : {}) }
}

/**
 * The tags of the pages between which a post stands now. They linked to each other before it was published there, so nothing
 * else tells them that it has come.
 */
export const neighbourTags = async (
  req: PayloadRequest,
  post: { id: number; date: string },
): Promise<string[]> => {
  const sides = ['older', 'newer'] as const
  const found = await Promise.all(
    sides.map((side) => findNeighbour({ payload: req.payload, req }, post, side)),
  )
  return found.flatMap((doc) => (doc ? postTag(doc.id) : []))
}
