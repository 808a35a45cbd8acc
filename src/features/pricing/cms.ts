import type { CollectionConfig, GlobalConfig } from 'payload'
import { withTrash } from '../../platform/payload/trash'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { ofSchoolTags } from '../../shared/tags'
import { pricing } from './cms-settings'
import { priceAdjustments, priceExtras } from './price-list/cms-adjustments'
import { priceLists } from './price-list/cms-price-lists'
import { pricingTag } from './queries.server'
import { calculatorCounts } from './statistics/cms-counts'

// Apart from pricing.server.ts, because Next compiles this for the admin panel, where `react-dom/server` is not allowed.

export { pricesCard } from './cms-dashboard-card'
export { deletePricesOfSchool } from './price-list/cms-price-lists'
export { describePrices } from './price-list/cms-price-log'

export const pricingCollections: CollectionConfig[] = [
  withTagInvalidation(withTrash(priceLists), ofSchoolTags),
  withTagInvalidation(withTrash(priceAdjustments, { unique: 'code' }), ofSchoolTags),
  withTagInvalidation(withTrash(priceExtras, { unique: 'code' }), ofSchoolTags),
  calculatorCounts,
]

export const pricingGlobals: GlobalConfig[] = [withGlobalTagInvalidation(pricing, pricingTag)]
