import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { localisedRoutes, slugParams } from '../../../platform/http/routes'
import { createSigner } from '../../../platform/http/signature'
import { toAppError } from '../../../shared/errors'
import { readId } from '../../../shared/id'
import { localePath } from '../../../shared/locale'
import { commentedTypes, commentFields, commentsPath } from '../contract'
import { getDocument } from '../documents.server'
import { COOKIE_PURPOSE, readRemembered } from '../people/remember.server'
import { getSettingsOf } from '../queries.server'
import { findParent } from './check-comment.server'
import { postComment, returnForm } from './post-comment.server'
import { showForm, showSent } from './posting-pages.server'
import { type CommentVisit, findStaff, type PostingRoutes } from './posting-settings.server'

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
}

/** A form that `readForms` has parsed. */
export const sentForm = z.instanceof(URLSearchParams, { error: 'Only a form can be sent here.' })

/** Much more than a comment may have, so that a text that is too long is returned to its author and not lost. */
const maxFormBytes = 512 * 1024
const postLimit = { groupId: 'posted comments', max: 60, timeWindow: '10 minutes' }
/** These pages are rendered per visitor and not cached. */
const pageLimit = { groupId: 'pages of comments', max: 60, timeWindow: '1 minute' }

/** Routes of posting: the form, replies on their own page, and the list of sent comments. */
export const postingRoutes = (app: FastifyInstance, options: PostingRoutes): void => {
  const { contextFor } = options
  const show = showForm(options)
  const post = postComment(options)
  const giveBack = returnForm(options)

  const sent = showSent(options)

  /** The empty form on its own page: for a reply, or with id 0 for a top-level comment. */
  const showEmpty = async (visit: CommentVisit, id: number) => {
    const { request, reply, locale, at } = visit
    const ctx = contextFor(locale)
    const document = await getDocument(ctx, at)
    const above = document && id ? await findParent(ctx.payload, document, id) : undefined
    if (!document || (id && !above)) return reply.callNotFound()
    const [settings, staff] = await Promise.all([getSettingsOf(ctx, document), findStaff(ctx, request)])
    if (!settings.enabled) return reply.redirect(localePath(locale, commentsPath(at)), 303)
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
    return show(visit, { typed, settings, document, parentId: id, above: above?.comment, asks })
  }

  void app.register(async (scope) => {
    readForms(scope, maxFormBytes)
    const routes = localisedRoutes(scope)
    const ofDocument = { params: slugParams }
    const ofComment = { params: slugParams.extend({ id: z.string() }) }
    // All kinds of documents share the limits.
    const onRequest = scope.rateLimit(pageLimit)
    // Applied after the form is parsed, so that it can be returned.
    const preHandler = scope.rateLimit(postLimit)
    for (const type of commentedTypes) {
      const path = commentsPath({ type, slug: ':slug' })
      const at = ({ params: { slug } }: { params: { slug: string } }) => ({ type, slug })
      routes.post(
        path,
        {
          schema: { ...ofDocument, body: sentForm },
          bodyLimit: maxFormBytes,
          preHandler,
          errorHandler: async (thrown, request, reply, locale) => {
            const error = toAppError(thrown)
            if (error.code !== 'too_many_requests') throw thrown
            return giveBack({ request, reply, locale, at: at(request) }, request.body, error)
          },
        },
        (request, reply, locale) => post({ request, reply, locale, at: at(request) }, request.body),
      )
      routes.get(`${path}/sent`, { schema: ofDocument, onRequest }, (request, reply, locale) =>
        sent({ request, reply, locale, at: at(request) }),
      )
      routes.get(`${path}/reply/:id`, { schema: ofComment, onRequest }, (request, reply, locale) => {
        const id = readId(request.params.id)
        if (!id) return reply.callNotFound()
        return showEmpty({ request, reply, locale, at: at(request) }, id)
      })
      routes.get(`${path}/write`, { schema: ofDocument, onRequest }, (request, reply, locale) =>
        showEmpty({ request, reply, locale, at: at(request) }, 0),
      )
    }
  })
}
