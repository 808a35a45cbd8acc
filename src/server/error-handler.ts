import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logFailure } from '../platform/http/log/error-log'
import { sendPage } from '../platform/page-cache/send-page'
import { AppError, type ErrorCode, errorBody, type Failure, toAppError } from '../shared/errors'
import { publicLocale } from '../shared/language/site-languages'
import { type Locale, splitLocale } from '../shared/locale'
import type { AppDeps } from './deps'
import { clientErrorPage, failurePages } from './pages/error-pages'
import { findNearestPage } from './pages/public-pages'
import { sendRedirect } from './pages/redirected'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This route also answers errors as JSON. */
    json?: boolean
  }
}

const wantsJson = (request: FastifyRequest): boolean => {
  const { accept = '' } = request.headers
  return (
    request.routeOptions.config.json === true ||
    request.url.startsWith('/api/') ||
    /^[^?]*\.json(\?|$)/.test(request.url) ||
    (accept.includes('application/json') && !accept.includes('text/html'))
  )
}

/** For when the site's header or footer cannot be rendered either. */
const plainPage = ({ status, code, requestId }: Failure) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${status}</title><h1>Sorry, that was our fault</h1>` +
  `<p>Please try again in a moment. Error ${code}, request ${requestId}.</p></html>`

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

/** Expected refusals, which are not logged as failures. */
const refusals = new Set<ErrorCode>(['too_many_requests', 'busy'])

/** The one place that turns an error into a log line and a page or JSON, without internal details. */
export const errorHandler = (app: FastifyInstance, deps: AppDeps): void => {
  const constants = deps.errorPages.constant(deps.assets.css)
  const failurePage = failurePages(deps)

  /** The language of the page that reports the error. */
  const localeOf = (request: FastifyRequest): Locale =>
    publicLocale(deps.languages.last, splitLocale(pathOf(request)).locale)

  // Runs when the body has arrived. A client that has disconnected by then causes no work; `onSend` hooks release what it holds.
  app.addHook('preValidation', (_request, reply, done) => {
    if (reply.raw.destroyed) reply.code(400).send()
    else done()
  })

  app.setErrorHandler(async (thrown, request, reply) => {
    const error = toAppError(thrown)
    if (reply.raw.destroyed) {
      // The client has disconnected, so no page is rendered.
      if (error.status >= 500) logFailure(request.log, error)
      return reply.code(error.status).send()
    }
    if (error.code === 'not_found' && (await sendRedirect(deps, request, reply))) return reply
    const locale = localeOf(request)
    const constant = constants(error.code, locale)
    // A flood causes thousands of refusals; the request's own log line has the status.
    if (!refusals.has(error.code)) logFailure(request.log, error)
    reply.code(error.status).header('cache-control', 'no-store')
    if (constant && !reply.hasHeader('retry-after')) reply.header('retry-after', constant.retryAfter)
    if (wantsJson(request))
      return reply.send({
        error: errorBody(error, request.id),
        // The admin panel shows messages in this format.
        ...(request.url.startsWith('/api/') ? { errors: [{ message: error.message }] } : {}),
      })
    if (constant) return reply.type('text/html; charset=utf-8').send(constant.html)
    const failure = { status: error.status, code: error.code, requestId: request.id }
    if (error.status < 500) {
      const page = await clientErrorPage(deps, locale, error).catch(() => undefined)
      if (page) return sendPage(request, reply, page, 'no-store')
    }
    if (deps.failurePageOf)
      return reply
        .type('text/html; charset=utf-8')
        .send(deps.failurePageOf(error.cause instanceof Error ? error.cause : error))
    const page = await failurePage(locale, failure).catch((err) => {
      request.log.error({ err }, 'error page could not be rendered')
      return plainPage(failure)
    })
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.setNotFoundHandler(async (request, reply) => {
    if (await sendRedirect(deps, request, reply)) return reply
    if (wantsJson(request)) throw new AppError('not_found', 'There is nothing at this address.')
    if (request.method === 'GET')
      for (const { addressRules } of deps.parts) addressRules?.noteMissing(request.url)
    const locale = localeOf(request)
    const nearest = await findNearestPage(deps, locale, pathOf(request)).catch(() => undefined)
    const page = await clientErrorPage(deps, locale, { status: 404, code: 'not_found' }, nearest)
    return sendPage(request, reply, page)
  })
}
