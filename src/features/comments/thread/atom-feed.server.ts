import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { localisedRoutes, slugParams } from '../../../platform/http/routes'
import type { QueryContext } from '../../../platform/payload/query'
import { AppError } from '../../../shared/errors'
import { escapeHtml, escapeXml } from '../../../shared/html/escape'
import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { contentParagraphs } from '../comment/content-parts'
import {
  commentAnchor,
  commentedTypes,
  commentsPath,
  type DocumentAddress,
  feedPath,
  type PublicComment,
  threadPath,
} from '../contract'
import { nameInText, whereDocument } from '../documents'
import { getDocument, type ShownDocument } from '../documents.server'
import { type CommentsMessages, commentsMessages } from '../messages/messages'
import { hasThread, listNewest, pageOfComment } from '../queries.server'

interface FeedEntry extends PublicComment {
  updatedAt: string
}

interface Feed {
  locale: Locale
  t: CommentsMessages
  publicUrl: string
  document: ShownDocument
  entries: FeedEntry[]
}

/** The markup of the page, escaped for the feed. */
const contentHtml = (content: string): string =>
  contentParagraphs(content)
    .map((lines) =>
      lines
        .map((parts) =>
          parts
            .map(({ text, href }) =>
              href
                ? `<a href="${escapeHtml(href)}" rel="nofollow ugc noopener">${escapeHtml(text)}</a>`
                : escapeHtml(text),
            )
            .join(''),
        )
        .join('<br>'),
    )
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')

/** A document's newest comments as an Atom feed (RFC 4287). */
const atomFeed = ({ locale, t, publicUrl, document, entries }: Feed): string => {
  const address = (path: string) => escapeXml(publicUrl + localePath(locale, path))
  const thread = commentsPath(document)
  const school = nameInText(t, document)
  /** One id for all languages. */
  const identity = escapeXml(publicUrl + thread)
  const entry = (comment: FeedEntry) => {
    const author = comment.author || t('anonymous')
    const content = comment.erased ? `<p>${escapeHtml(t('erased'))}</p>` : contentHtml(comment.content)
    return `<entry>
<id>${identity}#comment-${comment.id}</id>
<title>${escapeXml(t('feedEntry', { author, school }))}</title>
<link rel="alternate" type="text/html" href="${address(`${thread}/${comment.id}`)}"/>
<published>${comment.createdAt}</published>
<updated>${comment.updatedAt}</updated>
<author><name>${escapeXml(author)}</name>${comment.url ? `<uri>${escapeXml(comment.url)}</uri>` : ''}</author>
<content type="html" xml:lang="${escapeXml(comment.language)}">${escapeXml(content)}</content>
</entry>
`
  }
  const updated = entries
    .map(({ updatedAt }) => updatedAt)
    .reduce((a, b) => (a > b ? a : b), document.updatedAt)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(locale)}">
<id>${identity}</id>
<title>${escapeXml(t('threadTitle', { school }))}</title>
<link rel="self" type="application/atom+xml" href="${address(feedPath(document))}"/>
<link rel="alternate" type="text/html" href="${address(thread)}"/>
<updated>${updated}</updated>
${entries.map(entry).join('')}</feed>
`
}

const newest = 50

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export interface FeedRoutes {
  publicUrl: string
  /** Answers through the page cache; undefined means that there is nothing. */
  cachedText: (
    key: string,
    locale: Locale,
    contentType: string,
    make: (ctx: QueryContext) => Promise<string | undefined>,
  ) => Handler
}

/** The feed of each document's comments. */
export const feedRoutes = (app: FastifyInstance, { publicUrl, cachedText }: FeedRoutes): void => {
  const makeFeed = async (ctx: QueryContext, at: DocumentAddress) => {
    const document = await getDocument(ctx, at)
    if (!document || !(await hasThread(ctx, document))) return undefined
    const entries = await listNewest(ctx, document, newest)
    return atomFeed({ locale: ctx.locale, t: commentsMessages(ctx.locale), publicUrl, document, entries })
  }

  const { get } = localisedRoutes(app)
  for (const type of commentedTypes)
    get(feedPath({ type, slug: ':slug' }), { schema: { params: slugParams } }, (request, reply, locale) => {
      const at = { type, slug: request.params.slug }
      const key = localePath(locale, feedPath(at))
      const sendFeed = cachedText(key, locale, 'application/atom+xml; charset=utf-8', (ctx) =>
        makeFeed(ctx, at),
      )
      return sendFeed(request, reply)
    })
}

/** The permanent address of each comment. */
export const permalinkRoutes = (
  app: FastifyInstance,
  { contextFor }: { contextFor: (locale: Locale) => QueryContext },
): void => {
  /** Redirects to the page of the thread that the comment is on now. */
  const findComment = async (locale: Locale, at: DocumentAddress, id: number) => {
    const ctx = contextFor(locale)
    const document = await getDocument(ctx, at)
    const { docs } = document
      ? await ctx.payload.find({
          collection: 'comments',
          where: { id: { equals: id }, ...whereDocument(document), state: { equals: 'approved' } },
          select: {},
          depth: 0,
          limit: 1,
          pagination: false,
        })
      : { docs: [] }
    if (!document || !docs.length) throw new AppError('not_found', 'There is no such comment.')
    return `${threadPath(at, await pageOfComment(ctx, document, id))}#${commentAnchor(id)}`
  }

  const { get } = localisedRoutes(app)
  const idParams = slugParams.extend({ id: z.coerce.number() })
  for (const type of commentedTypes)
    get(
      `${commentsPath({ type, slug: ':slug' })}/:id(^[1-9]\\d{0,8}$)`,
      { schema: { params: idParams } },
      async ({ params: { slug, id } }, reply, locale) =>
        reply.redirect(localePath(locale, await findComment(locale, { type, slug }, id)), 302),
    )
}
