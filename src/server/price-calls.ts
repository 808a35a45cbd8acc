import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { PriceCatalogue } from '../features/pricing/contract'
import { countEvent } from '../features/pricing/count-events.server'
import { getPriceCatalogue } from '../features/pricing/queries.server'
import { catalogueHelper, priceRoutes } from '../features/pricing/routes.server'
import { AppError } from '../shared/errors'
import { defaultLocale } from '../shared/locale'
import type { AppDeps } from './deps'
import { legacyCalls } from './legacy-calls'

/** Prices for machines. Titles do not matter to them, so one language serves all. */
export const priceCalls = async (app: FastifyInstance, deps: AppDeps): Promise<void> => {
  const catalogueOf = (slug: string) => {
    const key = `catalogue ${slug}`
    return (
      deps.memo.peek<PriceCatalogue>(key) ??
      deps.memo.get(key, (tag) =>
        getPriceCatalogue({ payload: deps.payload, locale: defaultLocale, draft: false, tag }, slug),
      )
    )
  }
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      errorResponseBuilder: () =>
        new AppError('too_many_requests', 'Too many attempts. Please wait a minute and try again.'),
    })
    priceRoutes(scope, {
      catalogueOf,
      // Nobody waits for being counted.
      countStart: (stay) => void countEvent(deps.payload, 'start', stay),
    })
    legacyCalls(scope, { calculator: catalogueHelper(catalogueOf) })
  })
}
