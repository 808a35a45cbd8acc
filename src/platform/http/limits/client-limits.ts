import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientNetwork } from '../../../shared/address/client-network'
import { AppError } from '../../../shared/errors'
import { RenderGate, type RenderKind } from './render-gate'
import type { SharedLimits } from './shared-limits'

/** One object for all: recording a stack trace for each would be the largest cost of a flood. */
export const tooManyRequests = new AppError(
  'too_many_requests',
  'Too many attempts. Please wait a minute and try again.',
)

/** Lets each route of a scope declare its own limit per client. Each has a name, `groupId`, unless its route has a fixed address. */
export const rateLimits = async (scope: FastifyInstance, { store }: SharedLimits): Promise<void> => {
  await scope.register(rateLimit, {
    global: false,
    store: store('unnamed'),
    keyGenerator: ({ ip }) => clientNetwork(ip),
    errorResponseBuilder: () => tooManyRequests,
  })
}

type Count = (request: FastifyRequest) => Promise<void>

/** Limits how often one client may cause work. The scope must have `rateLimits`. */
export const limitWork = (
  scope: FastifyInstance,
  limit: { groupId: string; max: number; timeWindow: string },
): Count => {
  const count = scope.createRateLimit(limit)
  return async (request) => {
    const used = await count(request)
    if (!used.isAllowed && used.isExceeded) throw tooManyRequests
  }
}

/** Limits per client that count expensive work instead of all requests of a route. */
export interface ClientLimits {
  /** A page of the site has to be rendered. A crawler may request many after a restart. */
  page: Count
  /**
   * A variant of a page has to be rendered: a search, or choices of the calculator. Returns the function to call when
   * it is done, because one client may not fill the queue of renders.
   */
  variant: (request: FastifyRequest) => Promise<() => void>
  promoCode: Count
  /** A request to the panel, the REST interface or the moderation calls has no session. */
  anonymous: Count
  /** For scopes whose routes declare their own limits. */
  shared: SharedLimits
}

/** One client's share of the hundred that may wait at the gate. */
const maxVariantsAtOnce = 20

const perMinute = { page: 300, variant: 120, promoCode: 30, anonymous: 240 } as const

/** Limits one client's concurrent requests. Returns the function to call when one has ended. */
const limitAtOnce = (max: number) => {
  const underWay = new Map<string, number>()

  return ({ ip }: FastifyRequest): (() => void) => {
    const client = clientNetwork(ip)
    const others = underWay.get(client) ?? 0
    if (others >= max) throw tooManyRequests
    underWay.set(client, others + 1)
    return () => {
      const left = (underWay.get(client) ?? 1) - 1
      if (left > 0) underWay.set(client, left)
      else underWay.delete(client)
    }
  }
}

/** The counters are shared by all routes of the site. */
export const clientLimits = async (app: FastifyInstance, shared: SharedLimits): Promise<ClientLimits> => {
  const counts: Partial<Record<keyof typeof perMinute, Count>> = {}
  await app.register(async (scope) => {
    await rateLimits(scope, shared)
    for (const [name, max] of Object.entries(perMinute))
      counts[name as keyof typeof perMinute] = limitWork(scope, {
        groupId: name,
        max,
        timeWindow: '1 minute',
      })
  })
  const limits = counts as Record<keyof typeof perMinute, Count>
  const beginVariant = limitAtOnce(maxVariantsAtOnce)
  return {
    ...limits,
    shared,
    variant: async (request) => {
      await limits.variant(request)
      return beginVariant(request)
    },
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This route has its own queue. */
    ownQueue?: boolean
  }
}

/** Shared by all routes of a scope that have no limit of their own. */
const uncachedLimit = { groupId: 'uncached', max: 240, timeWindow: '1 minute' }
/** One client's concurrent requests to such routes. */
const maxAtOnce = 10

/** Waits for a place at the gate. Returns the function that releases it. */
export const placePerClient = (gate: RenderGate, kind: RenderKind = 'page') => {
  const begin = limitAtOnce(maxAtOnce)

  return async (request: FastifyRequest): Promise<() => void> => {
    const leave = begin(request)
    return new Promise((start, refuse) => {
      const work = () => new Promise<void>((end) => start(end))
      gate.run(kind, work).then(leave, (error) => {
        leave()
        refuse(error)
      })
    })
  }
}

/**
 * Limits the load of routes that render for one visitor and cache nothing. Each has a limit per client, the shared one
 * unless it declares its own. Only a few GET requests are in progress at a time.
 */
export const limitUncached = (scope: FastifyInstance, gate = new RenderGate({ maxRunning: 2 })): void => {
  const finish = new WeakMap<FastifyRequest, () => void>()
  const takePlace = placePerClient(gate)

  const enter = async (request: FastifyRequest): Promise<void> => {
    if (!finish.has(request)) finish.set(request, await takePlace(request))
  }

  const common = scope.rateLimit(uncachedLimit)
  scope.addHook('onRoute', (route) => {
    const named = [route.onRequest ?? []].flat()
    const hasLimit = named.length > 0 || route.preHandler || route.config?.rateLimit
    const isRead = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD')
    route.onRequest = [
      ...(hasLimit ? named : [common]),
      ...(isRead && !route.config?.ownQueue ? [enter] : []),
    ]
  })
  // The work is done when the response is ready; a slow client must not keep the place. Fastify also runs this for clients
  // that have disconnected.
  scope.addHook('onSend', async (request) => finish.get(request)?.())
}
