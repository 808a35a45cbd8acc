import type { FastifyInstance } from 'fastify'
import { AppError, toAppError } from '../shared/errors'

/** Answers one kind of call by its fields, those of the address and those of the form. */
export type LegacyCall = (fields: URLSearchParams) => Promise<object>

/**
 * The calls that keep the address of the site's predecessor, `/index.php?option=com_zoo&controller=...`. A failure is
 * JSON too, with `result: false`.
 */
export const legacyCalls = (app: FastifyInstance, calls: Record<string, LegacyCall>): void => {
  app.post<{ Body?: Record<string, string> }>(
    '/index.php',
    { config: { json: true } },
    async (request, reply) => {
      const fields = new URLSearchParams(request.url.split('?')[1] ?? '')
      for (const [name, value] of Object.entries(request.body ?? {})) fields.set(name, String(value))
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
        return await call(fields)
      } catch (thrown) {
        const error = toAppError(thrown)
        if (error.status >= 500) throw error
        return reply.code(error.status).send({
          result: false,
          error: { code: error.code, message: error.message, field: error.field, requestId: request.id },
        })
      }
    },
  )
}
