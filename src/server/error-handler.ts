import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logFailure } from '../platform/http/error-log'
import { AppError, type ErrorCode, errorBody, toAppError } from '../shared/errors'
import { splitLocale } from '../shared/locale'
import type { AppDeps } from './deps'
import { constantAnswers } from './pages/constant-answers'
import { clientErrorPage, failurePage } from './pages/error-pages'
import { sendPage } from './pages/send-page'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This route answers JSON, errors too. */
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

/** When even the header or footer of the site is what fails. */
const plainPage = ({ status, code, requestId }: { status: number; code: string; requestId: string }) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${status}</title><h1>Sorry, that was our fault</h1>` +
  `<p>Please try again in a moment. Error ${code}, request ${requestId}.</p></html>`

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

/** Errors that say no to a client and need nobody's attention. */
const refusals = new Set<ErrorCode>(['too_many_requests', 'busy'])

/** The one place where an error becomes a log line and a page or JSON. Nothing internal leaves it. */
export const errorHandler = (app: FastifyInstance, deps: AppDeps): void => {
  const constants = constantAnswers(deps.assets.css)

  app.setErrorHandler(async (thrown, request, reply) => {
    const error = toAppError(thrown)
    const { locale } = splitLocale(pathOf(request))
    const constant = constants(error.code, locale)
    // Refusals come by the thousand when they come; the line of the request has their status.
    if (!refusals.has(error.code)) logFailure(request.log, error)
    reply.code(error.status).header('cache-control', 'no-store')
    if (constant && !reply.hasHeader('retry-after')) reply.header('retry-after', constant.retryAfter)
    if (wantsJson(request))
      return reply.send({
        error: errorBody(error, request.id),
        // The shape in which the admin panel looks for what to tell people.
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
    const page = await failurePage(deps, locale, failure).catch((err) => {
      request.log.error({ err }, 'error page could not be rendered')
      return plainPage(failure)
    })
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.setNotFoundHandler(async (request, reply) => {
    if (wantsJson(request)) throw new AppError('not_found', 'There is nothing at this address.')
    const { locale } = splitLocale(pathOf(request))
    return sendPage(request, reply, await clientErrorPage(deps, locale, { status: 404, code: 'not_found' }))
  })
}
