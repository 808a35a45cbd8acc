import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../shared/locale'

/** One request of a visitor in one language. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  locale: Locale
}
