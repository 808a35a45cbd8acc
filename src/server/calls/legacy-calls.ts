import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorBody, toAppError } from '../../shared/errors'
import { formFields } from '../../shared/form-fields'

/** Answers one kind of call by its fields, those of the address and those of the form. */
type Answer = (fields: URLSearchParams, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** What one `controller` answers; it deals with its own failures. */
export interface LegacyController {
  get?: Answer
  post: Answer
}

const fieldsOf = ({ url, body }: FastifyRequest): URLSearchParams => {
  const fields = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length))
  const sent = formFields(body)
  for (const name of new Set(sent.keys())) fields.delete(name)
  for (const [name, value] of sent) fields.append(name, value)
  return fields
}

const failure = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const error = toAppError(thrown)
  if (error.status >= 500) throw error
  return reply.code(error.status).send({ result: false, error: errorBody(error, request.id) })
}

/** A call for programs alone. A failure is JSON too, with `result: false`. */
export const jsonCall = (
  call: (fields: URLSearchParams, request: FastifyRequest) => Promise<object>,
): LegacyController => ({
  post: (fields, request, reply) => call(fields, request).catch((thrown) => failure(thrown, request, reply)),
})

/** The calls that keep the address of the site's predecessor, `/index.php?option=com_zoo&controller=...`. */
export const legacyCalls = (app: FastifyInstance, controllers: Record<string, LegacyController>): void => {
  const find = (fields: URLSearchParams) => {
    const name = fields.get('controller') ?? ''
    return fields.get('option') === 'com_zoo' && Object.hasOwn(controllers, name)
      ? controllers[name]
      : undefined
  }

  app.get('/index.php', async (request, reply) => {
    const fields = fieldsOf(request)
    const answer = find(fields)?.get
    return answer ? answer(fields, request, reply) : reply.callNotFound()
  })

  app.post('/index.php', { config: { json: true } }, async (request, reply) => {
    const fields = fieldsOf(request)
    reply.header('cache-control', 'no-store')
    const controller = find(fields)
    if (controller) return controller.post(fields, request, reply)
    const wrong =
      fields.get('option') === 'com_zoo'
        ? new AppError('bad_request', `controller must be one of ${Object.keys(controllers).join(', ')}.`, {
            field: 'controller',
          })
        : new AppError('bad_request', 'option must be com_zoo.', { field: 'option' })
    return failure(wrong, request, reply)
  })
}
