import type { FastifyInstance } from 'fastify'
import type { ReactNode } from 'react'
import type { HeadLink, PageComments, PageContent } from '../../platform/http/pages'
import { localisedRoutes, slugParams } from '../../platform/http/routes'
import type { QueryContext } from '../../platform/payload/query'
import type { RouteKit } from '../../platform/server-feature'
import { readPage } from '../../shared/address/page-number'
import { calendarText } from '../../shared/formats/calendar'
import { type Locale, localePath } from '../../shared/locale'
import { blocksToText, tidy } from '../../shared/text/plain-text'
import { getSiteSettings } from '../pages/queries.server'
import { getSchoolName } from '../schools/queries.server'
import {
  categoryPath,
  eventFilePath,
  FEED_PATH,
  NEWS_PATH,
  type Neighbours,
  type Post,
  type PostCard,
  type PostFilter,
  postPath,
  schoolNewsPath,
} from './contract'
import { calendarLinks } from './events/calendar-links'
import { newsFeed } from './feed'
import { getCategory, listCategories } from './groups.server'
import { listAddress, listTitle } from './list-address'
import { newsMessages } from './messages/messages'
import { NewsPage } from './NewsPage'
import { PostPage } from './PostPage'
import { getPostCard, latestPosts, listPosts, upcomingEvents } from './queries.server'
import { postJsonLd } from './structured-data'

const feedLink = (locale: Locale, siteName: string): HeadLink => ({
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${newsMessages(locale)('title')} – ${siteName}`,
  href: localePath(locale, FEED_PATH),
})

/** Crawlers follow these from page to page. */
const pagerLinks = (
  locale: Locale,
  path: string,
  { page, pages }: { page: number; pages: number },
): HeadLink[] => {
  const href = (number: number) => localePath(locale, listAddress(path, number))
  return [
    ...(page > 1 ? [{ rel: 'prev', href: href(page - 1) }] : []),
    ...(page < pages ? [{ rel: 'next', href: href(page + 1) }] : []),
  ]
}

export const newsAddress = (path: string, query: URLSearchParams): string =>
  listAddress(path, readPage(query))

interface ListOf {
  heading: string
  path: string
  filter: PostFilter
}

const EVENTS_ABOVE_LIST = 3

/** One page of a list of posts; undefined if the list has no such page. */
const loadList = async (
  ctx: QueryContext,
  { heading, path, filter }: ListOf,
  query: URLSearchParams,
): Promise<PageContent | undefined> => {
  const { locale } = ctx
  const t = newsMessages(locale)
  const page = readPage(query)
  const [site, list, events, categories] = await Promise.all([
    getSiteSettings(ctx),
    listPosts(ctx, filter, page),
    page === 1 ? upcomingEvents(ctx, { ...filter, limit: EVENTS_ABOVE_LIST }) : [],
    listCategories(ctx),
  ])
  if (page > list.pages) return undefined
  return {
    title: listTitle(heading, list, t),
    description: t('description', { site: site.name }),
    path: listAddress(path, page),
    trail: [{ name: t('title'), path: NEWS_PATH }, ...(path === NEWS_PATH ? [] : [{ name: heading, path }])],
    // A list without posts is nothing to be found.
    noindex: list.posts.length === 0,
    shareImage: list.posts.find(({ picture }) => picture?.share)?.picture?.share,
    links: [feedLink(locale, site.name), ...pagerLinks(locale, path, list)],
    body: (
      <NewsPage
        locale={locale}
        t={t}
        heading={heading}
        path={path}
        list={list}
        events={events}
        categories={categories}
      />
    ),
  }
}

export const loadNews = (ctx: QueryContext, query: URLSearchParams) =>
  loadList(ctx, { heading: newsMessages(ctx.locale)('title'), path: NEWS_PATH, filter: {} }, query)

export const loadCategoryNews = async (ctx: QueryContext, slug: string, query: URLSearchParams) => {
  const category = await getCategory(ctx, slug)
  if (!category) return undefined
  const { id, name } = category
  return loadList(ctx, { heading: name, path: categoryPath(slug), filter: { category: id } }, query)
}

export const loadSchoolNews = async (ctx: QueryContext, slug: string, query: URLSearchParams) => {
  const school = await getSchoolName(ctx, slug)
  if (!school) return undefined
  const heading = newsMessages(ctx.locale)('ofSchool', { school: school.name })
  return loadList(ctx, { heading, path: schoolNewsPath(slug), filter: { school: school.id } }, query)
}

/** Whether a summary is the beginning of the text, as programs make it: cut, with `…` or `[…]`. */
const isBeginningOf = (summary: string, text: string): boolean => {
  const words = tidy(summary.replace(/\s*(?:…|\.\.\.|\[(?:…|\.\.\.)\])\s*$/, ''))
  return words !== '' && text.startsWith(words)
}

interface PostParts {
  neighbours: Neighbours
  blocks: ReactNode
  jsonLd: object[]
  comments?: PageComments | undefined
}

export const postContent = async (
  ctx: QueryContext & { publicUrl: string },
  post: Post,
  { neighbours, blocks, jsonLd, comments }: PostParts,
): Promise<PageContent> => {
  const { locale, publicUrl } = ctx
  const t = newsMessages(locale)
  const { name: siteName } = await getSiteSettings(ctx)
  const path = postPath(post.slug)
  return {
    title: post.seo.title ?? post.title,
    description: post.seo.description ?? post.summary,
    path,
    trail: [
      { name: t('title'), path: NEWS_PATH },
      { name: post.title, path },
    ],
    shareImage: post.picture?.share,
    links: [feedLink(locale, siteName), ...(comments?.links ?? [])],
    jsonLd: [postJsonLd(post, { locale, publicUrl, siteName }, comments?.jsonLd), ...jsonLd],
    body: (
      <>
        <PostPage
          locale={locale}
          t={t}
          post={post}
          neighbours={neighbours}
          calendars={
            post.event && !post.event.isOver
              ? calendarLinks({
                  ...post.event,
                  title: post.title,
                  details: descriptionOf(post, locale, publicUrl),
                  location: locationOf(post),
                })
              : []
          }
          summaryRepeatsText={isBeginningOf(post.summary, blocksToText(post.blocks).text)}
        >
          {blocks}
        </PostPage>
        {comments && <div className="wrap">{comments.section}</div>}
      </>
    ),
  }
}

const descriptionOf = ({ summary, slug }: PostCard, locale: Locale, publicUrl: string): string =>
  `${summary}\n${publicUrl}${localePath(locale, postPath(slug))}`

const locationOf = ({ event, school }: PostCard): string =>
  [event?.place, school?.name].filter(Boolean).join(', ')

const POSTS_IN_FEED = 20

/** An event as a file for calendar programs; undefined for a post that is none. */
const eventFile = (post: PostCard, locale: Locale, publicUrl: string) => {
  const { id, title, slug, event, updatedAt } = post
  if (!event) return undefined
  const { startsAt, endsAt } = event
  return calendarText('News', [
    {
      uid: `post-${id}@${new URL(publicUrl).hostname}`,
      when: { start: new Date(startsAt), ...(endsAt ? { end: new Date(endsAt) } : {}) },
      title,
      description: descriptionOf(post, locale, publicUrl),
      location: locationOf(post),
      href: publicUrl + localePath(locale, postPath(slug)),
      status: 'CONFIRMED',
      stamp: new Date(updatedAt),
    },
  ])
}

interface NewsRoutes extends Pick<RouteKit, 'publicUrl' | 'cachedText'> {
  isPost: (slug: string) => Promise<boolean>
}

/** The feed of the news, and the calendar file of each event. */
export const newsRoutes = (app: FastifyInstance, { publicUrl, isPost, cachedText }: NewsRoutes): void => {
  const { get } = localisedRoutes(app)

  get(FEED_PATH, {}, (request, reply, locale) =>
    cachedText(localePath(locale, FEED_PATH), locale, 'application/atom+xml; charset=utf-8', async (ctx) => {
      const [{ name: siteName }, posts] = await Promise.all([
        getSiteSettings(ctx),
        latestPosts(ctx, { limit: POSTS_IN_FEED }),
      ])
      return newsFeed({ locale, t: newsMessages(locale), publicUrl, siteName, posts })
    })(request, reply),
  )

  get(eventFilePath(':slug'), { schema: { params: slugParams } }, async (request, reply, locale) => {
    const { slug } = request.params
    if (!(await isPost(slug))) return reply.callNotFound()
    const key = localePath(locale, eventFilePath(slug))
    return cachedText(key, locale, 'text/calendar; charset=utf-8; method=PUBLISH', async (ctx) => {
      const post = await getPostCard(ctx, slug)
      return post && eventFile(post, locale, publicUrl)
    })(request, reply)
  })
}
