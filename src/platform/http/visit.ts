import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../shared/locale'

/** One request of a visitor in one language. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  locale: Locale
}

/** Idempotency key of a form, so that sending it twice counts once: its `once` field if that is valid, otherwise a new value. */
export const readOnce = (form: URLSearchParams): string => {
  const given = form.get('once') ?? ''
  return /^[\w-]{22}$/.test(given) ? given : randomBytes(16).toString('base64url')
}
