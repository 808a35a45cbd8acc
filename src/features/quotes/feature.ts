import type { Feature } from '../../platform/feature'
import { quotes as collection } from './quote/cms-quotes'

export const quotes: Feature = {
  name: 'quotes',
  reservedSlugs: ['cart', 'quotes'],
  collections: () => [collection],
}
