import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import {
  type LimitedOptions,
  requireOwnPage,
  SESSION,
  type SessionUser,
  sessionReader,
} from '../../../platform/http/staff-session'
import { hasRole } from '../../../platform/payload/access'
import type { User } from '../../../platform/payload/payload-types'
import { AppError, errorBody } from '../../../shared/errors'
import { NoPlaceLeft } from '../capacity/require-places.server'
import { DeskConflict } from './change.server'

export interface OfficeOptions extends LimitedOptions {
  payload: Payload
  /** The origins of this site, as browsers send them. */
  origins: string[]
}

/** Answers in the name of a member of staff. A conflict names who was faster, or what is full. */
export type ForStaff = <Request extends FastifyRequest>(
  answer: (request: Request, user: User) => Promise<object>,
) => (request: Request, reply: FastifyReply) => Promise<object>

const requireEditor = (user: SessionUser): User => {
  if (!user) throw new AppError('forbidden', 'Log in to handle enrolments.', { field: SESSION })
  if (!hasRole({ user }, 'administrator', 'editor'))
    throw new AppError('forbidden', 'Only editors and administrators handle enrolments.')
  return user
}

/** Declares routes for the office, in a scope of their own: they are for editors and administrators only. */
export const officeScope = (
  app: FastifyInstance,
  { payload, origins, limitAnonymous }: OfficeOptions,
  declare: (scope: FastifyInstance, forStaff: ForStaff) => void,
): void => {
  void app.register(async (scope) => {
    const readSession = sessionReader(payload, limitAnonymous)
    // Before the body is read and validated, so that requests without a session are refused early.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnPage(request, origins)
      requireEditor(await readSession(request))
      reply.header('cache-control', 'private, no-store')
    })
    declare(scope, (answer) => async (request, reply) => {
      const user = requireEditor(await readSession(request))
      try {
        return await answer(request, user)
      } catch (error) {
        if (error instanceof NoPlaceLeft)
          return reply.code(error.status).send({ error: errorBody(error, request.id), full: error.full })
        if (!(error instanceof DeskConflict)) throw error
        const { status, by, at } = error
        return reply.code(status).send({ error: errorBody(error, request.id), conflict: { by, at } })
      }
    })
  })
}
