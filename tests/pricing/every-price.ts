import { mapleHarbourPrices } from '../../src/cms/seed/demo/maple-harbour/prices'
import { price } from '../../src/features/pricing/calculation/price'
import { writeRequest } from '../../src/features/pricing/calculation/request'
import type { PriceCatalogue, PriceRequest } from '../../src/features/pricing/model'
import { adjustment, catalogue, request } from '../fixtures/price-fixture'

// What bench and browser tests bundle, so that the very same code runs in Node and in the browser.

const demo: PriceCatalogue = catalogue({
  registrationFee: mapleHarbourPrices.registrationFee,
  lists: [{ id: 1, version: 1, validFrom: '2026-01-01', items: mapleHarbourPrices.list.items }],
  adjustments: mapleHarbourPrices.adjustments.map(({ title, ...rest }) =>
    adjustment({ ...rest, title: title.en }),
  ),
})

/** All 6 x 14 x 49 choices. */
const everyStay: PriceRequest[] = []
for (let course = 1; course <= 6; course++)
  for (let accommodation = 1; accommodation <= 14; accommodation++)
    for (let weeks = 0; weeks <= 48; weeks++) everyStay.push(request({ course, weeks, accommodation }))

/** The price of each of them. */
export const everyPrice = () => everyStay.map((stay) => price(stay, demo, demo.today))

/** As many as a server can be asked for one by one. 13 divides none of the ranges, so every value occurs. */
const someStays = everyStay.filter((_, index) => index % 13 === 0)

/** Some choices as a query, with the price that they have in a catalogue. */
export const somePrices = (catalogue: PriceCatalogue) =>
  someStays.map((stay) => ({
    query: String(writeRequest(stay)),
    price: price(stay, catalogue, catalogue.today),
  }))

/** How many prices this machine computes in a second. */
export const pricesPerSecond = (ms = 500): number => {
  everyPrice()
  const began = performance.now()
  let count = 0
  while (performance.now() - began < ms) count += everyPrice().length
  return (count / (performance.now() - began)) * 1000
}
