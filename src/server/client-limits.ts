import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientNetwork } from '../shared/client-network'
import { rateLimits, tooManyRequests } from './rate-limits'
import { RenderGate, type RenderKind } from './render-gate'

type Count = (request: FastifyRequest) => Promise<void>

/** Limits per client that are counted where the work is done, not on every request of a route. */
export interface ClientLimits {
  /** One of the site's own pages has to be rendered. A crawler may ask for many after a restart. */
  page: Count
  /** One of endlessly many has to be rendered: a search, or choices of the calculator in an address. */
  variant: Count
  /** A promo code is tried. */
  promoCode: Count
  /** Somebody without a session asks the panel or its interface for something. */
  stranger: Count
}

const perMinute = { page: 300, variant: 120, promoCode: 30, stranger: 240 } as const

/** Counts each client once for the whole site, whichever route it uses. */
export const clientLimits = async (app: FastifyInstance): Promise<ClientLimits> => {
  const limits: Partial<ClientLimits> = {}
  await app.register(async (scope) => {
    await rateLimits(scope)
    for (const [name, max] of Object.entries(perMinute)) {
      const count = scope.createRateLimit({ max, timeWindow: '1 minute' })
      limits[name as keyof ClientLimits] = async (request) => {
        const limit = await count(request)
        if (!limit.isAllowed && limit.isExceeded) throw tooManyRequests
      }
    }
  })
  return limits as ClientLimits
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This route limits by itself how much it does at the same time. */
    ownQueue?: boolean
  }
}

/** For all routes of a scope together that name no limit of their own. */
const uncachedLimit = { max: 240, timeWindow: '1 minute' }
/** One client's requests of this kind at the same time. */
const maxAtOnce = 10

/** Waits for a place in the gate, and gives the function that leaves it again. */
export const placePerClient = (gate: RenderGate, kind: RenderKind = 'page') => {
  const atOnce = new Map<string, number>()

  return async ({ ip }: FastifyRequest): Promise<() => void> => {
    const client = clientNetwork(ip)
    const others = atOnce.get(client) ?? 0
    if (others >= maxAtOnce) throw tooManyRequests
    atOnce.set(client, others + 1)
    const leave = () => {
      const left = (atOnce.get(client) ?? 1) - 1
      if (left > 0) atOnce.set(client, left)
      else atOnce.delete(client)
    }
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
 * Protects the processor from routes that read the database and render for one visitor, and keep nothing of that. Each
 * has a limit per client, the common one unless it names its own. Only a few GET requests are worked on at a time.
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
  // The work is done when the answer is ready; a slow reader holds nobody up. Fastify runs this for clients that have
  // disconnected, too.
  scope.addHook('onSend', async (request) => finish.get(request)?.())
}
