import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../shared/errors'
import { rateLimits } from './rate-limits'

type Count = (request: FastifyRequest) => Promise<void>

/** Limits per client that are counted where the work is done, not on every request of a route. */
export interface ClientLimits {
  /** One of the site's own pages has to be rendered. A crawler may ask for many after a restart. */
  page: Count
  /** One of endlessly many has to be rendered: a search, or choices of the calculator in an address. */
  variant: Count
  /** A promo code is tried. */
  promoCode: Count
}

const perMinute = { page: 300, variant: 120, promoCode: 30 } as const

/** Counts each client once for the whole site, whichever route it uses. */
export const clientLimits = async (app: FastifyInstance): Promise<ClientLimits> => {
  const limits: Partial<ClientLimits> = {}
  await app.register(async (scope) => {
    await rateLimits(scope)
    for (const [name, max] of Object.entries(perMinute)) {
      const count = scope.createRateLimit({ max, timeWindow: '1 minute' })
      limits[name as keyof ClientLimits] = async (request) => {
        const limit = await count(request)
        if (!limit.isAllowed && limit.isExceeded)
          throw new AppError('too_many_requests', 'Too many attempts. Please wait a minute and try again.')
      }
    }
  })
  return limits as ClientLimits
}

/**
 * Gives every route of a scope that names no limit of its own a common one. Such routes read the database and render for
 * one visitor; nothing of that is kept.
 */
export const limitUncached = (scope: FastifyInstance): void => {
  const limit = { max: 240, timeWindow: '1 minute' }
  let common: ReturnType<FastifyInstance['rateLimit']> | undefined
  scope.addHook('onRoute', (route) => {
    if (route.onRequest || route.preHandler || route.config?.rateLimit) return
    common ??= scope.rateLimit(limit)
    route.onRequest = common
  })
}
