import type { FastifyReply } from 'fastify'
import type { Policy } from './page-policy'

/** Puts a policy on an answer. */
export const sendPolicy = (reply: FastifyReply, { header }: Policy): FastifyReply =>
  reply.header('content-security-policy', header)
