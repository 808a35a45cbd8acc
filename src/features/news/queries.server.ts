import type { Payload, Where } from 'payload'
import { findAll } from '../../platform/payload/find-documents'
import type { Post as PostDoc } from '../../platform/payload/payload-types'
import { toPicture } from '../../platform/payload/picture'
import { type QueryContext, readIn, readOriginals, shownIn, writtenIn } from '../../platform/payload/query'
import type { Embed } from '../../shared/html/embed'
import type { Locale } from '../../shared/locale'
import { givenFields, selectFields, seoFields } from '../../shared/pick-fields'
import { listBlockEmbeds, shownByBlocks } from '../blocks/queries.server'
import type { Post, PostCard, PostFilter, PostList } from './contract'
import { cardPopulate, cardQuery, comparedFields, published, toCard, toCards } from './post-card.server'
import { postsTag, postTag } from './tags'

/** The newest first; posts of the same date in the order in which they were made. */
export const newestFirst = ['-date', '-id']

const where = (ctx: QueryContext, { category, school }: PostFilter, ...more: Where[]): Where => ({
  and: [
    published,
    ...shownIn(ctx, 'posts'),
    ...(category === undefined ? [] : [{ category: { equals: category } }]),
    ...(school === undefined ? [] : [{ school: { equals: school } }]),
    ...more,
  ],
})

const postsPerPage = 10

/** One page of the published posts; a page that does not exist is empty. */
export const listPosts = async (ctx: QueryContext, filter: PostFilter, page: number): Promise<PostList> => {
  ctx.tag(postsTag)
  const found = await ctx.payload.find({
    ...cardQuery(ctx),
    where: where(ctx, filter),
    sort: newestFirst,
    page,
    limit: postsPerPage,
  })
  return { posts: await toCards(found.docs, ctx), page, pages: Math.max(1, found.totalPages) }
}

export const latestPosts = async (
  ctx: QueryContext,
  { limit, ...filter }: PostFilter & { limit: number },
): Promise<PostCard[]> => {
  ctx.tag(postsTag)
  const { docs } = await ctx.payload.find({
    ...cardQuery(ctx),
    where: where(ctx, filter),
    sort: newestFirst,
    limit,
    pagination: false,
  })
  return toCards(docs, ctx)
}

/** The next events that are not over; one without an end is over when it has begun. */
export const upcomingEvents = async (
  ctx: QueryContext,
  { limit, ...filter }: PostFilter & { limit: number },
  now = new Date(),
): Promise<PostCard[]> => {
  ctx.tag(postsTag)
  const time = now.toISOString()
  const { docs } = await ctx.payload.find({
    ...cardQuery(ctx),
    where: where(
      ctx,
      filter,
      { kind: { equals: 'event' } },
      {
        or: [
          { 'event.startsAt': { greater_than_equal: time } },
          { 'event.endsAt': { greater_than_equal: time } },
        ],
      },
    ),
    sort: ['event.startsAt', 'id'],
    limit,
    pagination: false,
  })
  return toCards(docs, ctx)
}

/** Published events of a school, or of no school, on these days. For staff. */
export const eventsOfDays = async (
  payload: Payload,
  school: number,
  { from, to }: { from: string; to: string },
  locale: Locale,
) => {
  const since = `${from}T00:00:00.000Z`
  const docs = await findAll(
    payload,
    'posts',
    {
      and: [
        published,
        { kind: { equals: 'event' } },
        { 'event.startsAt': { less_than_equal: `${to}T23:59:59.999Z` } },
        {
          or: [
            { 'event.startsAt': { greater_than_equal: since } },
            { 'event.endsAt': { greater_than_equal: since } },
          ],
        },
        { or: [{ school: { equals: school } }, { school: { exists: false } }] },
      ],
    },
    { select: { slug: true, title: true, event: true }, locale, sort: 'event.startsAt', limit: 100 },
  )
  return docs.map(({ id, title, slug, event }) => {
    const day = String(event?.startsLocal ?? event?.startsAt ?? '').slice(0, 10)
    return {
      id,
      title: title || slug,
      from: day,
      to: String(event?.endsLocal ?? event?.endsAt ?? day).slice(0, 10),
    }
  })
}

const toPost = async (doc: PostDoc, ctx: QueryContext): Promise<Post> => {
  const originals = await readOriginals(ctx, (locale) =>
    ctx.payload.findByID({
      collection: 'posts',
      id: doc.id,
      draft: ctx.draft,
      ...writtenIn(locale),
      select: { ...selectFields(comparedFields), event: true, blocks: true },
      depth: 0,
    }),
  )
  return {
    ...(await toCard(doc, originals, ctx)),
    blocks: doc.blocks ?? [],
    originalBlocks: originals.map(({ locale, row }) => ({ locale, row: row.blocks ?? [] })),
    seo: givenFields(doc.seo, seoFields),
    commentsOpen: doc.commentsOpen ?? false,
  }
}

const postQuery = {
  // The pictures of documents that a block shows are one level deeper.
  depth: 2,
  populate: {
    ...shownByBlocks,
    ...cardPopulate,
    schools: { ...shownByBlocks.schools, ...cardPopulate.schools },
  },
} as const

export const getPost = async (ctx: QueryContext, slug: string): Promise<Post | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'posts',
    where: { slug: { equals: slug }, ...published },
    ...readIn(ctx),
    ...postQuery,
    limit: 1,
    pagination: false,
  })
  return docs[0] && toPost(docs[0], ctx)
}

export const getPostDraft = async (ctx: QueryContext, id: number): Promise<Post | undefined> => {
  const doc = await ctx.payload.findByID({
    collection: 'posts',
    id,
    draft: true,
    ...readIn(ctx),
    ...postQuery,
    disableErrors: true,
  })
  return doc ? toPost(doc, ctx) : undefined
}

/** Reads the fields of a published post that the pages of its comments need. */
export const getPostName = async (ctx: QueryContext, slug: string, { withPicture = false } = {}) => {
  const { docs } = await ctx.payload.find({
    collection: 'posts',
    where: { slug: { equals: slug }, ...published },
    select: { slug: true, title: true, updatedAt: true, commentsOpen: true, picture: true },
    ...readIn(ctx),
    depth: withPicture ? 1 : 0,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (!doc) return undefined
  ctx.tag(postTag(doc.id))
  const { id, updatedAt, picture } = doc
  return {
    id,
    slug,
    name: doc.title || slug,
    updatedAt,
    commentsOpen: doc.commentsOpen ?? false,
    shareImage: withPicture ? toPicture(picture, ctx)?.share : undefined,
  }
}

/** A post as calendar files show it, without its content. */
export const getPostCard = async (ctx: QueryContext, slug: string): Promise<PostCard | undefined> => {
  const { docs } = await ctx.payload.find({
    ...cardQuery(ctx),
    where: { slug: { equals: slug }, ...published },
    limit: 1,
    pagination: false,
  })
  return docs[0] && toCard(docs[0], [], ctx)
}

export const listPostEmbeds = (ctx: QueryContext): Promise<Embed[]> => listBlockEmbeds(ctx, 'posts', postsTag)
