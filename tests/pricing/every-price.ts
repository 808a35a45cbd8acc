import { mapleHarbourPrices } from '../../src/cms/seed/demo/maple-harbour-prices'
import type { PriceCatalogue } from '../../src/features/pricing/contract'
import { price } from '../../src/features/pricing/price'
import { adjustment, catalogue, request } from '../../src/features/pricing/price-fixture'

// What bench and browser tests bundle, so that the very same code runs in Node and in the browser.

const demo: PriceCatalogue = catalogue({
  registrationFee: mapleHarbourPrices.registrationFee,
  lists: [{ id: 1, version: 1, validFrom: '2026-01-01', items: mapleHarbourPrices.list.items }],
  adjustments: mapleHarbourPrices.adjustments.map(({ title, ...rest }) =>
    adjustment({ ...rest, title: title.en }),
  ),
})

/** The price of each of the 6 x 14 x 49 choices. */
export const everyPrice = () => {
  const prices = []
  for (let course = 1; course <= 6; course++)
    for (let accommodation = 1; accommodation <= 14; accommodation++)
      for (let weeks = 0; weeks <= 48; weeks++)
        prices.push(price(request({ course, weeks, accommodation }), demo, demo.today))
  return prices
}

/** How many prices this machine computes in a second. */
export const pricesPerSecond = (ms = 500): number => {
  everyPrice()
  const began = performance.now()
  let count = 0
  while (performance.now() - began < ms) count += everyPrice().length
  return (count / (performance.now() - began)) * 1000
}
