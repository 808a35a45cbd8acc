import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { SendPrivatePage } from '../../../../platform/http/pages'
import { SESSION, type SessionUser } from '../../../../platform/http/staff-session'
import type { User } from '../../../../platform/payload/payload-types'
import { staffCookie } from '../../author/remember.server'
import { REMEMBER_PREFIX } from '../../contract'
import { canModerate } from '../cms-can-moderate'
import { type CommentsCode, refusal } from '../refusal'

export interface ModerationOptions {
  payload: Payload
  sendPage: SendPrivatePage
  /** The origins of this site, as browsers send them. */
  origins: string[]
  secure: boolean
}

/** One request of a moderator. */
export interface ModerationRequest extends ModerationOptions {
  user: User
  fields: URLSearchParams
  request: FastifyRequest
  reply: FastifyReply
  /** `format=raw`: the response is for a program. */
  raw: boolean
}

export const html = 'text/html; charset=utf-8'

const refuse = (reason: CommentsCode, field?: string): never => {
  throw refusal('forbidden', reason, field)
}

/** Refuses everybody but moderators. */
export const requireModerator = (user: SessionUser): User => {
  if (!user) return refuse({ code: 'refusal.logIn' }, SESSION)
  return canModerate(user) ? user : refuse({ code: 'noAccess' })
}

/** Sets the cookie that makes public pages ask whether the visitor may edit. Only the session proves it. */
export const markStaff = ({ headers }: FastifyRequest, reply: FastifyReply, secure: boolean): void => {
  if (!headers.cookie?.includes(`${REMEMBER_PREFIX}login=`)) reply.header('set-cookie', staffCookie(secure))
}
