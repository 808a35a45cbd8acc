import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, toAppError } from '../shared/errors'
import { formFields } from '../shared/form-fields'

/** Answers one kind of call by its fields, those of the address and those of the form. */
export type LegacyCall = (fields: URLSearchParams, request: FastifyRequest) => Promise<object>

const fieldsOf = ({ url, body }: FastifyRequest): URLSearchParams => {
  const fields = new URLSearchParams(url.split('?')[1] ?? '')
  for (const [name, value] of formFields(body)) fields.set(name, value)
  return fields
}

/**
 * The calls that keep the address of the site's predecessor, `/index.php?option=com_zoo&controller=...`. A failure is
 * JSON too, with `result: false`.
 */
export const legacyCalls = (app: FastifyInstance, calls: Record<string, LegacyCall>): void => {
  app.post('/index.php', { config: { json: true } }, async (request, reply) => {
    const fields = fieldsOf(request)
    reply.header('cache-control', 'no-store')
    try {
      if (fields.get('option') !== 'com_zoo')
        throw new AppError('bad_request', 'option must be com_zoo.', { field: 'option' })
      const controller = fields.get('controller') ?? ''
      const call = Object.hasOwn(calls, controller) ? calls[controller] : undefined
      if (!call)
        throw new AppError('bad_request', `controller must be one of ${Object.keys(calls).join(', ')}.`, {
          field: 'controller',
        })
      return await call(fields, request)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.status >= 500) throw error
      return reply.code(error.status).send({
        result: false,
        error: { code: error.code, message: error.message, field: error.field, requestId: request.id },
      })
    }
  })
}
