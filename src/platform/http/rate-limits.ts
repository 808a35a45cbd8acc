import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { clientNetwork } from '../../shared/client-network'
import { AppError } from '../../shared/errors'

/** One for all: a flood would spend more time on recording where each was thrown than on anything else. */
export const tooManyRequests = new AppError(
  'too_many_requests',
  'Too many attempts. Please wait a minute and try again.',
)

/** Lets each route of a scope name its own limit per client. */
export const rateLimits = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    errorResponseBuilder: () => tooManyRequests,
  })
}
