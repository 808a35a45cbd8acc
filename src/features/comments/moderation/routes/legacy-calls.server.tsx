import type { FastifyReply, FastifyRequest } from 'fastify'
import { logFailure } from '../../../../platform/http/error-log'
import { errorBody, toAppError } from '../../../../shared/errors'
import { RefusalBody, sendModerationPage } from '../list/moderation-page.server'
import { answerPost } from './change-tasks.server'
import {
  type ModerationOptions,
  type ModerationRequest,
  markStaff,
  requireModerator,
  requireOwnPage,
} from './moderation-request.server'
import { answerGet } from './read-tasks.server'
import { MODERATION_ENDPOINT } from './request-fields'

type Answer = (fields: URLSearchParams, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Moderation at the address of the predecessor's calls: the functions of the JSON routes with answers as pages, or with
 * `format=raw` as HTML fragments. For moderators only.
 */
export const moderationEndpoint = (options: ModerationOptions): { get: Answer; post: Answer } => {
  const answering =
    (answer: (call: ModerationRequest) => Promise<unknown>, isForm: boolean): Answer =>
    async (fields, request, reply) => {
      const raw = fields.get('format') === 'raw'
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      try {
        if (isForm) requireOwnPage(request, options.origins)
        const user = await requireModerator(options.payload, request)
        markStaff(request, reply, options.secure)
        return await answer({ ...options, user, fields, request, reply, raw })
      } catch (thrown) {
        const error = toAppError(thrown)
        const { status } = error
        logFailure(request.log, error)
        if (raw) return reply.code(status).send({ result: false, error: errorBody(error, request.id) })
        return sendModerationPage(options.sendPage, reply, {
          title: 'Comments',
          status,
          body: <RefusalBody error={error} url={isForm ? MODERATION_ENDPOINT : request.url} />,
        })
      }
    }
  return { get: answering(answerGet, false), post: answering(answerPost, true) }
}
