import { sharedRead } from '../../platform/payload/query'
import type { ServerFeature } from '../../platform/server-feature'
import { Island } from '../../ui/Island'
import { blockParts } from '../blocks/services.server'
import { type ShownCalculator, schoolPrices } from '../schools/services.server'
import Calculator from './Calculator.island'
import { getCalculator, isPriced } from './calculator/calculator.server'
import { calculatorQuery, withQuery } from './calculator/calculator-address'
import type { CalculatorProps } from './calculator/calculator-props'
import { CURRENCY_COOKIE, otherCurrencyKept } from './calculator/display-currency'
import { offerPrices, schoolFrom } from './calculator/offer-prices'
import { catalogueHelper, priceRoutes } from './calculator/price-routes.server'
import { calculatorInBlock, noteCalculator } from './calculator-block.server'
import { courseOffers } from './offers/course-offers'
import { getSchoolOffers, offersOfSchools } from './offers/listed-offers.server'
import {
  courseTotals,
  getOfferDetails,
  pricingTasks,
  printedPrices,
  rememberCatalogues,
} from './pricing.server'
import { getSharedCatalogue } from './queries.server'
import { catalogueCall } from './services.server'
import { countEvent } from './statistics/count-events.server'
import { holidayRoutes } from './stay/holiday-routes.server'

/** Search engines are told this many starts of each course. */
const STARTS_FOR_ENGINES = 4

const calculatorIsland = (props: CalculatorProps) => (
  <Island
    name="pricing/Calculator"
    component={Calculator}
    props={props}
    when="interaction"
    stale={otherCurrencyKept(props)}
    links="a[data-choose]"
    preload
  />
)

const showCalculator = (props: CalculatorProps): ShownCalculator => ({
  title: props.t('title'),
  prices: offerPrices(props),
  from: schoolFrom(props.catalogue, props.locale),
  isPriced: isPriced(props),
  offers: courseOffers(props.catalogue, STARTS_FOR_ENGINES),
  form: calculatorIsland(props),
})

export const pricing: ServerFeature = {
  name: 'pricing',
  storage: [{ name: CURRENCY_COOKIE, kind: 'cookie', days: 365, purpose: 'currency' }],
  create: ({ payload, memo, services }) => {
    services.provide(schoolPrices, {
      address: (path, query) => withQuery(path, calculatorQuery(query)),
      loadCalculator: async (...asked) => {
        noteCalculator(asked[0])
        const props = await getCalculator(...asked)
        return props && showCalculator(props)
      },
      readOffers: getOfferDetails,
      readTotals: courseTotals,
      readClosures: async (ctx, slug) => (await getSharedCatalogue(ctx, slug))?.closures ?? [],
      readPrinted: printedPrices,
      listOffers: offersOfSchools,
    })
    services.provide(blockParts, {
      fromPrices: (ctx, schools) =>
        sharedRead(ctx, `prices of schools:${schools}`, (own) => offersOfSchools(own, schools)),
      offers: getSchoolOffers,
      calculator: (ctx, chosen) => calculatorInBlock(ctx, chosen, calculatorIsland),
    })
    services.provide(catalogueCall, (kit) =>
      catalogueHelper({
        ...rememberCatalogues({ payload, memo }, kit),
        limitPromoCodes: kit.limits.promoCode,
      }),
    )
    return {
      routes: (app, kit) => {
        priceRoutes(app, {
          ...rememberCatalogues({ payload, memo }, kit),
          limitPromoCodes: kit.limits.promoCode,
          rememberHit: kit.rememberHit,
          // Not awaited: counting must not delay the response.
          countStart: (stay) => void countEvent(payload, 'start', stay),
        })
        holidayRoutes(app, payload)
      },
      tasks: pricingTasks,
    }
  },
}
