import type { Where } from 'payload'
import type { Post as PostDoc, School } from '../../platform/payload/payload-types'
import { toPicture } from '../../platform/payload/picture'
import {
  oncePerRender,
  type QueryContext,
  readIn,
  readOriginals,
  shownIn,
  writtenIn,
} from '../../platform/payload/query'
import { type Embed, embedsInBlocks } from '../../shared/html/embed'
import { type Originals, originalRows, untranslatedFields } from '../../shared/language/original-texts'
import { localePath } from '../../shared/locale'
import { givenFields, selectFields, seoFields, showFields } from '../../shared/shown-fields'
import { schoolTag } from '../../shared/tags'
import { shownByBlocks } from '../blocks/queries.server'
import {
  cardFields,
  type Post,
  type PostCard,
  type PostEvent,
  type PostFilter,
  type PostGroup,
  type PostList,
  postPath,
} from './contract'
import { eventTime, longDay } from './event-times'
import { categoryTag, postsTag, postTag } from './tags'

export const published: Where = { _status: { equals: 'published' } }

/** The newest first; posts of the same date in the order in which they were made. */
export const newestFirst = ['-date', '-id']

/** What is compared with the post in the languages that its texts may come from. */
const comparedFields = ['title', 'summary'] as const

const cardSelect = {
  ...selectFields(cardFields),
  kind: true,
  picture: true,
  event: true,
  category: true,
  school: true,
} as const

/** What lists show of the documents that a post refers to. */
const cardPopulate = {
  schools: { slug: true, name: true, timeZone: true, _status: true },
  categories: { slug: true, title: true },
} as const

/** The options of every query for cards. */
const cardQuery = (ctx: QueryContext) =>
  ({ collection: 'posts', select: cardSelect, populate: cardPopulate, ...readIn(ctx), depth: 1 }) as const

type CardDoc = Pick<
  PostDoc,
  (typeof cardFields)[number] | 'kind' | 'picture' | 'event' | 'category' | 'school'
>

type PostTexts = { id: number } & Partial<Pick<PostDoc, (typeof comparedFields)[number] | 'event' | 'blocks'>>

type OriginalPosts = Originals<PostTexts>

const where = (ctx: QueryContext, { category, school }: PostFilter, ...more: Where[]): Where => ({
  and: [
    published,
    ...shownIn(ctx, 'posts'),
    ...(category === undefined ? [] : [{ category: { equals: category } }]),
    ...(school === undefined ? [] : [{ school: { equals: school } }]),
    ...more,
  ],
})

/** The time zone of the site: that of its first school. */
const siteZone = (ctx: QueryContext): Promise<string> =>
  oncePerRender(ctx, 'time zone of the news', async () => {
    const { docs } = await ctx.payload.find({
      collection: 'schools',
      where: published,
      select: { timeZone: true },
      sort: 'id',
      depth: 0,
      limit: 1,
      pagination: false,
    })
    if (docs[0]) ctx.tag(schoolTag(docs[0].id))
    return docs[0]?.timeZone || 'UTC'
  })

const zoneOf = async (school: School | undefined, ctx: QueryContext): Promise<string> =>
  school?.timeZone || siteZone(ctx)

const toCategory = (category: PostDoc['category'], ctx: QueryContext): PostGroup | undefined => {
  if (!category) return undefined
  const { id, slug, title } =
    typeof category === 'object' ? category : { id: category, slug: undefined, title: undefined }
  ctx.tag(categoryTag(id))
  return slug ? { id, slug, name: title || slug } : undefined
}

const toSchool = (school: School | undefined, ctx: QueryContext): PostGroup | undefined => {
  if (!school) return undefined
  ctx.tag(schoolTag(school.id))
  const { id, slug, name, _status } = school
  return slug && _status !== 'draft' ? { id, slug, name } : undefined
}

const toEvent = (
  { kind, event }: CardDoc,
  originals: OriginalPosts,
  ctx: QueryContext,
  zone: string,
): PostEvent | undefined => {
  if (kind !== 'event' || !event?.startsAt) return undefined
  const times = { startsAt: event.startsAt, ...(event.endsAt ? { endsAt: event.endsAt } : {}) }
  return {
    ...times,
    when: eventTime(ctx.locale, times, zone),
    place: event.place ?? '',
    ...untranslatedFields(
      event,
      originals.map(({ locale, row }) => ({ locale, row: row.event })),
      ['place'],
    ),
  }
}

const toCard = async (doc: CardDoc, originals: OriginalPosts, ctx: QueryContext): Promise<PostCard> => {
  ctx.tag(postTag(doc.id))
  const schoolDoc = typeof doc.school === 'object' && doc.school ? doc.school : undefined
  const zone = await zoneOf(schoolDoc, ctx)
  const picture = toPicture(doc.picture, ctx)
  const category = toCategory(doc.category, ctx)
  const school = toSchool(schoolDoc, ctx)
  const event = toEvent(doc, originals, ctx, zone)
  // A new draft has no date and no slug yet.
  const date = doc.date ?? doc.updatedAt
  return {
    ...showFields(doc, cardFields),
    ...untranslatedFields(doc, originals, comparedFields),
    date,
    // A post that was first written in another language has no text to fall back to.
    title: doc.title || (doc.slug ?? ''),
    href: localePath(ctx.locale, postPath(doc.slug ?? '')),
    day: longDay(ctx.locale, date, zone),
    ...(picture ? { picture } : {}),
    ...(category ? { category } : {}),
    ...(school ? { school } : {}),
    ...(event ? { event } : {}),
  }
}

/** The texts of posts in the languages that they may come from. */
export const readOriginalPosts = async (ctx: QueryContext, ids: number[]) => {
  const lists = !ids.length
    ? []
    : await readOriginals(ctx, async (locale) => {
        const { docs } = await ctx.payload.find({
          collection: 'posts',
          where: { id: { in: ids } },
          ...writtenIn(locale),
          select: { ...selectFields(comparedFields), event: true },
          depth: 0,
          pagination: false,
        })
        return docs
      })
  return { of: (id: number) => originalRows<PostTexts[], PostTexts>(lists, { id }, (docs) => docs) }
}

const toCards = async (docs: CardDoc[], ctx: QueryContext): Promise<PostCard[]> => {
  const originals = await readOriginalPosts(
    ctx,
    docs.map(({ id }) => id),
  )
  return Promise.all(docs.map((doc) => toCard(doc, originals.of(doc.id), ctx)))
}

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

/** The newest published posts. */
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
  const ends = docs.flatMap(({ event }) => event?.endsAt ?? event?.startsAt ?? [])
  for (const end of ends) if (end > time) ctx.validUntil?.(new Date(end))
  return toCards(docs, ctx)
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

/** What a post shows of the documents that it and its blocks refer to. */
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

/** What pages about a published post need of it: those of its comments. */
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

/** Everything embedded in published posts, in all languages. */
export const listPostEmbeds = async (ctx: QueryContext): Promise<Embed[]> => {
  ctx.tag(postsTag)
  const { docs } = await ctx.payload.find({
    collection: 'posts',
    where: published,
    select: { blocks: true },
    locale: 'all',
    depth: 0,
    pagination: false,
  })
  return embedsInBlocks(docs.map(({ blocks }) => blocks))
}
