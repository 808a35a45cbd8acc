import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLocalReq, type Payload } from 'payload'
import type { QueryMemo } from '../../platform/cache/query-memo'
import type { RememberHit } from '../../platform/page-cache/hit-source'
import type { QueryContext } from '../../platform/payload/query'
import type { RecurringTask } from '../../platform/tasks/scheduler'
import { defaultLocale, type Locale } from '../../shared/locale'
import type { PrintedPrices } from '../schools/contract'
import { writeDay } from './calculation/price-texts'
import { getCalculator, isPriced } from './calculator/calculator.server'
import { offerPrices } from './calculator/offers/offer-prices'
import { catalogueHelper, priceRoutes } from './calculator/price-routes.server'
import type { HelperAnswer, PriceCatalogue } from './model'
import { getPriceCatalogue } from './queries.server'
import { importRates } from './rates/import-rates.server'
import { countEvent, purgeCounts } from './statistics/count-events.server'

// The one door of the feature: src/server and src/site import nothing else of it but contract.ts and the island.

export { calculatorQuery, withQuery } from './calculator/calculator-address'
export type { CalculatorProps } from './calculator/calculator-props'
export { otherCurrencyKept } from './calculator/display-currency'
export { courseOffers } from './calculator/offers/course-offers'
export { getOfferDetails } from './calculator/offers/offer-details.server'
export { getSchoolOffers, offersOfSchools } from './queries.server'
export { getCalculator, isPriced, offerPrices }

/** The weekly prices of a school's offers today; undefined if the school has no prices. */
export const printedPrices = async (ctx: QueryContext, slug: string): Promise<PrintedPrices | undefined> => {
  const calculator = await getCalculator(ctx, slug, new URLSearchParams())
  return (
    calculator && {
      offers: offerPrices(calculator),
      day: writeDay(calculator.catalogue.today, {}, ctx.locale),
    }
  )
}

/** First run one minute after start, so that starting up is not slowed down; then daily, or hourly while it fails. */
const daily = { firstMs: 60_000, everyMs: 86_400_000, retryMs: 3_600_000 }

export const pricingTasks: readonly RecurringTask[] = [
  { ...daily, name: 'deleting old calculator counts', run: (payload) => purgeCounts(payload) },
  {
    ...daily,
    name: 'reading exchange rates',
    run: async (payload, signal) => importRates(await createLocalReq({}, payload), signal),
  },
]

interface PriceCallOptions {
  payload: Payload
  memo: QueryMemo
  /** Whether a school with this slug is published. */
  isSchool: (slug: string) => Promise<boolean>
  /** Limits the requests of a client that contain a promo code, so that codes cannot be found by trying. */
  limitPromoCodes: (request: FastifyRequest) => Promise<void>
  rememberHit: RememberHit
}

/** The JSON endpoints of the calculator. Returns the handler of the catalogue helper, which has an address of its own. */
export const priceCalls = (
  app: FastifyInstance,
  { payload, memo, isSchool, limitPromoCodes, rememberHit }: PriceCallOptions,
): ((fields: URLSearchParams, request: FastifyRequest) => Promise<HelperAnswer>) => {
  const load = async (key: string, slug: string, locale: Locale) =>
    (await isSchool(slug))
      ? memo.get(key, (tag, validUntil) =>
          getPriceCatalogue({ payload, locale, draft: false, tag, validUntil }, slug),
        )
      : undefined
  const keyOf = (slug: string, locale: Locale) => `catalogue ${locale} ${slug}`
  const peekCatalogue = (slug: string, locale: Locale = defaultLocale) =>
    memo.peek<PriceCatalogue>(keyOf(slug, locale))
  const catalogueOf = (slug: string, locale: Locale = defaultLocale) =>
    peekCatalogue(slug, locale) ?? load(keyOf(slug, locale), slug, locale)
  priceRoutes(app, {
    catalogueOf,
    peekCatalogue,
    limitPromoCodes,
    rememberHit,
    // Not awaited: counting must not delay the answer.
    countStart: (stay) => void countEvent(payload, 'start', stay),
  })
  return catalogueHelper({ catalogueOf, limitPromoCodes })
}
