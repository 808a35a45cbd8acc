import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { toAppError } from '../../../shared/errors'
import type { Locale } from '../../../shared/locale'
import { localisedRoutes, textFields } from '../routes'
import { filesBody, formBody, parseForms, passFiles } from './form-body'
import type { FormVisit, VisitorForm } from './form-declaration'
import { FormHandler, type FormServices } from './form-handler'

const pathParams = z.record(z.string(), z.string())

type FormRequest = FastifyRequest<{
  Params: Record<string, string>
  Querystring: URLSearchParams
  Body: unknown
}>

const visitOf = (request: FormRequest, reply: FastifyReply, locale: Locale): FormVisit => ({
  request,
  reply,
  locale,
  params: request.params,
  query: request.query,
})

/**
 * Registers a form of visitors: where it is sent, where it is shown, and the page after it. The scope must have `rateLimits`. The protocol
 * is in `FormHandler`: what is wrong comes back by a redirect, what fails comes back directly, the same form sent twice counts once.
 */
export const visitorForm = <Page, Value, Stored, Question = never>(
  app: FastifyInstance,
  services: FormServices,
  form: VisitorForm<Page, Value, Stored, Question>,
): void => {
  const handler = new FormHandler(services, form)
  const paths = [form.path].flat()
  const { maxBytes, limit, pageLimit, thanks } = form
  void app.register(async (scope) => {
    parseForms(scope, maxBytes)
    if (form.readFiles) passFiles(scope)
    const { get, post } = localisedRoutes(scope)
    const count = scope.rateLimit(limit)
    // A form that comes back with everything that was typed is counted when it is parsed.
    const limited = form.texts('en').tooFast ? { preHandler: count } : { onRequest: count }
    const sent = {
      schema: {
        params: pathParams,
        querystring: textFields,
        body: form.readFiles ? formBody.or(filesBody) : formBody,
      },
      bodyLimit: maxBytes,
    }
    const shown = {
      schema: { params: pathParams, querystring: textFields },
      ...(pageLimit && { onRequest: scope.rateLimit(pageLimit) }),
    }
    for (const path of paths)
      post(
        path,
        {
          ...sent,
          ...limited,
          errorHandler: (thrown, request, reply, locale) => {
            const isLimit = toAppError(thrown).code === 'too_many_requests'
            // A form that is counted before it is parsed has no body.
            if (!isLimit || !(request.body instanceof URLSearchParams)) throw thrown
            return handler.giveBack(visitOf(request, reply, locale), request.body, thrown)
          },
        },
        async (request, reply, locale) => {
          const visit = visitOf(request, reply, locale)
          const { body } = request
          if (body instanceof URLSearchParams) return handler.send(visit, body)
          const sent = await form.readFiles?.(visit, body)
          return handler.send(visit, sent ?? new URLSearchParams())
        },
      )
    for (const path of form.shownAt ?? paths)
      get(path, shown, (request, reply, locale) => handler.open(visitOf(request, reply, locale)))
    if (thanks)
      get(thanks.path, shown, async (request, reply, locale) => {
        const page = await thanks.render(visitOf(request, reply, locale))
        return page ? services.sendPage(reply, locale, page) : reply.callNotFound()
      })
  })
}
