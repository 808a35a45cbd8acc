import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The Content-Security-Policy of one page for one choice of its visitors. */
export interface Policy {
  header: string
  /** A hash of the header, for the ETag; empty for visitors who have not decided. */
  tag: string
  /** Whether a `Cookie` header has cookies of refused services. */
  hasRefused: (cookies: string) => boolean
  /** `Set-Cookie` values that delete them. */
  expired: (request: Pick<FastifyRequest, 'headers' | 'host' | 'url'>) => string[]
}

/** All policies of one page. Its bytes are the same for everybody. */
export interface PagePolicy {
  undecided: Policy
  of: (headers: IncomingHttpHeaders) => Policy
  /** The policy if it was made before; otherwise undefined, because making it takes long. */
  known: (headers: IncomingHttpHeaders) => Policy | undefined
  /** An upper bound of the memory that a page's policies use. */
  maxBytes: number
}

/**
 * Puts the visitor's policy on a response and deletes cookies that refused services have left behind. Returns whether it
 * deleted any: such a response must not be shared with other visitors.
 */
export const sendPolicy = (request: FastifyRequest, reply: FastifyReply, policy: Policy): boolean => {
  reply.header('content-security-policy', policy.header)
  const expired = policy.expired(request)
  if (!expired.length) return false
  reply.header('set-cookie', expired).header('cache-control', 'private, no-store')
  return true
}
