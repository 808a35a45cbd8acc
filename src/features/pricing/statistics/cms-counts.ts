import type { CollectionConfig } from 'payload'
import { nobody, staff } from '../../../platform/payload/access'
import { countedEvents } from './counted-events'

/** Anonymous daily counts of calculator events. */
export const calculatorCounts: CollectionConfig = {
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
