import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { AppError, errorBody } from '../../../shared/errors'
import { routes } from '../../http/routes'
import {
  type LimitedOptions,
  requireOwnPage,
  type SessionUser,
  sessionReader,
} from '../../http/staff-session'
import type { User } from '../../payload/payload-types'

export interface QueueOptions extends LimitedOptions {
  payload: Payload
  origins: string[]
}

/** Refuses a request about something of a school that the user does not work for. */
export type RequireOwn = (payload: Payload, user: User, request: FastifyRequest) => Promise<void>

interface QueueRules extends QueueOptions {
  /** Refuses users who may not work here. */
  requireStaff: (user: SessionUser) => User
  requireOwn: RequireOwn
  /** Details for the response to an error, for example who was faster. */
  detailsOf: (error: AppError, user: User) => object | undefined | Promise<object | undefined>
}

type StaffHandler<Request> = (request: Request, user: User, reply: FastifyReply) => Promise<object>

/** Makes a handler of what is answered to staff. */
type ForStaff = <Request extends FastifyRequest>(
  handle: StaffHandler<Request>,
) => (request: Request, reply: FastifyReply) => Promise<object>

export type DeclareQueueRoutes = (
  app: FastifyInstance,
  queue: ReturnType<typeof routes> & { forStaff: ForStaff },
) => void

/** The JSON routes of a work queue: for staff, from pages of this site, with conflicts that say what is there now. */
export const queueRoutes = (
  app: FastifyInstance,
  { payload, origins, limitAnonymous, requireStaff, requireOwn, detailsOf }: QueueRules,
  declare: DeclareQueueRoutes,
): void => {
  const readSession = sessionReader(payload, limitAnonymous)
  const forStaff: ForStaff = (handle) => async (request, reply) => {
    const user = requireStaff(await readSession(request))
    try {
      return await handle(request, user, reply)
    } catch (error) {
      const details = error instanceof AppError && (await detailsOf(error, user))
      if (!details) throw error
      return reply.code(error.status).send({ error: errorBody(error, request.id), ...details })
    }
  }
  // A scope of its own, because the hook is for these routes only.
  void app.register(async (scope) => {
    // Before the body is read and validated, so that requests without a session are refused early.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnPage(request, origins)
      requireStaff(await readSession(request))
      reply.header('cache-control', 'private, no-store')
    })
    // With the parameters as the route's schema has read them.
    scope.addHook('preHandler', async (request) =>
      requireOwn(payload, requireStaff(await readSession(request)), request),
    )
    declare(scope, { ...routes(scope), forStaff })
  })
}
