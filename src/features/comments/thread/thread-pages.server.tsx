import type { ReactNode } from 'react'
import type { QueryContext } from '../../../platform/payload/query'
import { readPage } from '../../../shared/address/page-number'
import { slugPath } from '../../../shared/address/slug-path'
import { type Locale, localePath } from '../../../shared/locale'
import {
  type CommentedDocument,
  type CommentThread,
  type DocumentAddress,
  feedPath,
  type PublicComment,
  threadPath,
} from '../contract'
import { nameInText } from '../documents'
import { getDocument, type ShownDocument } from '../documents.server'
import { commentsMessages } from '../messages/messages'
import { getLatestComments, getSettingsOf, getThread, hasThread, writeRating } from '../queries.server'
import { CommentSection } from './CommentSection'
import { CommentsPage } from './CommentsPage'
import { ratingJsonLd } from './ratings/structured-rating'

/** A document whose thread is shown. */
type Shown = CommentedDocument & Pick<ShownDocument, 'isOpen'>

/** Loads the captcha field of the form. */
type LoadCaptcha = () => Promise<ReactNode>

/** `page` is that of the thread; without one it is the beginning that the page of a school shows. */
const loadThread = async (
  ctx: QueryContext,
  document: Shown,
  page: number | undefined,
  loadCaptcha: LoadCaptcha,
) => {
  const { locale } = ctx
  const [settings, thread, captcha] = await Promise.all([
    getSettingsOf(ctx, document),
    page === undefined ? getLatestComments(ctx, document) : getThread(ctx, document, page),
    document.isOpen ? loadCaptcha() : undefined,
  ])
  return { locale, t: commentsMessages(locale), document, settings, thread, captcha }
}

const feedLink = (locale: Locale, document: CommentedDocument) => {
  const t = commentsMessages(locale)
  return {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: t('threadTitle', { school: nameInText(t, document) }),
    href: localePath(locale, feedPath(document)),
  }
}

/** The comments on the page of a document: their section, and what they add to the head. */
const loadSection = async (ctx: QueryContext, document: Shown, loadCaptcha: LoadCaptcha) => {
  const page = document.type === 'schools' ? undefined : 1
  const loaded = await loadThread(ctx, document, page, loadCaptcha)
  return {
    thread: loaded.thread,
    section: <CommentSection {...loaded} />,
    links: [feedLink(ctx.locale, document)],
  }
}

/** The comments of a school page. Schools always have them. */
export const loadCommentSection = async (
  ctx: QueryContext,
  school: Omit<CommentedDocument, 'type'>,
  loadCaptcha: LoadCaptcha,
) => {
  const document = { ...school, type: 'schools', isOpen: true } as const
  const { thread, ...shown } = await loadSection(ctx, document, loadCaptcha)
  const rating = thread.rating && writeRating(ctx.locale, thread.rating)
  return { ...shown, jsonLd: ratingJsonLd(thread), rating }
}

const toComment = ({ author, content, language, createdAt }: PublicComment) => ({
  '@type': 'Comment',
  author: { '@type': 'Person', name: author },
  datePublished: createdAt,
  text: content,
  inLanguage: language,
})

/**
 * Structured data about the comments of a post or page: their number, and those with a name that are on its page. Empty without
 * comments.
 */
const commentsJsonLd = ({ total, comments }: CommentThread): object => {
  if (!total) return {}
  const named = comments.filter(({ author, erased }) => author && !erased).map(toComment)
  return { commentCount: total, ...(named.length ? { comment: named } : {}) }
}

/** The comments of a post or page; undefined if there are none and nobody can write one. */
export const loadDocumentComments = async (ctx: QueryContext, document: Shown, loadCaptcha: LoadCaptcha) => {
  if (!(await hasThread(ctx, document))) return undefined
  const { thread, ...shown } = await loadSection(ctx, document, loadCaptcha)
  return { ...shown, jsonLd: commentsJsonLd(thread) }
}

/** Crawlers follow these from page to page. */
const pagerLinks = (locale: Locale, document: DocumentAddress, { page, pages }: CommentThread) => {
  const href = (number: number) => localePath(locale, threadPath(document, number))
  return [
    ...(page > 1 ? [{ rel: 'prev', href: href(page - 1) }] : []),
    ...(page < pages ? [{ rel: 'next', href: href(page + 1) }] : []),
  ]
}

/** The canonical address of a page of a thread. */
export const threadAddress = (document: DocumentAddress, query: URLSearchParams): string =>
  threadPath(document, readPage(query))

/** One page of a document's whole thread; undefined if there is no such document or page. */
export const loadCommentsPage = async (
  ctx: QueryContext,
  at: DocumentAddress,
  query: URLSearchParams,
  loadCaptcha: LoadCaptcha,
) => {
  const document = await getDocument(ctx, at, { withPicture: true })
  if (!document || !(await hasThread(ctx, document))) return undefined
  const page = readPage(query)
  const loaded = await loadThread(ctx, document, page, loadCaptcha)
  const { locale, t, thread } = loaded
  // `getThread` returns the last page for a number beyond it. That page has its own address, so this one is a 404.
  if (thread.page !== page) return undefined
  const school = nameInText(t, document)
  const title = t('threadTitle', { school })
  return {
    title: page > 1 ? `${title} – ${t('pageOf', { page, pages: thread.pages })}` : title,
    description: t(document.type === 'schools' ? 'threadDescription' : 'readerDescription', { school }),
    path: threadPath(document, page),
    trail: [
      { name: document.name, path: slugPath(document.type, document.slug) },
      { name: title, path: threadPath(document, page) },
    ],
    shareImage: document.shareImage,
    links: [feedLink(locale, document), ...pagerLinks(locale, document, thread)],
    body: <CommentsPage {...loaded} />,
  }
}
