import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../shared/errors'

const urlencoded = 'application/x-www-form-urlencoded'

/**
 * Reads forms, and nothing but forms. What is no UTF-8 is marked by U+FFFD, so that the field can be named; the site's
 * usual reader would let it pass as `%FF`.
 */
export const readForms = (scope: FastifyInstance, maxBytes: number): void => {
  scope.removeContentTypeParser(urlencoded)
  scope.addContentTypeParser(urlencoded, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  )
  scope.addHook('preValidation', async ({ method, body }) => {
    if (method === 'POST' && !(body instanceof URLSearchParams))
      throw new AppError('bad_request', 'Only a form can be sent here.')
  })
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams => body as URLSearchParams
