import type { Place } from '../geometry'

/** A house as the extract knows it. */
export interface Address {
  number: string
  street: string
  unit?: string
  town?: string
  postcode?: string
  /** Province, country and quarter: words that may be typed with it. */
  region: string[]
  /** Names of the street and the town in the extract's other languages. */
  otherNames?: { street: string[]; town: string[] }
  place: Place
}

/** As one would write it on a letter in this part of the world. */
export const addressLabel = ({ number, street, town, postcode }: Address): string =>
  [`${number} ${street}`, town, postcode].filter(Boolean).join(', ')
