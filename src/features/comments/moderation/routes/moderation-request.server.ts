import type { FastifyReply, FastifyRequest } from 'fastify'
import { executeAuthStrategies, type Payload } from 'payload'
import type { SendPrivatePage } from '../../../../platform/http/pages'
import type { User } from '../../../../platform/payload/payload-types'
import { AppError } from '../../../../shared/errors'
import { REMEMBER_PREFIX } from '../../contract'
import { staffCookie } from '../../people/remember.server'
import { canModerate } from '../cms-can-moderate'

export interface ModerationOptions {
  payload: Payload
  sendPage: SendPrivatePage
  /** The origins of this site, as browsers send them. */
  origins: string[]
  secure: boolean
}

/** Counts a request without a session, and refuses it when its client has sent too many. */
type LimitStrangers = (request: FastifyRequest) => Promise<void>

/** The options of routes that have no other limit. */
export interface LimitedOptions {
  limitAnonymous: LimitStrangers
}

/** One request of a moderator. */
export interface ModerationRequest extends ModerationOptions {
  user: User
  fields: URLSearchParams
  request: FastifyRequest
  reply: FastifyReply
  /** `format=raw`: the answer is for a program. */
  raw: boolean
}

export const html = 'text/html; charset=utf-8'

/** The `field` of errors that are solved by logging in. */
export const SESSION = 'session'

const refuse = (message: string, field?: string): never => {
  throw new AppError('forbidden', message, { field })
}

/** The user whose session a request carries. A forged token costs no query, because its signature is checked first. */
const findUser = async (payload: Payload, { headers }: FastifyRequest) => {
  if (!headers.cookie && !headers.authorization) return null
  const { user } = await executeAuthStrategies({
    headers: new Headers(headers as Record<string, string>),
    payload,
  })
  return user
}

type SessionUser = Awaited<ReturnType<typeof findUser>>

/** Returns a function that reads the session of a request once. It counts a request without a session. */
export const sessionReader = (payload: Payload, limitAnonymous?: LimitStrangers) => {
  const users = new WeakMap<FastifyRequest, SessionUser>()
  return async (request: FastifyRequest): Promise<SessionUser> => {
    const known = users.get(request)
    if (known !== undefined) return known
    const user = await findUser(payload, request)
    if (!user) await limitAnonymous?.(request)
    users.set(request, user)
    return user
  }
}

/** Refuses everybody but moderators. */
export const requireModerator = (user: SessionUser): User => {
  if (!user) return refuse('Log in as a moderator to handle comments.', SESSION)
  return canModerate(user) ? user : refuse('Only moderators and administrators handle comments.')
}

/**
 * Protection against cross-site request forgery: the browser must state that a page of this site sent the request. A request
 * without `Sec-Fetch-Site` and `Origin` is refused.
 */
export const requireOwnPage = ({ headers }: FastifyRequest, origins: string[]): void => {
  const site = headers['sec-fetch-site']
  const said = site === undefined ? origins.includes(headers.origin ?? '') : site === 'same-origin'
  if (!said) refuse('This was not sent from a page of this site, so it was refused.')
}

/** Sets the cookie that makes public pages ask whether the visitor may edit. Only the session proves it. */
export const markStaff = ({ headers }: FastifyRequest, reply: FastifyReply, secure: boolean): void => {
  if (!headers.cookie?.includes(`${REMEMBER_PREFIX}login=`)) reply.header('set-cookie', staffCookie(secure))
}
