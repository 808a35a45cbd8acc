import type { FastifyInstance } from 'fastify'
import type { PriceCatalogue } from '../../features/pricing/contract'
import { getPriceCatalogue } from '../../features/pricing/queries.server'
import { catalogueHelper, priceRoutes } from '../../features/pricing/routes.server'
import { countEvent } from '../../features/pricing/statistics/count-events.server'
import type { ClientLimits } from '../../platform/http/client-limits'
import { defaultLocale, type Locale } from '../../shared/locale'
import type { AppDeps } from '../deps'
import { knownSlugs } from '../pages/known-slugs'
import { jsonCall, type LegacyController } from './legacy-calls'

/**
 * Prices for machines, in a scope that limits calls. Titles matter only to the calculator, which names its language; one
 * serves the others. Returns what answers the calculator's legacy calls.
 */
export const priceCalls = (
  scope: FastifyInstance,
  deps: AppDeps,
  { promoCode }: ClientLimits,
): LegacyController => {
  const load = async (key: string, slug: string, locale: Locale) => {
    const { schools } = await knownSlugs(deps)
    if (!schools.has(slug)) return undefined
    return deps.memo.get(key, (tag) =>
      getPriceCatalogue({ payload: deps.payload, locale, draft: false, tag }, slug),
    )
  }
  const catalogueOf = (slug: string, locale: Locale = defaultLocale) => {
    const key = `catalogue ${locale} ${slug}`
    return deps.memo.peek<PriceCatalogue>(key) ?? load(key, slug, locale)
  }
  priceRoutes(scope, {
    catalogueOf,
    refuseGuessing: promoCode,
    // Nobody waits for being counted.
    countStart: (stay) => void countEvent(deps.payload, 'start', stay),
  })
  return jsonCall(catalogueHelper({ catalogueOf, refuseGuessing: promoCode }))
}
