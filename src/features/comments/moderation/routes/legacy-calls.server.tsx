import type { FastifyReply, FastifyRequest } from 'fastify'
import { logFailure } from '../../../../platform/http/log/error-log'
import { type LimitedOptions, requireOwnPage, sessionReader } from '../../../../platform/http/staff-session'
import { errorBody, toAppError } from '../../../../shared/errors'
import { RefusalBody, sendModerationPage } from '../list/moderation-page.server'
import { MODERATION_ENDPOINT } from '../request-fields'
import { handlePost } from './change-tasks.server'
import {
  type ModerationOptions,
  type ModerationRequest,
  markStaff,
  requireModerator,
} from './moderation-request.server'
import { handleGet } from './read-tasks.server'

type CallHandler = (fields: URLSearchParams, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Moderation at the address of the predecessor's calls: the functions of the JSON routes with responses as pages, or with
 * `format=raw` as HTML fragments. For moderators only.
 */
export const moderationEndpoint = ({ limitAnonymous, ...options }: ModerationOptions & LimitedOptions) => {
  const readSession = sessionReader(options.payload, limitAnonymous)
  const handleCall =
    (handle: (call: ModerationRequest) => Promise<unknown>, isForm: boolean): CallHandler =>
    async (fields, request, reply) => {
      const raw = fields.get('format') === 'raw'
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      try {
        if (isForm) requireOwnPage(request, options.origins)
        const user = requireModerator(await readSession(request))
        markStaff(request, reply, options.secure)
        return await handle({ ...options, user, fields, request, reply, raw })
      } catch (thrown) {
        const error = toAppError(thrown)
        const { status } = error
        // Answered with a constant page: rendering one for every request of a flood would be no limit.
        if (error.code === 'too_many_requests') throw error
        logFailure(request.log, error)
        if (raw) return reply.code(status).send({ result: false, error: errorBody(error, request.id) })
        return sendModerationPage(options.sendPage, reply, {
          title: 'Comments',
          status,
          body: <RefusalBody error={error} url={isForm ? MODERATION_ENDPOINT : request.url} locale="en" />,
        })
      }
    }
  return {
    /** Limits anonymous requests before their body is read, if the address names the task. */
    onRequest: async (request: FastifyRequest): Promise<void> => {
      await readSession(request)
    },
    get: handleCall(handleGet, false),
    post: handleCall(handlePost, true),
  }
}
