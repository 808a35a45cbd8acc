import { locales } from '../../shared/locale'
import type { DemoPrices } from './demo-types'
import { inLocale, type Seeding } from './localised'

const translations = locales.filter((locale) => locale !== 'en')

/** A demo school's price list, extras, discounts and supplements. */
export const seedPrices = async (
  { payload, req }: Seeding,
  prices: DemoPrices,
  school: number,
): Promise<void> => {
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
    for (const locale of translations)
      await payload.update({
        collection: 'price-extras',
        id,
        req,
        locale,
        data: { title: inLocale(title, locale) ?? title.en },
      })
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
    for (const locale of translations)
      await payload.update({
        collection: 'price-adjustments',
        id,
        req,
        locale,
        data: { title: inLocale(title, locale) ?? title.en },
      })
  }
}
