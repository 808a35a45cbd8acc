import type { FastifyInstance } from 'fastify'
import { VersionConflict } from '../../../../platform/panel/work-queue/change-as-staff.server'
import {
  type QueueOptions,
  queueRoutes,
  type RequireOwn,
} from '../../../../platform/panel/work-queue/queue-routes.server'
import type { User } from '../../../../platform/payload/payload-types'
import { schoolsOf } from '../../../../platform/payload/school-scope'
import type { AppError } from '../../../../shared/errors'
import { readTexts } from '../comment-text'
import type { Conflict } from '../conflict'
import { missingComment } from '../lock-comments.server'
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
import { markStaff, requireModerator } from './moderation-request.server'

/** Refuses an address that names a comment of a school that the moderator does not work for, as if there were none. */
const requireOwn: RequireOwn = async (payload, user, { params }) => {
  const { id } = params as { id?: number }
  if (id !== undefined && schoolsOf(user) && !(await findComment(payload, user, id)))
    throw missingComment(id, 'id')
}

/** Moderation as JSON, for the admin panel. For moderators only. */
export const moderationRoutes = (
  app: FastifyInstance,
  { secure, ...options }: QueueOptions & { secure: boolean },
): void => {
  const { payload } = options
  /** A conflict comes with the comment as it is now, so that the moderator can compare. */
  const detailsOf = async (error: AppError, user: User) => {
    if (!(error instanceof VersionConflict)) return
    const { conflict }: VersionConflict<Conflict> = error
    return { rows: await readRowsById(payload, user, [conflict.id]), conflicts: [conflict] } satisfies Refusal
  }
  queueRoutes(
    app,
    { ...options, requireStaff: requireModerator, requireOwn, detailsOf },
    (scope, { get, post, forStaff }) => {
      scope.addHook('onRequest', async (request, reply) => markStaff(request, reply, secure))

      get(
        `${MODERATION_API}/comments`,
        { schema: { querystring: listQuery } },
        forStaff(({ query }, user) => listComments(payload, user, query)),
      )

      get(
        `${MODERATION_API}/comments/:id`,
        { schema: { params: commentParams } },
        forStaff(async ({ params: { id } }, user) => {
          const comment = await findComment(payload, user, id)
          if (!comment) throw missingComment(id, 'id')
          return comment
        }),
      )

      post(
        `${MODERATION_API}/tasks`,
        { schema: { body: taskBody } },
        forStaff(async ({ body }, user, reply) => {
          const changed = await changeComments(payload, user, body)
          return reply.code(changed.conflicts.length && !changed.changed.length ? 409 : 200).send(changed)
        }),
      )

      post(
        `${MODERATION_API}/undo`,
        { schema: { body: undoBody } },
        forStaff(({ body }, user) => undoChange(payload, user, body.batch)),
      )

      post(
        `${MODERATION_API}/comments/:id/edits`,
        { schema: { params: commentParams, body: editBody } },
        forStaff(async ({ params, body: { version, ...typed } }, user) => {
          const texts = readTexts(new Map(Object.entries(typed)))
          return saveText(payload, user, { cid: params.id, version, texts })
        }),
      )

      post(
        `${MODERATION_API}/comments/:id/replies`,
        { schema: { params: commentParams, body: replyBody } },
        forStaff(async ({ params, body: { content, ...how } }, user) => {
          const texts = readTexts(new Map([['content', content]]))
          return saveText(payload, user, { cid: 0, parentId: params.id, ...how, texts })
        }),
      )
    },
  )
}
