import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createSigner } from '../../../platform/http/signature'
import { AppError, toAppError } from '../../../shared/errors'
import { readId } from '../../../shared/id'
import { localePath, locales } from '../../../shared/locale'
import { getSchoolName } from '../../schools/queries.server'
import { commentFields, commentsPath } from '../contract'
import { COOKIE_PURPOSE, readRemembered } from '../people/remember.server'
import { getCommentSettings } from '../queries.server'
import { findParent } from './check-comment.server'
import { postComment, returnForm } from './post-comment.server'
import { showForm, showSent } from './posting-pages.server'
import { findStaff, type PostingRoutes, type Visit } from './posting-settings.server'

const urlencoded = 'application/x-www-form-urlencoded'

/**
 * Accepts URL-encoded forms only. Invalid UTF-8 becomes U+FFFD, so that the error can name the field; the default parser
 * would keep it as `%FF`.
 */
export const readForms = (scope: FastifyInstance, maxBytes: number): void => {
  scope.removeContentTypeParser(urlencoded)
  scope.addContentTypeParser(urlencoded, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  )
  scope.addHook('preValidation', async ({ method, body }) => {
    if (method === 'POST' && !(body instanceof URLSearchParams))
      throw new AppError('bad_request', 'Only a form can be sent here.')
  })
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams => body as URLSearchParams

/** Much more than a comment may have, so that a text that is too long is returned to its author and not lost. */
const maxFormBytes = 512 * 1024
const postLimit = { max: 60, timeWindow: '10 minutes' }
/** These pages are rendered per visitor and not cached. */
const pageLimit = { max: 60, timeWindow: '1 minute' }

const idOf = (text: string) => readId(text) ?? 0

/** Routes of posting: the form, replies on their own page, and the list of sent comments. */
export const postingRoutes = (app: FastifyInstance, options: PostingRoutes): void => {
  const { contextFor } = options
  const show = showForm(options)
  const post = postComment(options)
  const giveBack = returnForm(options)

  const sent = showSent(options)

  /** The empty form on its own page: for a reply, or with id 0 for a top-level comment. */
  const showEmpty = async (visit: Visit, id: number) => {
    const { request, reply, locale, slug } = visit
    const ctx = contextFor(locale)
    const school = await getSchoolName(ctx, slug)
    const above = school && id ? await findParent(ctx.payload, school.id, id) : undefined
    if (!school || (id && !above)) return reply.callNotFound()
    const [settings, staff] = await Promise.all([getCommentSettings(ctx), findStaff(ctx, request)])
    if (!settings.enabled) return reply.redirect(localePath(locale, commentsPath(slug)), 303)
    if (settings.staffOnly && !staff)
      return reply.redirect(`/admin/login?redirect=${encodeURIComponent(request.url)}`, 303)
    const known = readRemembered(request.headers.cookie, createSigner(ctx.payload.secret, COOKIE_PURPOSE))
    const typed = new URLSearchParams(
      known
        ? {
            [commentFields.author]: known.author,
            [commentFields.email]: known.email,
            [commentFields.url]: known.url,
            [commentFields.remember]: 'yes',
          }
        : {},
    )
    const asks = !staff && settings.captcha
    return show(visit, { typed, settings, school, parentId: id, above: above?.comment, asks })
  }

  const paramsOf = ({ params }: FastifyRequest) => params as { slug: string; id: string }
  void app.register(async (scope) => {
    readForms(scope, maxFormBytes)
    // One limit for all languages, applied after the form is parsed so that it can be returned.
    const preHandler = scope.rateLimit(postLimit)
    const limited = { onRequest: scope.rateLimit(pageLimit) }
    for (const locale of locales) {
      const at = localePath(locale, commentsPath(':slug'))
      const visitOf = (request: FastifyRequest, reply: FastifyReply): Visit => ({
        request,
        reply,
        locale,
        slug: paramsOf(request).slug,
      })
      scope.post(at, {
        bodyLimit: maxFormBytes,
        preHandler,
        handler: (request, reply) => post(visitOf(request, reply), formOf(request)),
        errorHandler: async (thrown, request, reply) => {
          const error = toAppError(thrown)
          if (error.code !== 'too_many_requests') throw thrown
          return giveBack(visitOf(request, reply), formOf(request), error)
        },
      })
      scope.get(`${at}/sent`, limited, (request, reply) => sent(visitOf(request, reply)))
      scope.get(`${at}/reply/:id`, limited, (request, reply) => {
        const replied = idOf(paramsOf(request).id)
        return replied ? showEmpty(visitOf(request, reply), replied) : reply.callNotFound()
      })
      scope.get(`${at}/write`, limited, (request, reply) => showEmpty(visitOf(request, reply), 0))
    }
  })
}
