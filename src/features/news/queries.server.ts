import type { Where } from 'payload'
import type { Category, Post as PostDoc, School } from '../../platform/payload/payload-types'
import { toPicture } from '../../platform/payload/picture'
import { oncePerRender, type QueryContext } from '../../platform/payload/query'
import { type Embed, embedsInBlocks } from '../../shared/html/embed'
import { englishFields } from '../../shared/language/english-texts'
import { defaultLocale, localePath } from '../../shared/locale'
import { givenFields, selectFields, seoFields, showFields } from '../../shared/shown-fields'
import { schoolTag } from '../../shared/tags'
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

/** What is compared with the English post, in another language. */
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

type CardDoc = Pick<
  PostDoc,
  (typeof cardFields)[number] | 'kind' | 'picture' | 'event' | 'category' | 'school'
>

type EnglishDoc = Partial<Pick<PostDoc, (typeof comparedFields)[number] | 'event' | 'blocks'>>

const where = ({ category, school }: PostFilter, ...more: Where[]): Where => ({
  and: [
    published,
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
  english: EnglishDoc | undefined,
  ctx: QueryContext,
  zone: string,
): PostEvent | undefined => {
  if (kind !== 'event' || !event?.startsAt) return undefined
  const times = { startsAt: event.startsAt, ...(event.endsAt ? { endsAt: event.endsAt } : {}) }
  return {
    ...times,
    when: eventTime(ctx.locale, times, zone),
    place: event.place ?? '',
    ...englishFields(event, english?.event, ['place']),
  }
}

const toCard = async (
  doc: CardDoc,
  english: EnglishDoc | undefined,
  ctx: QueryContext,
): Promise<PostCard> => {
  ctx.tag(postTag(doc.id))
  const schoolDoc = typeof doc.school === 'object' && doc.school ? doc.school : undefined
  const zone = await zoneOf(schoolDoc, ctx)
  const picture = toPicture(doc.picture, ctx)
  const category = toCategory(doc.category, ctx)
  const school = toSchool(schoolDoc, ctx)
  const event = toEvent(doc, english, ctx, zone)
  // A new draft has no date and no slug yet.
  const date = doc.date ?? doc.updatedAt
  return {
    ...showFields(doc, cardFields),
    ...englishFields(doc, english, comparedFields),
    date,
    // A post that was first written in another language has no English text to fall back to.
    title: doc.title || (doc.slug ?? ''),
    href: localePath(ctx.locale, postPath(doc.slug ?? '')),
    day: longDay(ctx.locale, date, zone),
    ...(picture ? { picture } : {}),
    ...(category ? { category } : {}),
    ...(school ? { school } : {}),
    ...(event ? { event } : {}),
  }
}

/** The English texts of posts by id, for a page in another language. */
export const englishTexts = async (
  ctx: QueryContext,
  ids: number[],
): Promise<ReadonlyMap<number, EnglishDoc>> => {
  if (ctx.locale === defaultLocale || !ids.length) return new Map()
  const { docs } = await ctx.payload.find({
    collection: 'posts',
    where: { id: { in: ids } },
    locale: defaultLocale,
    select: { ...selectFields(comparedFields), event: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

const toCards = async (docs: CardDoc[], ctx: QueryContext): Promise<PostCard[]> => {
  const english = await englishTexts(
    ctx,
    docs.map(({ id }) => id),
  )
  return Promise.all(docs.map((doc) => toCard(doc, english.get(doc.id), ctx)))
}

const postsPerPage = 10

/** One page of the published posts; a page that does not exist is empty. */
export const listPosts = async (ctx: QueryContext, filter: PostFilter, page: number): Promise<PostList> => {
  ctx.tag(postsTag)
  const found = await ctx.payload.find({
    collection: 'posts',
    where: where(filter),
    select: cardSelect,
    populate: cardPopulate,
    locale: ctx.locale,
    sort: newestFirst,
    depth: 1,
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
    collection: 'posts',
    where: where(filter),
    select: cardSelect,
    populate: cardPopulate,
    locale: ctx.locale,
    sort: newestFirst,
    depth: 1,
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
    collection: 'posts',
    where: where(
      filter,
      { kind: { equals: 'event' } },
      {
        or: [
          { 'event.startsAt': { greater_than_equal: time } },
          { 'event.endsAt': { greater_than_equal: time } },
        ],
      },
    ),
    select: cardSelect,
    populate: cardPopulate,
    locale: ctx.locale,
    sort: ['event.startsAt', 'id'],
    depth: 1,
    limit,
    pagination: false,
  })
  const ends = docs.flatMap(({ event }) => event?.endsAt ?? event?.startsAt ?? [])
  for (const end of ends) if (end > time) ctx.validUntil?.(new Date(end))
  return toCards(docs, ctx)
}

const toPost = async (doc: PostDoc, ctx: QueryContext): Promise<Post> => {
  const { payload, locale, draft } = ctx
  const english: EnglishDoc | undefined =
    locale === defaultLocale
      ? undefined
      : await payload.findByID({
          collection: 'posts',
          id: doc.id,
          draft,
          locale: defaultLocale,
          select: { ...selectFields(comparedFields), event: true, blocks: true },
          depth: 0,
        })
  return {
    ...(await toCard(doc, english, ctx)),
    blocks: doc.blocks ?? [],
    ...(english ? { englishBlocks: english.blocks ?? [] } : {}),
    seo: givenFields(doc.seo, seoFields),
  }
}

export const getPost = async (ctx: QueryContext, slug: string): Promise<Post | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'posts',
    where: { slug: { equals: slug }, ...published },
    locale: ctx.locale,
    // The pictures of documents that a block shows are one level deeper.
    depth: 2,
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
    locale: ctx.locale,
    depth: 2,
    disableErrors: true,
  })
  return doc ? toPost(doc, ctx) : undefined
}

/** A post as calendar files show it, without its content. */
export const getPostCard = async (ctx: QueryContext, slug: string): Promise<PostCard | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'posts',
    where: { slug: { equals: slug }, ...published },
    select: cardSelect,
    populate: cardPopulate,
    locale: ctx.locale,
    depth: 1,
    limit: 1,
    pagination: false,
  })
  return docs[0] && toCard(docs[0], undefined, ctx)
}

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
    locale: ctx.locale,
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
    locale: ctx.locale,
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
      select: { slug: true, updatedAt: true, category: true, school: true },
      depth: 0,
      pagination: false,
    }),
    ctx.payload.find({ collection: 'categories', select: { slug: true }, depth: 0, pagination: false }),
  ])
  const schools = new Set(posts.docs.flatMap(({ school }) => (typeof school === 'number' ? school : [])))
  const used = new Set(posts.docs.map(({ category }) => category))
  return {
    posts: posts.docs.map(({ slug, updatedAt }) => ({ slug, updatedAt })),
    categories: categories.docs.map(({ slug, id }) => ({ slug, isUsed: used.has(id) })),
    /** The ids of the schools that have posts. */
    schools,
  }
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
