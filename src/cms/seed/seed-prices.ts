import type { DemoPrices } from './demo-types'
import { type Seeding, translate } from './localised'

/** A demo school's price list, extras, discounts and supplements. */
export const seedPrices = async (seeding: Seeding, prices: DemoPrices, school: number): Promise<void> => {
  const { payload, req } = seeding
  await payload.create({
    collection: 'price-lists',
    req,
    locale: 'en',
    data: {
      ...prices.list,
      items: [...prices.list.items],
      school,
      currency: 'default',
      _status: 'published',
    },
  })
  for (const [index, { title, ...extra }] of prices.extras.entries()) {
    const { id } = await payload.create({
      collection: 'price-extras',
      req,
      locale: 'en',
      data: { ...extra, school, position: index + 1, title: title.en },
    })
    await translate(seeding, 'price-extras', id, { title })
  }
  for (const { title, items: _, rounding, ...adjustment } of prices.adjustments) {
    const { id } = await payload.create({
      collection: 'price-adjustments',
      req,
      locale: 'en',
      data: {
        charged: 'once',
        ...adjustment,
        school,
        title: title.en,
        roundType: rounding?.type ?? 'classic',
        roundTo: rounding?.to ?? 100,
      },
    })
    await translate(seeding, 'price-adjustments', id, { title })
  }
}
