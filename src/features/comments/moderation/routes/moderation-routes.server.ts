import type { FastifyInstance } from 'fastify'
import { VersionConflict } from '../../../../platform/panel/work-queue/change-as-staff.server'
import { type QueueOptions, queueRoutes } from '../../../../platform/panel/work-queue/queue-routes.server'
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

/** Moderation as JSON, for the admin panel. For moderators only. */
export const moderationRoutes = (
  app: FastifyInstance,
  { secure, ...options }: QueueOptions & { secure: boolean },
): void => {
  const { payload } = options
  /** A conflict comes with the comment as it is now, so that the moderator can compare. */
  const detailsOf = async (error: AppError) => {
    if (!(error instanceof VersionConflict)) return
    const { conflict }: VersionConflict<Conflict> = error
    return { rows: await readRowsById(payload, [conflict.id]), conflicts: [conflict] } satisfies Refusal
  }
  queueRoutes(
    app,
    { ...options, requireStaff: requireModerator, detailsOf },
    (scope, { get, post, forStaff }) => {
      scope.addHook('onRequest', async (request, reply) => markStaff(request, reply, secure))

      get(
        `${MODERATION_API}/comments`,
        { schema: { querystring: listQuery } },
        forStaff(({ query }) => listComments(payload, query)),
      )

      get(
        `${MODERATION_API}/comments/:id`,
        { schema: { params: commentParams } },
        forStaff(async ({ params: { id } }) => {
          const comment = await findComment(payload, id)
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
