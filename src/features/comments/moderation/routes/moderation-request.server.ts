import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { SendPrivatePage } from '../../../../platform/http/private-page'
import type { User } from '../../../../platform/payload/payload-types'
import { AppError } from '../../../../shared/errors'
import { REMEMBER_PREFIX } from '../../contract'
import { staffCookie } from '../../people/remember.server'
import { canModerate } from '../cms-can-moderate'

export interface ModerationOptions {
  payload: Payload
  sendPage: SendPrivatePage
  /** The addresses of this site, as browsers name them. */
  origins: string[]
  secure: boolean
}

/** One call by a moderator. */
export interface ModerationRequest extends ModerationOptions {
  user: User
  fields: URLSearchParams
  request: FastifyRequest
  reply: FastifyReply
  /** `format=raw`: the answer is for a program. */
  raw: boolean
}

export const html = 'text/html; charset=utf-8'

/** The field of the error that logging in would mend. */
export const SESSION = 'session'

const refuse = (message: string, field?: string): never => {
  throw new AppError('forbidden', message, { field })
}

/** The moderator whose session a request carries. */
export const requireModerator = async (payload: Payload, { headers }: FastifyRequest): Promise<User> => {
  const { user } = await payload.auth({ headers: new Headers(headers as Record<string, string>) })
  if (!user) return refuse('Log in as a moderator to handle comments.', SESSION)
  return canModerate(user) ? (user as User) : refuse('Only moderators and administrators handle comments.')
}

/**
 * A session's cookie comes along with whatever another site makes a browser send, as a form, as plain text or as
 * nothing. So the browser itself must say that a page of ours sent this; saying nothing is not enough here.
 */
export const requireOwnPage = ({ headers }: FastifyRequest, origins: string[]): void => {
  const site = headers['sec-fetch-site']
  const said = site === undefined ? origins.includes(headers.origin ?? '') : site === 'same-origin'
  if (!said) refuse('This was not sent from a page of this site, so it was refused.')
}

/** Lets the public pages ask whether somebody may edit on them. It proves nothing: the session does. */
export const markStaff = ({ headers }: FastifyRequest, reply: FastifyReply, secure: boolean): void => {
  if (!headers.cookie?.includes(`${REMEMBER_PREFIX}login=`)) reply.header('set-cookie', staffCookie(secure))
}
