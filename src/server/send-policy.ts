import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Policy } from './page-policy'
import { withNonce } from './security'

/**
 * Puts a policy on an answer. Scripts that may come back get a nonce, new for each answer. The body is shared, so the
 * nonce travels in a header that scripts of the page can read; such an answer is nobody else's and is not kept.
 */
export const sendPolicy = (reply: FastifyReply, { header, hasScripts }: Policy): void => {
  if (!hasScripts) {
    reply.header('content-security-policy', header)
    return
  }
  const nonce = randomBytes(16).toString('base64')
  reply
    .header('content-security-policy', withNonce(header, nonce))
    .header('server-timing', `nonce;desc="${nonce}"`)
    .header('cache-control', 'private, no-store')
}
