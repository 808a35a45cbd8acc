import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
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

/** Leaves a form with files unread, for the handler: limits come before the first byte of a file is stored. */
export const passFiles = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
}

/** The unread body of a form with files. */
export const filesBody = z.custom<IncomingMessage>((body) => body instanceof Readable)

/** The body of a route in a scope with `parseForms`. */
export const formBody = z.instanceof(URLSearchParams, { error: 'Only a form can be sent here.' })
