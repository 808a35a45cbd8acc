import type { CollectionConfig, GlobalConfig } from 'payload'
import { withTrash } from '../../platform/payload/trash'
import { announcing, announcingGlobal } from '../../platform/transaction/announce'
import { ofSchoolTags } from '../../shared/tags'
import { pricing } from './cms-settings'
import { priceAdjustments, priceExtras } from './price-list/cms-adjustments'
import { priceLists } from './price-list/cms-price-lists'
import { pricingTag } from './queries.server'
import { calculatorCounts } from './statistics/cms-counts'

// Apart from pricing.server.ts, because Next compiles this for the admin panel, where `react-dom/server` is not allowed.

export { pricesToday } from './cms-today'
export { deletePricesOfSchool } from './price-list/cms-price-lists'
export { describePrices } from './price-list/cms-price-log'

export const pricingCollections: CollectionConfig[] = [
  announcing(withTrash(priceLists), ofSchoolTags),
  announcing(withTrash(priceAdjustments, { unique: 'code' }), ofSchoolTags),
  announcing(withTrash(priceExtras, { unique: 'code' }), ofSchoolTags),
  calculatorCounts,
]

export const pricingGlobals: GlobalConfig[] = [announcingGlobal(pricing, pricingTag)]
