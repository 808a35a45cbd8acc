import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { User } from '../../../../platform/payload/payload-types'
import { AppError } from '../../../../shared/errors'
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
import {
  type ModerationOptions,
  markStaff,
  requireModerator,
  requireOwnPage,
} from './moderation-request.server'

interface ModeratorCall {
  user: User
  request: FastifyRequest
  reply: FastifyReply
}

const read = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = String(issue?.path[0] ?? '') || undefined
  throw new AppError('bad_request', issue?.message ?? 'The request cannot be read.', { field })
}

/** Moderation as JSON, for the admin panel. For moderators only. */
export const moderationRoutes = (
  app: FastifyInstance,
  options: Omit<ModerationOptions, 'sendPage'>,
): void => {
  const { payload, origins, secure } = options

  const forModerators =
    (answer: (call: ModeratorCall) => Promise<object>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
      reply.header('cache-control', 'private, no-store')
      if (request.method !== 'GET') requireOwnPage(request, origins)
      const user = await requireModerator(payload, request)
      markStaff(request, reply, secure)
      try {
        return await answer({ user, request, reply })
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error
        // The comment as it is now, so that the moderator can compare.
        const { code, message, field, status, conflict } = error
        const rows = await readRowsById(payload, [conflict.id])
        const refusal = {
          error: { code, message, field, requestId: request.id },
          rows,
          conflicts: [conflict],
        }
        return reply.code(status).send(refusal satisfies Refusal)
      }
    }

  app.get(
    `${MODERATION_API}/comments`,
    forModerators(({ request }) => listComments(payload, read(listQuery, request.query))),
  )

  app.get(
    `${MODERATION_API}/comments/:id`,
    forModerators(async ({ request }) => {
      const { id } = read(commentParams, request.params)
      const comment = await findComment(payload, id)
      if (!comment) throw new AppError('not_found', `There is no comment ${id}.`, { field: 'id' })
      return comment
    }),
  )

  app.post(
    `${MODERATION_API}/tasks`,
    forModerators(async ({ user, request, reply }) => {
      const answer = await changeComments(payload, user, read(taskBody, request.body))
      return reply.code(answer.conflicts.length && !answer.changed.length ? 409 : 200).send(answer)
    }),
  )

  app.post(
    `${MODERATION_API}/undo`,
    forModerators(({ user, request }) => undoChange(payload, user, read(undoBody, request.body).batch)),
  )

  app.post(
    `${MODERATION_API}/comments/:id/edits`,
    forModerators(({ user, request }) => {
      const { id } = read(commentParams, request.params)
      const { version, ...typed } = read(editBody, request.body)
      const texts = readTexts(new Map(Object.entries(typed)))
      return saveText(payload, user, { cid: id, version, texts })
    }),
  )

  app.post(
    `${MODERATION_API}/comments/:id/replies`,
    forModerators(({ user, request }) => {
      const { id } = read(commentParams, request.params)
      const { content, ...how } = read(replyBody, request.body)
      return saveText(payload, user, {
        cid: 0,
        parentId: id,
        ...how,
        texts: readTexts(new Map([['content', content]])),
      })
    }),
  )
}
