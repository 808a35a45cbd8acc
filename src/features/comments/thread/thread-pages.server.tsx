import type { ReactNode } from 'react'
import type { QueryContext } from '../../../platform/payload/query'
import { type Locale, localePath } from '../../../shared/locale'
import { readPage } from '../../../shared/page-number'
import { schoolPath } from '../../../shared/school-path'
import { fill } from '../../../shared/text/message'
import { getSchoolName } from '../../schools/queries.server'
import { type CommentThread, feedPath, threadPath } from '../contract'
import { commentMessages } from '../messages/messages'
import { getCommentSettings, getThread, writeRating } from '../queries.server'
import { CommentSection } from './CommentSection'
import { CommentsPage } from './CommentsPage'
import { ratingJsonLd } from './ratings/structured-rating'

interface ThreadSchool {
  id: number
  slug: string
  name: string
}

/** Loads the captcha field of the form. */
type LoadCaptcha = () => Promise<ReactNode>

const loadThread = async (
  ctx: QueryContext,
  school: ThreadSchool,
  page: number,
  loadCaptcha: LoadCaptcha,
) => {
  const { locale } = ctx
  const [settings, thread, captcha] = await Promise.all([
    getCommentSettings(ctx),
    getThread(ctx, school, page),
    loadCaptcha(),
  ])
  return { locale, t: commentMessages[locale], school, settings, thread, captcha }
}

const feedLink = (locale: Locale, { slug, name }: ThreadSchool) => ({
  rel: 'alternate',
  type: 'application/atom+xml',
  title: fill(commentMessages[locale].threadTitle, { school: name }),
  href: localePath(locale, feedPath(slug)),
})

/** The comments of a school page: its section, and what they add to the head. */
export const loadCommentSection = async (
  ctx: QueryContext,
  school: ThreadSchool,
  loadCaptcha: LoadCaptcha,
) => {
  const loaded = await loadThread(ctx, school, 1, loadCaptcha)
  return {
    section: <CommentSection {...loaded} />,
    jsonLd: ratingJsonLd(loaded.thread),
    rating: loaded.thread.rating && writeRating(ctx.locale, loaded.thread.rating),
    links: [feedLink(ctx.locale, school)],
  }
}

/** Crawlers follow these from page to page. */
const pagerLinks = (locale: Locale, slug: string, { page, pages }: CommentThread) => {
  const href = (number: number) => localePath(locale, threadPath(slug, number))
  return [
    ...(page > 1 ? [{ rel: 'prev', href: href(page - 1) }] : []),
    ...(page < pages ? [{ rel: 'next', href: href(page + 1) }] : []),
  ]
}

/** The canonical address of a page of a thread. */
export const threadAddress = (slug: string, query: URLSearchParams): string =>
  threadPath(slug, readPage(query))

/** One page of a school's whole thread; undefined if there is no such school or page. */
export const loadCommentsPage = async (
  ctx: QueryContext,
  slug: string,
  query: URLSearchParams,
  loadCaptcha: LoadCaptcha,
) => {
  const school = await getSchoolName(ctx, slug, { withPicture: true })
  if (!school) return undefined
  const page = readPage(query)
  const loaded = await loadThread(ctx, school, page, loadCaptcha)
  const { locale, t, thread } = loaded
  // `getThread` returns the last page for a number beyond it. That page has its own address, so this one is a 404.
  if (thread.page !== page) return undefined
  const title = fill(t.threadTitle, { school: school.name })
  return {
    title: page > 1 ? `${title} – ${fill(t.pageOf, { page, pages: thread.pages })}` : title,
    description: fill(t.threadDescription, { school: school.name }),
    path: threadPath(school.slug, page),
    trail: [
      { name: school.name, path: schoolPath(school.slug) },
      { name: title, path: threadPath(school.slug, page) },
    ],
    shareImage: school.shareImage,
    links: [feedLink(locale, school), ...pagerLinks(locale, school.slug, thread)],
    body: <CommentsPage {...loaded} />,
  }
}
