import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const urlencoded = 'application/x-www-form-urlencoded'

/**
 * Accepts URL-encoded forms only. Invalid UTF-8 becomes U+FFFD, so that the error can name the field; the default parser
 * would keep it as `%FF`.
 */
export const parseForms = (scope: FastifyInstance, maxBytes: number): void => {
  scope.removeContentTypeParser(urlencoded)
  scope.addContentTypeParser(urlencoded, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  )
}

/** The body of a route in a scope with `parseForms`. */
export const formBody = z.instanceof(URLSearchParams, { error: 'Only a form can be sent here.' })
