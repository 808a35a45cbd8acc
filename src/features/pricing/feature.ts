import type { Feature } from '../../platform/feature'
import { deletePricesOfSchool, describePrices, pricesCard, pricingCollections, pricingGlobals } from './cms'

const auditedPrices = { area: 'prices', describe: { items: describePrices } } as const

export const pricing: Feature = {
  name: 'pricing',
  collections: () => pricingCollections,
  globals: () => pricingGlobals,
  deleteWith: { schools: deletePricesOfSchool },
  audited: {
    'price-lists': auditedPrices,
    'price-adjustments': auditedPrices,
    'price-extras': auditedPrices,
  },
  cards: [pricesCard],
}
