import type { CollectionConfig, GlobalConfig } from 'payload'
import { nobody, staff } from '../../platform/payload/access'
import { withTrash } from '../../platform/payload/trash'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { ofSchoolTags } from '../../shared/tags'
import { pricing } from './cms-settings'
import { priceAdjustments, priceExtras } from './price-list/cms-adjustments'
import { priceLists } from './price-list/cms-price-lists'
import { pricingTag } from './queries.server'
import { countedEvents } from './statistics/counted-events'

// Apart from pricing.server.ts, because Next compiles this for the admin panel, where `react-dom/server` is not allowed.

export { pricesCard } from './cms-dashboard-card'
export { deletePricesOfSchool } from './price-list/cms-price-lists'
export { describePrices } from './price-list/cms-price-log'

/** Anonymous daily counts of calculator events. */
const calculatorCounts: CollectionConfig = {
  slug: 'calculator-counts',
  admin: { hidden: true },
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  indexes: [{ fields: ['day', 'school', 'event', 'course', 'weeks', 'language'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'school', type: 'relationship', relationTo: 'schools', required: true },
    { name: 'event', type: 'select', required: true, options: [...countedEvents] },
    { name: 'course', type: 'number', required: true },
    { name: 'weeks', type: 'number', required: true },
    // Empty in counts from before languages were counted.
    { name: 'language', type: 'text', required: true, defaultValue: '' },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
}

export const pricingCollections: CollectionConfig[] = [
  withTagInvalidation(withTrash(priceLists), ofSchoolTags),
  withTagInvalidation(withTrash(priceAdjustments, { unique: 'code' }), ofSchoolTags),
  withTagInvalidation(withTrash(priceExtras, { unique: 'code' }), ofSchoolTags),
  calculatorCounts,
]

export const pricingGlobals: GlobalConfig[] = [withGlobalTagInvalidation(pricing, pricingTag)]
