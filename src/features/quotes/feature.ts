import type { Feature } from '../../platform/feature'
import { quotesLabels } from './labels/labels'
import { quotes as collection } from './quote/cms-quotes'

export const quotes: Feature = {
  name: 'quotes',
  labels: quotesLabels,
  reservedSlugs: ['cart', 'quotes'],
  collections: () => [collection],
}
