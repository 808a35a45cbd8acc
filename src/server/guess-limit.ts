import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../shared/errors'

/**
 * Counts tries of promo codes and refuses too many. Called only for requests that carry one: a limit on the route
 * would run for all others too.
 */
export const guessLimit = (app: FastifyInstance) => {
  const count = app.createRateLimit({ max: 30, timeWindow: '1 minute' })
  return async (request: FastifyRequest): Promise<void> => {
    const limit = await count(request)
    if (!limit.isAllowed && limit.isExceeded)
      throw new AppError('too_many_requests', 'Too many attempts. Please wait a minute and try again.')
  }
}
