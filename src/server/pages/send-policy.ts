import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Policy } from '../../features/consent/security-policy/page-policy.server'

/**
 * Puts the visitor's policy on an answer, and ends what those whom they refuse have left behind. Answers whether it did:
 * then the answer is nobody else's.
 */
export const sendPolicy = (request: FastifyRequest, reply: FastifyReply, policy: Policy): boolean => {
  reply.header('content-security-policy', policy.header)
  const ended = policy.ended(request)
  if (!ended.length) return false
  reply.header('set-cookie', ended).header('cache-control', 'private, no-store')
  return true
}
