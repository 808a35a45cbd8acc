import type { CollectionConfig } from 'payload'
import type { Feature } from '../../platform/feature'
import { editors, nobody, staff } from '../../platform/payload/access'
import { ofSchool } from '../../platform/payload/school-scope'
import { withTrash } from '../../platform/payload/trash'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { ofSchoolTags } from '../../shared/tags'
import { pricesCard } from './cms-dashboard-card'
import { pricing as pricingSettings } from './cms-settings'
import { pricingLabels } from './labels/labels'
import { pricingPanelMessages } from './messages/panel/messages'
import { priceAdjustments, priceExtras } from './price-list/cms-adjustments'
import { deletePricesOfSchool, priceLists } from './price-list/cms-price-lists'
import { describePrices } from './price-list/cms-price-log'
import { pricingTag } from './queries.server'
import { countedEvents } from './statistics/counted-events'

/** Anonymous daily counts of calculator events. */
const calculatorCounts: CollectionConfig = {
  slug: 'calculator-counts',
  custom: ofSchool(),
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

const auditedPrices = { area: 'prices', describe: { items: describePrices } } as const

export const pricing: Feature = {
  name: 'pricing',
  labels: pricingLabels,
  collections: () => [
    withTagInvalidation(withTrash(priceLists), ofSchoolTags),
    withTagInvalidation(withTrash(priceAdjustments, { unique: 'code' }), ofSchoolTags),
    withTagInvalidation(withTrash(priceExtras, { unique: 'code' }), ofSchoolTags),
    calculatorCounts,
  ],
  globals: () => [withGlobalTagInvalidation(pricingSettings, pricingTag)],
  deleteWith: { schools: deletePricesOfSchool },
  audited: {
    'price-lists': auditedPrices,
    'price-adjustments': auditedPrices,
    'price-extras': auditedPrices,
  },
  cards: [pricesCard],
  actions: [
    {
      name: 'change-price',
      icon: 'prices',
      href: '/admin/collections/price-lists',
      label: (language) => pricingPanelMessages(language)('changePrice'),
      may: editors,
    },
  ],
}
