import { createLocalReq, type Payload } from 'payload'
import type { QueryMemo } from '../../platform/cache/query-memo'
import type { QueryContext } from '../../platform/payload/query'
import type { RouteKit } from '../../platform/server-feature'
import type { RecurringTask } from '../../platform/tasks/scheduler'
import { defaultLocale, type Locale } from '../../shared/locale'
import { DAY_MS } from '../../shared/time/days'
import type { OfferDetails, PrintedPrices, StayTotal, WantedStay } from '../schools/contract'
import { getCalculator } from './calculator/calculator.server'
import { isDisplayCurrency } from './calculator/display-currency'
import { offerPrices, stayTotal } from './calculator/offer-prices'
import type { PriceCatalogue } from './model'
import { findCurrency } from './money/money'
import { offerDetails } from './offers/offer-details'
import { getPriceCatalogue, getSharedCatalogue } from './queries.server'
import { importRates } from './rates/import-rates.server'
import { purgeCounts } from './statistics/count-events.server'
import { writeDay } from './stay/stay-texts'

/** The prices of a school's offers today; undefined if the school has no prices. */
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
const daily = { firstMs: 60_000, everyMs: DAY_MS, retryMs: 3_600_000 }

export const pricingTasks: readonly RecurringTask[] = [
  { ...daily, name: 'deleting old calculator counts', run: (payload) => purgeCounts(payload) },
  {
    ...daily,
    name: 'reading exchange rates',
    run: async (payload, signal) => importRates(await createLocalReq({}, payload), signal),
  },
]

/** The catalogues of prices, each kept in memory until something that it contains changes. */
export const rememberCatalogues = (
  { payload, memo }: { payload: Payload; memo: QueryMemo },
  { isKnown }: Pick<RouteKit, 'isKnown'>,
) => {
  const load = async (key: string, slug: string, locale: Locale) =>
    (await isKnown('schools', slug))
      ? memo.get(key, (tag, validUntil) =>
          getPriceCatalogue({ payload, locale, draft: false, tag, validUntil }, slug),
        )
      : undefined
  const memoKeyForCatalogue = (slug: string, locale: Locale) => `catalogue ${locale} ${slug}`
  const peekCatalogue = (slug: string, locale: Locale = defaultLocale) =>
    memo.peek<PriceCatalogue>(memoKeyForCatalogue(slug, locale))
  return {
    peekCatalogue,
    catalogueOf: (slug: string, locale: Locale = defaultLocale) =>
      peekCatalogue(slug, locale) ?? load(memoKeyForCatalogue(slug, locale), slug, locale),
  }
}

/** Reads prices and dates for the pages of a school's offers; undefined if the school is not published. */
export const getOfferDetails = async (
  ctx: QueryContext,
  school: string,
): Promise<OfferDetails | undefined> => {
  const catalogue = await getSharedCatalogue(ctx, school)
  return catalogue && offerDetails(catalogue, ctx.locale)
}

/** What the cheapest such stay with each course costs, by the course's number; undefined if the school has no prices. */
export const courseTotals = async (
  ctx: QueryContext,
  school: string,
  stay: Pick<WantedStay, 'weeks' | 'room'>,
): Promise<ReadonlyMap<number, StayTotal> | undefined> => {
  const catalogue = await getSharedCatalogue(ctx, school)
  if (!catalogue?.lists.length || !isDisplayCurrency(catalogue.currencies, catalogue.currency))
    return undefined
  const currency = findCurrency(catalogue.currencies, catalogue.currency)
  return new Map(
    catalogue.courses.flatMap((course) => {
      const total = stayTotal(catalogue, currency, stay, [course])
      return total ? [[course.number, total] as const] : []
    }),
  )
}
