import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { QueryContext } from '../../../platform/payload/query'
import { AppError } from '../../../shared/errors'
import { type Locale, localePath, locales } from '../../../shared/locale'
import { getSchoolName } from '../../schools/queries.server'
import { commentAnchor, commentsPath, feedPath, threadPath } from '../contract'
import { commentMessages } from '../messages/messages'
import { listNewest, pageOfComment } from '../queries.server'
import { atomFeed } from './atom-feed'

const newest = 50

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export interface FeedRoutes {
  publicUrl: string
  contextFor: (locale: Locale) => QueryContext
  /** Answers through the page cache; undefined means that there is nothing. */
  cachedText: (
    key: string,
    locale: Locale,
    contentType: string,
    make: (ctx: QueryContext) => Promise<string | undefined>,
  ) => Handler
}

const slugOf = (request: FastifyRequest) => (request.params as { slug: string }).slug

/** The feed of each school's comments, and the way from a comment's number to its place. */
export const feedRoutes = (app: FastifyInstance, options: FeedRoutes): void => {
  const { publicUrl, contextFor, cachedText } = options

  const makeFeed = async (ctx: QueryContext, slug: string) => {
    const school = await getSchoolName(ctx, slug)
    if (!school) return undefined
    const entries = await listNewest(ctx, school.id, newest)
    return atomFeed({ locale: ctx.locale, t: commentMessages[ctx.locale], publicUrl, school, entries })
  }

  /** Pages of a thread shift; this address of a comment stays. */
  const findComment = async (locale: Locale, slug: string, id: number) => {
    const ctx = contextFor(locale)
    const { docs } = await ctx.payload.find({
      collection: 'comments',
      where: { id: { equals: id }, state: { equals: 'approved' } },
      select: { school: true },
      depth: 0,
      limit: 1,
      pagination: false,
    })
    const school = await getSchoolName(ctx, slug)
    if (!school || docs[0]?.school !== school.id) throw new AppError('not_found', 'There is no such comment.')
    return `${threadPath(slug, await pageOfComment(ctx, school, id))}#${commentAnchor(id)}`
  }

  for (const locale of locales) {
    const path = (tail: string) => localePath(locale, tail)
    app.get(path(feedPath(':slug')), (request, reply) => {
      const slug = slugOf(request)
      const answer = cachedText(path(feedPath(slug)), locale, 'application/atom+xml; charset=utf-8', (ctx) =>
        makeFeed(ctx, slug),
      )
      return answer(request, reply)
    })
    app.get(path(`${commentsPath(':slug')}/:id(^[1-9]\\d{0,8}$)`), async (request, reply) => {
      const { id } = request.params as { id: string }
      return reply.redirect(path(await findComment(locale, slugOf(request), Number(id))), 302)
    })
  }
}
