import { documentId } from '../../shared/id'
import { documentTag } from '../../shared/tags'

/** On every page that shows prices: currencies and exchange rates. */
export const pricingTag = 'pricing'

/** Price lists, adjustments and extras appear only on the page of their school. */
export const priceTags = ({ school }: { school: number | { id: number } }): string[] => [
  documentTag('schools', documentId(school)),
]
