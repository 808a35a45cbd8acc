import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routes } from '../../../../platform/http/routes'
import { type LimitedOptions, requireOwnPage, sessionReader } from '../../../../platform/http/staff-session'
import type { User } from '../../../../platform/payload/payload-types'
import { AppError, errorBody } from '../../../../shared/errors'
import { readTexts } from '../comment-text'
import { ConflictError } from '../conflict'
import { MODERATION_API, type Refusal } from '../moderation-api'
import { commentParams, editBody, listQuery, replyBody, taskBody, undoBody } from '../moderation-schemas'
import {
  changeComments,
  findComment,
  listComments,
  readRowsById,
  saveText,
  undoChange,
} from '../moderation-service.server'
import { type ModerationOptions, markStaff, requireModerator } from './moderation-request.server'

type ModerationRouteOptions = Omit<ModerationOptions, 'sendPage'> & LimitedOptions

const declareRoutes = (
  app: FastifyInstance,
  { payload, origins, secure, limitAnonymous }: ModerationRouteOptions,
): void => {
  const readSession = sessionReader(payload, limitAnonymous)
  // Before the body is read and validated, so that requests without a session are refused early.
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnPage(request, origins)
    requireModerator(await readSession(request))
  })

  /** Answers a conflict with the comment as it is now, so that the moderator can compare. */
  const forModerators =
    <Request extends FastifyRequest>(
      answer: (request: Request, user: User, reply: FastifyReply) => Promise<object>,
    ) =>
    async (request: Request, reply: FastifyReply): Promise<object> => {
      reply.header('cache-control', 'private, no-store')
      const user = requireModerator(await readSession(request))
      markStaff(request, reply, secure)
      try {
        return await answer(request, user, reply)
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error
        const { status, conflict } = error
        const rows = await readRowsById(payload, [conflict.id])
        const refusal: Refusal = { error: errorBody(error, request.id), rows, conflicts: [conflict] }
        return reply.code(status).send(refusal)
      }
    }

  const { get, post } = routes(app)

  get(
    `${MODERATION_API}/comments`,
    { schema: { querystring: listQuery } },
    forModerators(({ query }) => listComments(payload, query)),
  )

  get(
    `${MODERATION_API}/comments/:id`,
    { schema: { params: commentParams } },
    forModerators(async ({ params: { id } }) => {
      const comment = await findComment(payload, id)
      if (!comment) throw new AppError('not_found', `There is no comment ${id}.`, { field: 'id' })
      return comment
    }),
  )

  post(
    `${MODERATION_API}/tasks`,
    { schema: { body: taskBody } },
    forModerators(async ({ body }, user, reply) => {
      const answer = await changeComments(payload, user, body)
      return reply.code(answer.conflicts.length && !answer.changed.length ? 409 : 200).send(answer)
    }),
  )

  post(
    `${MODERATION_API}/undo`,
    { schema: { body: undoBody } },
    forModerators(({ body }, user) => undoChange(payload, user, body.batch)),
  )

  post(
    `${MODERATION_API}/comments/:id/edits`,
    { schema: { params: commentParams, body: editBody } },
    forModerators(async ({ params, body: { version, ...typed } }, user) => {
      const texts = readTexts(new Map(Object.entries(typed)))
      return saveText(payload, user, { cid: params.id, version, texts })
    }),
  )

  post(
    `${MODERATION_API}/comments/:id/replies`,
    { schema: { params: commentParams, body: replyBody } },
    forModerators(async ({ params, body: { content, ...how } }, user) => {
      const texts = readTexts(new Map([['content', content]]))
      return saveText(payload, user, { cid: 0, parentId: params.id, ...how, texts })
    }),
  )
}

/** Moderation as JSON, for the admin panel. For moderators only. */
export const moderationRoutes = (app: FastifyInstance, options: ModerationRouteOptions): void => {
  // A scope of its own, because the hook is for these routes only.
  void app.register(async (scope) => declareRoutes(scope, options))
}
