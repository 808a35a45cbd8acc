import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routes, textFields } from '../../platform/http/routes'
import { AppError, errorBody, toAppError } from '../../shared/errors'
import { formFields } from '../../shared/form-fields'

/** Answers one kind of call by the fields of its address and its form. */
type CallHandler = (fields: URLSearchParams, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The responses of one `controller`, errors included. */
interface LegacyController {
  /** Runs before the body is read, if the address names the controller. */
  onRequest?: (request: FastifyRequest) => Promise<void>
  get?: CallHandler
  post: CallHandler
}

/** Fields of the form replace those of the address. */
const mergeFields = (query: URLSearchParams, sent: URLSearchParams): URLSearchParams => {
  const fields = new URLSearchParams(query)
  for (const name of new Set(sent.keys())) fields.delete(name)
  for (const [name, value] of sent) fields.append(name, value)
  return fields
}

const failure = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const error = toAppError(thrown)
  if (error.status >= 500) throw error
  return reply.code(error.status).send({ result: false, error: errorBody(error, request.id) })
}

/** A call that only programs make. Errors are JSON too, with `result: false`. */
export const jsonCall = (
  call: (fields: URLSearchParams, request: FastifyRequest) => Promise<object>,
): LegacyController => ({
  post: (fields, request, reply) => call(fields, request).catch((thrown) => failure(thrown, request, reply)),
})

/** The calls that keep the address of the site's predecessor, `/index.php?option=com_zoo&controller=...`. */
export const legacyRoutes = (app: FastifyInstance, controllers: Record<string, LegacyController>): void => {
  const find = (fields: URLSearchParams) => {
    const name = fields.get('controller') ?? ''
    return fields.get('option') === 'com_zoo' && Object.hasOwn(controllers, name)
      ? controllers[name]
      : undefined
  }

  // The query is not validated yet, and the form may name the controller instead.
  const onRequest = async (request: FastifyRequest) => {
    await find(formFields(request.query))?.onRequest?.(request)
  }

  const { get, post } = routes(app)
  get('/index.php', { schema: { querystring: textFields }, onRequest }, async (request, reply) => {
    const handle = find(request.query)?.get
    return handle ? handle(request.query, request, reply) : reply.callNotFound()
  })

  const sent = { querystring: textFields, body: textFields }
  post('/index.php', { schema: sent, config: { json: true }, onRequest }, async (request, reply) => {
    const fields = mergeFields(request.query, request.body)
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
