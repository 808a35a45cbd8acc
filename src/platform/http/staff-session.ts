import type { FastifyRequest } from 'fastify'
import { executeAuthStrategies, type Payload } from 'payload'
import { AppError } from '../../shared/errors'
import { readRows, sql } from '../database/statement'

// Who sends a request to the JSON routes of the admin panel.

/** Counts a request without a session, and refuses it when its client has sent too many. */
export type LimitStrangers = (request: FastifyRequest) => Promise<void>

/** The options of routes that have no other limit. */
export interface LimitedOptions {
  limitAnonymous: LimitStrangers
}

/** The `field` of errors that are solved by logging in. */
export const SESSION = 'session'

/** The server writes the client's network into this header of each request to the panel, whatever the client has sent. */
export const clientHeader = 'x-client-network'

/**
 * The user whose session a request carries. A forged token costs no query, because its signature is checked first. `payload.auth` would
 * also work out what the user may do with every field of every collection, which takes 8 ms of processor time.
 */
export const findSessionUser = async (payload: Payload, { headers }: Pick<FastifyRequest, 'headers'>) => {
  if (!headers.cookie && !headers.authorization) return null
  const { user } = await executeAuthStrategies({
    headers: new Headers(headers as Record<string, string>),
    payload,
  })
  // Payload takes a database that does not answer for a session that has ended. Staff would be told that they may not do this.
  if (!user && (headers.authorization || headers.cookie?.includes(sessionCookie)))
    await requireDatabase(payload)
  return user
}

const sessionCookie = 'payload-token='
const checkEveryMs = 500
const checks = new WeakMap<Payload, { at: number; results: Promise<unknown> }>()

/** Throws if the database does not answer. It is asked rarely, because anybody can send a session that has ended. */
const requireDatabase = async (payload: Payload): Promise<void> => {
  const last = checks.get(payload)
  const isRecent = last && Math.abs(Date.now() - last.at) < checkEveryMs
  const check = isRecent ? last : { at: Date.now(), results: readRows(payload, sql`select 1`) }
  checks.set(payload, check)
  await check.results
}

export type SessionUser = Awaited<ReturnType<typeof findSessionUser>>

/** Returns a function that reads the session of a request once. It counts a request without a session. */
export const sessionReader = (payload: Payload, limitAnonymous?: LimitStrangers) => {
  const users = new WeakMap<FastifyRequest, SessionUser>()
  return async (request: FastifyRequest): Promise<SessionUser> => {
    const known = users.get(request)
    if (known !== undefined) return known
    const user = await findSessionUser(payload, request)
    if (!user) await limitAnonymous?.(request)
    users.set(request, user)
    return user
  }
}

/**
 * Protection against cross-site request forgery: the browser must state that a page of this site sent the request. A request
 * without `Sec-Fetch-Site` and `Origin` is refused.
 */
export const requireOwnPage = ({ headers }: FastifyRequest, origins: string[]): void => {
  const site = headers['sec-fetch-site']
  const said = site === undefined ? origins.includes(headers.origin ?? '') : site === 'same-origin'
  if (!said) throw new AppError('forbidden', 'This was not sent from a page of this site, so it was refused.')
}
